/// A piece of a document that the grammar speaks of.
struct Token: Sendable, Hashable {
  let kind: Kind

  /// The bytes it covers.
  let range: Range<Int>

  enum Kind: Sendable, Hashable {
    case punctuator(Punctuator)
    case name
    case int
    case float
    case string
    case blockString
    case end
  }
}

/// A sign of the grammar.
enum Punctuator: String, Sendable, Hashable {
  case exclamationMark = "!"
  case dollar = "$"
  case ampersand = "&"
  case leftParenthesis = "("
  case rightParenthesis = ")"
  case spread = "..."
  case colon = ":"
  case equals = "="
  case at = "@"
  case leftBracket = "["
  case rightBracket = "]"
  case leftBrace = "{"
  case verticalBar = "|"
  case rightBrace = "}"

  init?(_ byte: UInt8) {
    self.init(rawValue: String(Unicode.Scalar(byte)))
  }
}
