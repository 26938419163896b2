/// The lines under a headline: source lines behind a gutter of line numbers, with carets and remarks.
struct SourceSnippet {
  private let numberWidth: Int
  private let layout: TextLayout
  private let redact: (String) -> String

  /// Makes a snippet whose gutter fits every line number of a problem.
  init(for diagnostic: Diagnostic, layout: TextLayout, redact: @escaping (String) -> String) {
    let spans = [diagnostic.span] + diagnostic.notes.map(\.span)
    let lastLine = spans.compactMap { $0.map { $0.source.line(at: $0.range.upperBound) } }.max() ?? 0
    numberWidth = max(2, String(lastLine).count)
    self.layout = layout
    self.redact = redact
  }

  /// The line that says where.
  func arrow(to place: String) -> String {
    frame(spaces(numberWidth) + "-->") + " " + place
  }

  /// Source lines of a span with carets under it: of a long one its first and its last line.
  func lines(of span: SourceSpan, label: String?, style: TextStyle) -> [String] {
    let source = span.source
    let marked = visible(span)
    let first = source.line(at: marked.lowerBound)
    let last = source.line(at: marked.upperBound)
    guard first < last else {
      return [gutter("")] + row(first, of: source, marking: marked, label: label, style: style)
    }
    let lastLine = source.range(ofLine: last)
    let indentation = source.bytes[lastLine].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    let head = marked.lowerBound..<max(marked.lowerBound, source.range(ofLine: first).upperBound)
    let tail = min(lastLine.lowerBound + indentation, marked.upperBound)..<marked.upperBound
    return [gutter("")]
      + row(first, of: source, marking: head, label: nil, style: style)
      + (last > first + 1 ? [gutter("…")] : [])
      + row(last, of: source, marking: tail, label: label, style: style)
  }

  /// A remark of one line or more: `= hint: …`.
  func remark(_ word: String, _ texts: [String]) -> [String] {
    texts.enumerated().map { index, text in
      index == 0
        ? frame(spaces(numberWidth + 1) + "=") + " " + TextStyle.cyan.apply(to: word, in: layout) + text
        : (gutter("") + spaces(word.count + 1) + text).trimmingTrailingSpaces()
    }
  }

  // The line breaks at the end of a span, as of a block in YAML, are nothing to point at.
  private func visible(_ span: SourceSpan) -> Range<Int> {
    let source = span.source
    let range = span.range.clamped(to: 0..<source.bytes.count)
    guard source.line(at: range.lowerBound) < source.line(at: range.upperBound) else { return range }
    var end = range.upperBound
    while end > range.lowerBound, [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  private func row(
    _ number: Int,
    of source: SourceText,
    marking range: Range<Int>,
    label: String?,
    style: TextStyle
  ) -> [String] {
    let width = max(40, layout.width - numberWidth - 3)
    let excerpt = SourceExcerpt(of: source, line: number, marking: range, width: width, redact: redact)
    let text = excerpt.text.isEmpty ? "" : " " + excerpt.text
    let carets = String(repeating: "^", count: excerpt.caretCount) + (label.map { " " + $0 } ?? "")
    return [
      gutter(String(number)) + text,
      gutter("") + spaces(excerpt.indentation + 1) + style.apply(to: carets, in: layout),
    ]
  }

  private func gutter(_ number: String) -> String {
    frame(DisplayWidth.pad(number, to: numberWidth, alignment: .trailing) + " |")
  }

  private func frame(_ text: String) -> String {
    TextStyle.blue.apply(to: text, in: layout)
  }

  private func spaces(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}
