/// Two texts cut to the part in which they differ, so that long ones can be shown one beside the other.
package struct TextContrast: Sendable, Hashable {
  /// The part of the first text, with `…` where something is left out.
  package let first: String

  /// The part of the second text, with `…` where something is left out.
  package let second: String

  /// Cuts two texts.
  ///
  /// - Parameters:
  ///   - first: One text.
  ///   - second: The other text.
  ///   - context: How many characters stay before and behind the part in which they differ.
  ///   - limit: The most characters of each that stay; texts with no more bytes than that are not cut.
  package init(_ first: String, _ second: String, context: Int = 20, limit: Int = 80) {
    guard max(first.utf8.count, second.utf8.count) > limit else {
      self.first = first
      self.second = second
      return
    }
    let start = zip(first.utf8, second.utf8).prefix { $0 == $1 }.count
    let longest = min(first.utf8.count, second.utf8.count) - start
    let end = zip(first.utf8.reversed(), second.utf8.reversed()).prefix(longest).prefix { $0 == $1 }.count
    let window = Window(start: start, end: end, context: context, limit: limit)
    self.first = window.cut(first)
    self.second = window.cut(second)
  }

  /// The bytes that two texts have in common at both ends, and what may stay of the rest.
  private struct Window {
    let start: Int
    let end: Int
    let context: Int
    let limit: Int

    func cut(_ text: String) -> String {
      let bytes = text.utf8
      var lower = text.character(at: bytes.index(bytes.startIndex, offsetBy: start))
      lower = text.index(lower, offsetBy: -context, limitedBy: text.startIndex) ?? text.startIndex
      var upper = text.character(at: bytes.index(bytes.endIndex, offsetBy: -end))
      upper = text.index(upper, offsetBy: context, limitedBy: text.endIndex) ?? text.endIndex
      upper = min(upper, text.index(lower, offsetBy: limit, limitedBy: text.endIndex) ?? text.endIndex)
      return (lower > text.startIndex ? "…" : "") + text[lower..<max(lower, upper)] + (upper < text.endIndex ? "…" : "")
    }
  }
}

extension String {
  /// The start of the character that a byte belongs to; of a character without an end to it, that of its scalar.
  fileprivate func character(at byte: Index) -> Index {
    var index = byte
    for _ in 0..<64 {
      if let start = index.samePosition(in: self) { return start }
      index = utf8.index(before: index)
    }
    return unicodeScalars.index(before: unicodeScalars.index(after: index))
  }
}
