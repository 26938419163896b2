/// Text in which `~~~` stands for a part that varies within a line.
struct ExpectedText: Sendable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Whether an actual text fits.
  func matches(_ actual: String) -> Bool {
    let expected = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    return expected.count == lines.count && zip(expected, lines).allSatisfy(Self.matches)
  }

  private static func matches(_ expected: Substring, _ actual: Substring) -> Bool {
    let parts = expected.split(separator: "~~~", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return expected == actual }
    guard actual.hasPrefix(first), actual.dropFirst(first.count).hasSuffix(last) else { return false }
    var rest = actual.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
