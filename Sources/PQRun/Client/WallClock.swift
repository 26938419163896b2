#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The time of day.
public enum WallClock: Sendable {
  /// Reads the system's clock.
  ///
  /// - Returns: Whole seconds since the beginning of 1970, UTC.
  public static func secondsSince1970() -> Int {
    max(Int(time(nil)), 0)
  }
}
