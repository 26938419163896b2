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

/// A sign of the grammar, by its byte or the first of its bytes.
enum Punctuator: UInt8, Sendable, Hashable {
  case exclamationMark = 0x21
  case dollar = 0x24
  case ampersand = 0x26
  case leftParenthesis = 0x28
  case rightParenthesis = 0x29
  case spread = 0x2E
  case colon = 0x3A
  case equals = 0x3D
  case at = 0x40
  case leftBracket = 0x5B
  case rightBracket = 0x5D
  case leftBrace = 0x7B
  case verticalBar = 0x7C
  case rightBrace = 0x7D

  /// The sign as it is written.
  var text: String { self == .spread ? "..." : String(Unicode.Scalar(rawValue)) }
}
