/// A text in three parts, of which the middle one is marked.
struct MarkedText: Equatable {
  /// What stands before the mark.
  var before: String

  /// What is marked.
  var inside: String

  /// What stands after the mark.
  var after: String

  /// Hides the secrets in the text as a whole, with the mark on what is left of the marked part.
  ///
  /// A secret may reach over an end of the mark; then everything that differs from the text is marked.
  ///
  /// - Parameter redact: Hides the secrets in a text.
  /// - Returns: The text without secrets.
  func redacted(by redact: (String) -> String) -> MarkedText {
    let whole = before + inside + after
    let shown = redact(whole)
    guard shown != whole else { return self }
    let parts = MarkedText(before: redact(before), inside: redact(inside), after: redact(after))
    guard parts.before + parts.inside + parts.after != shown else { return parts }

    let scalars = Array(shown.unicodeScalars)
    let start = zip(scalars, parts.before.unicodeScalars).prefix { $0 == $1 }.count
    let rest = scalars[start...]
    let tail = zip(rest.reversed(), parts.after.unicodeScalars.reversed()).prefix { $0 == $1 }.count
    return MarkedText(
      before: String(scalars[..<start]),
      inside: String(rest.dropLast(tail)),
      after: String(rest.suffix(tail))
    )
  }
}

extension String {
  fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
