#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// A variable of the process environment.
public enum ProcessVariable: Sendable {
  /// Looks a variable up.
  ///
  /// - Parameter name: The variable's name.
  /// - Returns: Its value, or nil when it is not set.
  public static func value(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
