/// A short mark of a text that is the same in every run of a program, for names of files; not for security (FNV-1a).
package struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
  private let value: UInt64

  /// Makes the mark of a text.
  ///
  /// - Parameter text: The text.
  package init(_ text: String) {
    value = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Sixteen hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
