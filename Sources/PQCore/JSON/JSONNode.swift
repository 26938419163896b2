/// One entry of a document's flat list: a value or a member's name, in eight bytes.
///
/// The list holds every value before the values in it; in an object each value follows its name.
struct JSONNode: Sendable {
  /// The most bytes a text may have, so that offsets and lengths fit.
  static let byteLimit = 1 << 30

  private let bits: UInt64

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - offset: The byte where it starts; of text the byte after the quote.
  ///   - extent: Its bytes; of an array or object the index of the entry that follows all that is in it.
  ///   - isPlain: Whether it is text that is written in JSON as it is.
  init(_ kind: Kind, offset: Int, extent: Int, isPlain: Bool = false) {
    bits =
      UInt64(kind.rawValue) << 61 | (isPlain ? 1 << 60 : 0)
      | UInt64(truncatingIfNeeded: offset) << 30 | UInt64(truncatingIfNeeded: extent)
  }

  var kind: Kind {
    switch bits >> 61 {
    case 0: .null
    case 1: .false
    case 2: .true
    case 3: .number
    case 4: .string
    case 5: .array
    default: .object
    }
  }

  var offset: Int { Int(truncatingIfNeeded: bits >> 30) & (Self.byteLimit - 1) }

  var extent: Int { Int(truncatingIfNeeded: bits) & (Self.byteLimit - 1) }

  /// The bytes of a scalar.
  var range: Range<Int> { offset..<(offset + extent) }

  /// Whether it is text without escapes that needs none when it is written.
  var isPlain: Bool { bits & 1 << 60 != 0 }

  var isContainer: Bool { bits >> 61 >= 5 }

  /// The same array or object with its end known.
  func ending(at end: Int) -> JSONNode {
    JSONNode(kind, offset: offset, extent: end)
  }

  enum Kind: UInt8, Sendable {
    case null
    case `false`
    case `true`
    case number
    case string
    case array
    case object
  }
}
