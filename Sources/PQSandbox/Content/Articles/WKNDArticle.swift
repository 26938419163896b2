import PQCore

/// A story of the WKND magazine.
struct WKNDArticle: Sendable {
  /// Folder and name below the folder of the magazine.
  let node: String
  let id: String
  let title: String
  let slug: String
  let author: WKNDAuthor
  let picture: WKNDPicture
  let main: String

  /// What the store keeps of its picture.
  var asset: ImageAsset {
    let folder = node.prefix { $0 != "/" }
    return picture.asset(in: "\(Self.root)/\(folder)")
  }

  /// - Returns: The content fragment.
  /// - Throws: A diagnostic when the text is not well formed.
  func fragment() throws(Diagnostic) -> ContentFragment {
    ContentFragment(
      path: "\(Self.root)/\(node)",
      id: id,
      model: .article,
      title: title,
      fields: [
        ("title", .text(title)),
        ("slug", .text(slug)),
        ("featuredImage", .reference(asset.path)),
        ("authorFragment", .reference(author.path)),
        ("main", .richText(try RichText(html: main))),
      ]
    )
  }

  private static let root = "/content/dam/wknd-shared/en/magazine"
}
