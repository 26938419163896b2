package import PQCore

/// Holds a value against the rules its variable has beyond its type.
struct RuleChecker {
  let subject: ValueReader.Subject

  private var rules: Variable.Rules { subject.variable.rules }

  func check(_ value: VariableValue) throws(Diagnostic) {
    switch value {
    case .null, .object: return
    case .list(let values):
      for value in values { try check(value) }
    case .text(let text): try check(text: text, isNumber: false)
    case .literal(let text): try check(text: text, isNumber: text != "true" && text != "false")
    }
  }

  private func check(text: String, isNumber: Bool) throws(Diagnostic) {
    if let allowed = rules.allowed, !allowed.contains(where: { $0.utf8.elementsEqual(text.utf8) }) {
      throw .notAllowed(subject, text, allowed: allowed)
    }
    if isNumber { try checkRange(of: text) }
    if let format = rules.format, !format.accepts(text) { throw .wrongFormat(subject, format) }
    try checkPattern(on: text)
  }

  private func checkRange(of literal: String) throws(Diagnostic) {
    guard let number = JSONNumber(literal) else { return }
    if let minimum = rules.minimum.flatMap(JSONNumber.init), number < minimum {
      throw .outOfRange(subject, "is less than \(minimum)")
    }
    if let maximum = rules.maximum.flatMap(JSONNumber.init), maximum < number {
      throw .outOfRange(subject, "is greater than \(maximum)")
    }
  }

  private func checkPattern(on text: String) throws(Diagnostic) {
    guard let pattern = rules.pattern else { return }
    guard try !pattern.isFound(in: text) else { return }
    throw .patternMismatch(subject, text, pattern: pattern, suggestion: try suggestion(for: text, pattern))
  }

  // The text as a slug, when that is what the pattern wants; else the variable's example.
  private func suggestion(for text: String, _ pattern: Variable.Pattern) throws(Diagnostic) -> String? {
    let slug = String(text.lowercased().map { $0.isWhitespace ? "-" : $0 })
    if try pattern.isFound(in: slug) { return slug }
    return switch subject.variable.example?.content {
    case .text(let text): text
    case .node(let node): node.text
    case .json, nil: nil
    }
  }
}

extension Variable.Format {
  /// Whether a text has the form.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it has the form.
  public func accepts(_ text: String) -> Bool {
    switch self {
    case .contentPath:
      let segments = text.split(separator: "/", omittingEmptySubsequences: false)
      return text.hasPrefix("/content/") && segments.dropFirst().allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    case .slug:
      return !text.isEmpty && text.utf8.allSatisfy { $0.isLowerCaseLetterOrDigit || $0 == 0x2D || $0 == 0x5F }
    case .locale:
      let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      let isPlain = parts.allSatisfy { $0.utf8.allSatisfy(\.isLetterOrDigit) && (1...8).contains($0.count) }
      return isPlain && (2...3).contains(parts[0].count)
    case .date:
      return DateText.isDate(text)
    }
  }

  var example: String {
    switch self {
    case .contentPath: "/content/dam/site/en/page"
    case .slug: "bali-surf-camp"
    case .locale: "en or en-US"
    case .date: "2026-05-04"
    }
  }
}

extension UInt8 {
  fileprivate var isLowerCaseLetterOrDigit: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  fileprivate var isLetterOrDigit: Bool {
    isLowerCaseLetterOrDigit || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }
}

extension Diagnostic.Code {
  package static let variableEnum = Diagnostic.Code(
    "variable-enum",
    explanation: "A value is not one of the words that its variable's 'enum' lists.",
    example: "pqrun adventures-by-activity --env author --var activity=Sleeping"
  )

  package static let variableRange = Diagnostic.Code(
    "variable-range",
    explanation: "A number is less than its variable's 'min' or greater than its 'max'.",
    example: "pqrun adventures-all --env author --var imageQuality=200"
  )

  package static let variableFormat = Diagnostic.Code(
    "variable-format",
    explanation: "A text does not have the form that its variable's 'format' names.",
    example: "pqrun adventure-by-path --env author --var adventurePath=content/dam/x"
  )

  package static let variablePattern = Diagnostic.Code(
    "variable-pattern",
    explanation: """
      A text does not match the regular expression of its variable's 'pattern'. The expression may match anywhere in \
      the text unless it is anchored with '^' and '$'.
      """,
    example: "pqrun adventure-by-slug --env author --var slug='Bali Surf'"
  )
}

extension Diagnostic {
  fileprivate static func notAllowed(
    _ subject: ValueReader.Subject,
    _ text: String,
    allowed: [String]
  ) -> Diagnostic {
    let hint =
      subject.variable.isSecret
      ? "give one of the values that its 'enum' lists"
      : NearestName.hint(text, in: allowed) ?? "the values are \(allowed.joined(separator: ", "))"
    return subject.error(
      .variableEnum,
      "variable '\(subject.variable.name)' does not take \(subject.shownText)",
      hint: hint
    )
  }

  fileprivate static func outOfRange(_ subject: ValueReader.Subject, _ reason: String) -> Diagnostic {
    subject.error(
      .variableRange,
      "the value of variable '\(subject.variable.name)' is out of range: \(subject.shownText) \(reason)",
      hint: "give a number within the range that is declared"
    )
  }

  fileprivate static func wrongFormat(_ subject: ValueReader.Subject, _ format: Variable.Format) -> Diagnostic {
    subject.error(
      .variableFormat,
      "variable '\(subject.variable.name)' takes a \(format.rawValue), not \(subject.shownText)",
      hint: "write it like \(format.example)"
    )
  }

  fileprivate static func patternMismatch(
    _ subject: ValueReader.Subject,
    _ text: String,
    pattern: Variable.Pattern,
    suggestion: String?
  ) -> Diagnostic {
    var notes: [Note] = []
    if let origin = subject.given.origin { notes.append(Note("given by \(origin)")) }
    if subject.given.span != nil, let span = pattern.span {
      notes.append(Note("the pattern is declared here", at: span))
    }
    let isShown = !subject.variable.isSecret
    let hint = suggestion.flatMap { isShown ? "did you mean '\($0)'?" : nil } ?? "the pattern is \(pattern.text)"
    return .error(
      .variablePattern,
      "variable '\(subject.variable.name)' does not match its pattern",
      at: subject.given.span ?? pattern.span,
      label: isShown ? "\(subject.shownText) \(traits(of: text))" : nil,
      notes: notes,
      hint: hint
    )
  }

  private static func traits(of text: String) -> String {
    var traits: [String] = []
    if text.isEmpty { return "is empty" }
    if text.contains(where: \.isWhitespace) { traits.append("a space") }
    if text.contains(where: \.isUppercase) { traits.append("capitals") }
    if text.contains(where: { !$0.isASCII }) { traits.append("characters outside ASCII") }
    return traits.isEmpty ? "does not match" : "has \(traits.joined(separator: " and "))"
  }
}
