public import PQCore

/// An amount of money with its digits as they came.
///
/// AEM sends a number; the content of older WKND sites sends text such as `"$5000 USD"` or `"5000.00"`.
public struct Price: Sendable {
  /// The amount, exactly.
  public let amount: JSONNumber

  /// The currency's code, which only text can hold.
  public let currency: String?

  /// The text it was read from, or nil when it came as a number.
  public let text: String?

  /// Makes a price from a number.
  ///
  /// - Parameter amount: The amount, exactly.
  public init(_ amount: JSONNumber) {
    self.amount = amount
    currency = nil
    text = nil
  }

  /// Reads a price from text, if it is one.
  ///
  /// - Parameter text: An amount with an optional sign of a currency before it and an optional code after it; commas
  ///   may part the thousands.
  public init?(_ text: String) {
    var rest = text[...].trimmingSpaces()
    if let sign = rest.first, "$€£¥".contains(sign) { rest = rest.dropFirst().trimmingSpaces() }
    let digits = rest.prefix { "0123456789.,".contains($0) }
    let code = rest[digits.endIndex...].trimmingSpaces()
    let isCode = code.utf8.count == 3 && code.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    guard code.isEmpty || isCode, let amount = Price.amount(of: digits) else { return nil }
    self.amount = amount
    currency = code.isEmpty ? nil : String(code)
    self.text = text
  }

  private static func amount(of digits: Substring) -> JSONNumber? {
    let whole = digits.prefix { $0 != "." }
    let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
    let areThousands = groups.dropFirst().allSatisfy { $0.utf8.count == 3 } && (1...3).contains(groups[0].utf8.count)
    guard groups.count == 1 || areThousands else { return nil }
    return JSONNumber(groups.joined() + digits[whole.endIndex...])
  }
}

extension Price: Hashable, Comparable {
  /// Compares amount and currency, not the digits they were written with.
  ///
  /// - Parameters:
  ///   - left: One price.
  ///   - right: The other price.
  /// - Returns: Whether both are the same money.
  public static func == (left: Price, right: Price) -> Bool {
    left.amount == right.amount && left.currency == right.currency
  }

  /// Compares the amounts; currencies are not converted.
  ///
  /// - Parameters:
  ///   - left: One price.
  ///   - right: The other price.
  /// - Returns: Whether the left amount is less.
  public static func < (left: Price, right: Price) -> Bool {
    left.amount < right.amount
  }

  /// Hashes amount and currency.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(amount)
    hasher.combine(currency)
  }
}

extension Price: ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// Makes a price from a whole number in code.
  ///
  /// - Parameter value: The amount.
  public init(integerLiteral value: Int) {
    self.init(JSONNumber(value))
  }

  /// The amount without needless zeros, and the currency if it is known: `5000`, `152.59`, `5000 USD`.
  public var description: String {
    let whole = amount.exactly(Int.self).map(String.init) ?? amount.literal
    return currency.map { "\(whole) \($0)" } ?? whole
  }
}

extension Price: Codable {
  /// Reads a number or one of the old text forms.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: A decoding error when it is neither.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text: String
    do {
      self.init(try container.decode(JSONNumber.self))
      return
    } catch {
      guard let found = try? container.decode(String.self) else { throw error }
      text = found
    }
    guard let price = Price(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "the text '\(text)' is no price")
    }
    self = price
  }

  /// Writes the amount as a number with its digits as they came.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(amount)
  }
}

extension Substring {
  fileprivate func trimmingSpaces() -> Substring {
    var rest = drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
