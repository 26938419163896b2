/// The tags that rich text may hold.
enum RichTextTag: String, Sendable, Hashable, CaseIterable {
  case p, h1, h2, h3, h4, h5, h6
  case ul, ol, li
  case table, tbody, tr, td
  case strong, b, em, i, u, a, br, img

  /// Whether it has neither content nor an end tag.
  var isVoid: Bool { self == .br || self == .img }

  /// The attributes it may have.
  var attributes: [String] {
    if self == .a { return ["href", "target"] }
    return self == .img ? ["src", "alt"] : []
  }

  /// The style it gives to the text inside.
  var variant: RichTextVariant? {
    switch self {
    case .strong, .b: .bold
    case .em, .i: .italic
    case .u: .underline
    case .p, .h1, .h2, .h3, .h4, .h5, .h6, .ul, .ol, .li, .table, .tbody, .tr, .td, .a, .br, .img: nil
    }
  }

  /// The tags that may stand directly inside a tag, or at the top for nil.
  static func children(of parent: RichTextTag?) -> Set<RichTextTag> {
    switch parent {
    case nil: [.p, .h1, .h2, .h3, .h4, .h5, .h6, .ul, .ol, .table]
    case .ul, .ol: [.li]
    case .table: [.tbody]
    case .tbody: [.tr]
    case .tr: [.td]
    case .li: inline.union([.ul, .ol])
    case .br, .img: []
    case .p, .h1, .h2, .h3, .h4, .h5, .h6, .td, .strong, .b, .em, .i, .u, .a: inline
    }
  }

  /// Whether words may stand directly inside a tag, or at the top for nil: where inline tags may.
  static func allowsText(in parent: RichTextTag?) -> Bool {
    children(of: parent).isSuperset(of: inline)
  }

  private static let inline: Set<RichTextTag> = [.strong, .b, .em, .i, .u, .a, .br, .img]
}
