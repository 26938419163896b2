#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A name that may hold the wildcards of a shell: '*', '?' and '[…]'.
struct NamePattern {
  private let text: String

  /// Makes a pattern.
  ///
  /// - Parameter text: The pattern.
  init(_ text: String) {
    self.text = text
  }

  /// Whether it can mean more than the name it is.
  var hasWildcards: Bool { text.contains { "*?[".contains($0) } }

  /// Whether a name fits.
  ///
  /// - Parameter name: The name.
  /// - Returns: Whether all of it fits.
  func fits(_ name: String) -> Bool {
    unsafe fnmatch(text, name, 0) == 0
  }
}
