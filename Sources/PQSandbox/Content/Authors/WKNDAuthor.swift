import PQCore

/// Someone who writes for the WKND magazine.
struct WKNDAuthor: Sendable {
  /// The name below the folder of all contributors.
  let node: String
  let id: String
  let firstName: String
  let lastName: String
  let birthDay: String?
  let occupations: [String]
  let biography: String?
  let picture: WKNDPicture

  /// Where the fragment lives.
  var path: String { "\(Self.root)/\(node)" }

  /// What the store keeps of the picture.
  var asset: ImageAsset { picture.asset(in: Self.root) }

  /// - Returns: The content fragment.
  /// - Throws: A diagnostic when the biography is not well formed.
  func fragment() throws(Diagnostic) -> ContentFragment {
    let life: FieldValue =
      if let biography { .richText(try RichText(html: biography)) } else { .null }
    return ContentFragment(
      path: path,
      id: id,
      model: .author,
      title: "\(firstName) \(lastName)",
      fields: [
        ("firstName", .text(firstName)),
        ("lastName", .text(lastName)),
        ("profilePicture", .reference(asset.path)),
        ("birthDay", birthDay.map(FieldValue.dateTime) ?? .null),
        ("biography", life),
        ("occupations", .strings(occupations)),
      ]
    )
  }

  private static let root = "/content/dam/wknd-shared/en/contributors"
}
