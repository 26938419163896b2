/// A source line as a terminal shows it, cut around the part to mark when it is long.
struct SourceExcerpt {
  // A secret must be seen whole to be hidden, so much more of a line is read than is shown; but not all of a huge one.
  private static let reach = 16_384

  /// The text to show.
  let text: String

  /// The number of columns before the part to mark.
  let indentation: Int

  /// The number of columns to mark, at least one.
  let caretCount: Int

  /// Makes an excerpt.
  ///
  /// - Parameters:
  ///   - source: The text the line is in.
  ///   - number: The number of the line.
  ///   - marked: The bytes to mark; those outside the line are not shown.
  ///   - width: The number of columns that the text may have.
  ///   - redact: Hides the secrets in a text.
  init(
    of source: SourceText,
    line number: Int,
    marking marked: Range<Int>,
    width: Int,
    redact: (String) -> String
  ) {
    let line = source.range(ofLine: number)
    let marked = source.shownRange(of: marked.clamped(to: line), within: line)
    let start = source.scalarStart(at: marked.lowerBound, in: line)
    let end = source.scalarEnd(at: min(marked.upperBound, start + Self.reach), in: line)
    let windowStart = source.scalarStart(at: start - Self.reach, in: line)
    let windowEnd = source.scalarEnd(at: end + Self.reach, in: line)
    let parts = MarkedText(
      before: source.shownText(in: windowStart..<start),
      inside: source.shownText(in: start..<end),
      after: source.shownText(in: end..<windowEnd)
    ).redacted(by: redact)

    let before = TerminalCells(parts.before)
    let inside = TerminalCells(parts.inside)
    let after = TerminalCells(parts.after)
    let isWhole = windowStart..<windowEnd == line && before.width + inside.width + after.width <= width

    // Two columns are for the signs of omission; what is before the marks may have half of what the marks leave.
    let room = isWhole ? width : width - 2
    let shownInside = inside.prefix(room)
    let spare = room - shownInside.width
    let shownBefore = before.suffix(before.width <= spare ? spare : max(spare / 2, spare - after.width))
    let shownAfter = after.prefix(shownInside.isCut ? 0 : spare - shownBefore.width)

    let head = shownBefore.isCut || windowStart > line.lowerBound ? "…" : ""
    let isTailCut = shownInside.isCut || shownAfter.isCut || windowEnd < line.upperBound
    let shown = head + shownBefore.text + shownInside.text + shownAfter.text + (isTailCut ? "…" : "")
    // Two harmless parts may make a command of a build service together.
    text = TerminalText.sanitise(shown).trimmingTrailingSpaces()
    indentation = head.count + shownBefore.width
    caretCount = max(1, shownInside.width + (shownInside.isCut ? 1 : 0))
  }
}

extension SourceText {
  /// The start of the scalar that a byte is in, kept within a line.
  fileprivate func scalarStart(at offset: Int, in line: Range<Int>) -> Int {
    var start = min(max(offset, line.lowerBound), line.upperBound)
    while start > line.lowerBound, start < line.upperBound, isContinuation(at: start) { start -= 1 }
    return start
  }

  /// The end of the scalar that the byte before an offset is in, kept within a line.
  fileprivate func scalarEnd(at offset: Int, in line: Range<Int>) -> Int {
    var end = min(max(offset, line.lowerBound), line.upperBound)
    while end > line.lowerBound, end < line.upperBound, isContinuation(at: end) { end += 1 }
    return end
  }

  private func isContinuation(at offset: Int) -> Bool {
    bytes[offset] & 0xC0 == 0x80
  }
}
