/// The parts of a number's literal (GraphQL, section 2.9.1 and 2.9.2; JSON has the same grammar).
struct NumberText {
  let isInteger: Bool

  /// Reads a literal: `-12`, `0.5`, `1E+2`; no sign `+`, no leading zero, no bare point.
  init?(_ text: String) {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = NumberText.takeDigits(&rest)
    guard whole == 1 || (whole > 1 && !text.utf8.drop { $0 == UInt8(ascii: "-") }.starts(with: "0".utf8)) else {
      return nil
    }
    var isInteger = true
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard NumberText.takeDigits(&rest) > 0 else { return nil }
      isInteger = false
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard NumberText.takeDigits(&rest) > 0 else { return nil }
      isInteger = false
    }
    guard rest.isEmpty else { return nil }
    self.isInteger = isInteger
  }

  private static func takeDigits(_ rest: inout Substring.UTF8View) -> Int {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    rest = rest.dropFirst(digits)
    return digits
  }
}
