/// One event of a YAML text, with the Unicode scalars it covers.
struct YAMLEvent {
  enum Content {
    case documentStart
    case documentEnd
    case streamEnd
    case alias(String)
    case scalar(String, Style)
    case sequenceStart(isFlow: Bool)
    case sequenceEnd
    case mappingStart(isFlow: Bool)
    case mappingEnd
  }

  enum Style {
    case plain
    case quoted
    case block
  }

  var content: Content
  var anchor: String?
  var tag: String?

  /// The first scalar, counted from the start of the text.
  var start: Int

  /// One past the last scalar.
  var end: Int

  var hasProperties: Bool { anchor != nil || tag != nil }
}

/// Why a text is not YAML, in libyaml's words and with its places.
struct YAMLProblem: Error {
  var problem: String
  var problemStart: Int
  var context: String
  var contextStart: Int
}
