import PQCore

extension SourceText {
  /// The first place where a text stands, or an empty place at the end.
  func span(of text: String) -> SourceSpan {
    let wanted = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? bytes.count
    return SourceSpan(source: self, range: start..<min(bytes.count, start + wanted.count))
  }
}

extension Diagnostic.Code {
  static let sample = Diagnostic.Code("sample", explanation: "A sample.", example: "x")
}
