/// YAML 1.2's core schema (YAML 1.2.2, section 10.3.2): what a plain scalar means where no type is declared.
public enum CoreSchema: Sendable {
  /// What a plain scalar means.
  public enum Meaning: Sendable, Hashable {
    /// Null.
    case null
    /// A Boolean.
    case boolean(Bool)
    /// A number, as a JSON literal.
    case number(String)
    /// Infinity or not a number, which JSON cannot write.
    case notFinite
    /// Text.
    case text
  }

  /// Tells what a plain scalar means.
  ///
  /// - Parameter text: The scalar's text.
  /// - Returns: Its meaning.
  public static func resolve(_ text: String) -> Meaning {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    case ".nan", ".NaN", ".NAN": return .notFinite
    default: break
    }
    // Hardly any text looks like a number.
    guard let first = text.utf8.first, "+-.0123456789".utf8.contains(first) else { return .text }
    let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    if [".inf", ".Inf", ".INF"].contains(String(unsigned)) { return .notFinite }
    if let literal = radixLiteral(text) ?? decimalLiteral(unsigned, isNegative: text.hasPrefix("-")) {
      return .number(literal)
    }
    return .text
  }

  private static func radixLiteral(_ text: String) -> String? {
    let digits = text.dropFirst(2)
    guard digits.first != "+", digits.first != "-" else { return nil }
    if text.hasPrefix("0o") { return UInt64(digits, radix: 8).map { String($0) } }
    if text.hasPrefix("0x") { return UInt64(digits, radix: 16).map { String($0) } }
    return nil
  }

  private static func decimalLiteral(_ unsigned: Substring, isNegative: Bool) -> String? {
    let exponentStart = unsigned.firstIndex { $0 == "e" || $0 == "E" } ?? unsigned.endIndex
    let mantissa = unsigned[..<exponentStart].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard mantissa.allSatisfy(isDigits), mantissa.contains(where: { !$0.isEmpty }) else { return nil }
    var whole = String(mantissa[0].drop { $0 == "0" })
    if whole.isEmpty { whole = "0" }
    var literal = (isNegative ? "-" : "") + whole
    if mantissa.count == 2, !mantissa[1].isEmpty { literal += "." + mantissa[1] }
    guard exponentStart < unsigned.endIndex else { return literal }
    let exponent = unsigned[unsigned.index(after: exponentStart)...]
    let digits = exponent.hasPrefix("-") || exponent.hasPrefix("+") ? exponent.dropFirst() : exponent
    guard !digits.isEmpty, isDigits(digits) else { return nil }
    return literal + "e" + exponent
  }

  private static func isDigits(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
