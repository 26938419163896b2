#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The processors of this machine.
enum Processors {
  /// How many can be used now.
  ///
  /// - Parameter limit: The most that are counted.
  /// - Returns: At least one.
  static func count(atMost limit: Int) -> Int {
    min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), limit)
  }
}
