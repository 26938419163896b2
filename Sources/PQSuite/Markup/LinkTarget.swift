/// What a link of rich text leads to.
struct LinkTarget: Sendable, Hashable {
  /// The address without the part that names a place in the page.
  let address: String

  /// Where it leads.
  let kind: Kind

  /// Where a link leads.
  enum Kind: Sendable, Hashable {
    /// Nowhere: the link has no target.
    case nowhere
    /// To a content fragment.
    case fragment
    /// To a page or an asset of this system.
    case content
    /// To another address that can be asked.
    case other
    /// To something that cannot be asked: a place in the text, an e-mail address.
    case local
  }

  /// Reads a target.
  ///
  /// - Parameter text: The target as it is written.
  init(_ text: String) {
    let written = text.trimmingBlanks()
    address = String(written.prefix { $0 != "#" })
    kind = Self.kind(of: written, address: address)
  }

  private static func kind(of written: Substring, address: String) -> Kind {
    guard !written.isEmpty else { return .nowhere }
    guard !address.isEmpty else { return .local }
    if address.hasPrefix("/content/") {
      let isFragment = address.hasPrefix("/content/dam/") && FileExtension(of: address).text.isEmpty
      return isFragment ? .fragment : .content
    }
    if address.hasPrefix("/") { return .other }
    let scheme = address.prefix { $0 != ":" }.lowercased()
    return scheme == "http" || scheme == "https" ? .other : .local
  }
}

extension String {
  /// The text without blanks at both ends.
  fileprivate func trimmingBlanks() -> Substring {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return self[...last].drop(while: \.isWhitespace)
  }
}
