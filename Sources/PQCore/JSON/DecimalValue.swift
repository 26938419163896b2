/// The value of a decimal literal: ±0.DIGITS × 10^pointPosition, without zeros at either end of the digits.
///
/// Zero has no digits and no sign, so every value has one form.
struct DecimalValue: Hashable {
  let isNegative: Bool
  let digits: [UInt8]
  let pointPosition: Int

  /// Takes a literal apart.
  ///
  /// - Parameter literal: A number in JSON's grammar.
  init(_ literal: String) {
    var digits: [UInt8] = []
    var pointPosition = 0
    var exponent = 0
    var isExponentNegative = false
    var part = Part.whole
    for byte in literal.utf8 {
      switch (part, byte) {
      case (_, UInt8(ascii: ".")): part = .fraction
      case (_, UInt8(ascii: "e")), (_, UInt8(ascii: "E")): part = .exponent
      case (.exponent, UInt8(ascii: "-")): isExponentNegative = true
      case (.exponent, 0x30...0x39):
        exponent = min(exponent * 10 + Int(byte - 0x30), Self.exponentLimit)
      case (.whole, 0x30...0x39):
        if !digits.isEmpty || byte != 0x30 {
          digits.append(byte)
          pointPosition += 1
        }
      case (.fraction, 0x30...0x39):
        if digits.isEmpty, byte == 0x30 { pointPosition -= 1 } else { digits.append(byte) }
      default: break
      }
    }
    while digits.last == 0x30 { digits.removeLast() }
    self.digits = digits
    self.pointPosition = digits.isEmpty ? 0 : pointPosition + (isExponentNegative ? -exponent : exponent)
    isNegative = !digits.isEmpty && literal.utf8.first == UInt8(ascii: "-")
  }

  private enum Part {
    case whole
    case fraction
    case exponent
  }

  private static let exponentLimit = 100_000_000_000_000_000
}

extension DecimalValue: Comparable {
  static func < (left: DecimalValue, right: DecimalValue) -> Bool {
    if left.sign != right.sign { return left.sign < right.sign }
    return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
  }

  private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  /// Compares what is left without the signs.
  private func isSmaller(than other: DecimalValue) -> Bool {
    if pointPosition != other.pointPosition { return pointPosition < other.pointPosition }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}
