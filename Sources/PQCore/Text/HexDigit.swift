/// Hexadecimal digits as bytes.
package enum HexDigit: Sendable {
  /// Reads a digit of either case.
  ///
  /// - Parameter byte: An ASCII character.
  /// - Returns: Its value, or nil when it is no digit.
  package static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Writes a digit in lower case.
  ///
  /// - Parameter value: A value below 16.
  /// - Returns: Its ASCII character.
  package static func lowercase(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
