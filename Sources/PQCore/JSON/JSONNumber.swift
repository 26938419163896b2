/// A decimal number with its digits as written; its value is compared exactly, whatever its size.
///
/// `1.0`, `1` and `1E0` are equal. Exponents beyond ±10¹⁷ all count as that.
public struct JSONNumber: Sendable {
  /// The number as JSON has it.
  public let literal: String

  /// Makes a number from a literal, if it is one in JSON's grammar.
  ///
  /// - Parameter literal: The literal.
  public init?(_ literal: String) {
    let bytes = Array(literal.utf8)
    guard let first = bytes.first, first == UInt8(ascii: "-") || 0x30...0x39 ~= first else { return nil }
    guard (try? JSONNumberScanner.end(of: bytes.span, from: 0)) == bytes.count else { return nil }
    self.literal = literal
  }

  /// Makes a whole number.
  ///
  /// - Parameter value: The number.
  public init(_ value: some BinaryInteger) {
    literal = String(value)
  }

  init(valid literal: String) {
    self.literal = literal
  }

  /// The value when it is whole and fits the type, however it is written, or nil.
  ///
  /// - Parameter type: The type of whole numbers.
  /// - Returns: The value, exactly.
  public func exactly<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
    if let value = Integer(literal) { return value }
    let value = DecimalValue(literal)
    guard !value.digits.isEmpty else { return 0 }
    guard value.digits.count <= value.pointPosition, value.pointPosition <= 40 else { return nil }
    let zeros = String(repeating: "0", count: value.pointPosition - value.digits.count)
    return Integer((value.isNegative ? "-" : "") + String(decoding: value.digits, as: UTF8.self) + zeros)
  }

  /// The nearest value in binary floating point, or nil when it is out of range.
  public var double: Double? {
    Double(literal).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension JSONNumber: Hashable, Comparable {
  /// Compares the values exactly.
  ///
  /// - Parameters:
  ///   - left: One number.
  ///   - right: The other number.
  /// - Returns: Whether the values are equal.
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    left.literal == right.literal || DecimalValue(left.literal) == DecimalValue(right.literal)
  }

  /// Compares the values exactly.
  ///
  /// - Parameters:
  ///   - left: One number.
  ///   - right: The other number.
  /// - Returns: Whether the left value is less.
  public static func < (left: JSONNumber, right: JSONNumber) -> Bool {
    DecimalValue(left.literal) < DecimalValue(right.literal)
  }

  /// Hashes the value, so that equal numbers hash alike.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(DecimalValue(literal))
  }
}

extension JSONNumber: CustomStringConvertible, ExpressibleByIntegerLiteral {
  /// The literal.
  public var description: String { literal }

  /// Makes a number from a literal in Swift.
  ///
  /// - Parameter value: The number.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}
