import PQCore

/// A trip of the WKND site: the facts of Adobe's sample content with words of our own.
struct WKNDAdventure: Sendable {
  /// Folder and name below the folder of all adventures.
  let node: String
  let id: String
  let title: String
  let slug: String
  let activity: String
  let adventureType: String
  let price: String
  let tripLength: String
  let groupSize: Int
  let difficulty: String
  let picture: WKNDPicture
  let description: String
  let itinerary: String
  let gearList: String?

  /// What the store keeps of its picture.
  var asset: ImageAsset {
    let folder = node.prefix { $0 != "/" }
    return picture.asset(in: "\(Self.root)/\(folder)")
  }

  /// - Returns: The content fragment.
  /// - Throws: A diagnostic when a text is not well formed.
  func fragment() throws(Diagnostic) -> ContentFragment {
    let gear: FieldValue =
      if let gearList { .richText(try RichText(html: gearList)) } else { .null }
    return ContentFragment(
      path: "\(Self.root)/\(node)",
      id: id,
      model: .adventure,
      title: title,
      fields: [
        ("title", .text(title)),
        ("slug", .text(slug)),
        ("description", .richText(try RichText(html: description))),
        ("adventureType", .text(adventureType)),
        ("tripLength", .text(tripLength)),
        ("activity", .text(activity)),
        ("groupSize", .int(groupSize)),
        ("difficulty", .text(difficulty)),
        ("price", .float(price)),
        ("primaryImage", .reference(asset.path)),
        ("itinerary", .richText(try RichText(html: itinerary))),
        ("gearList", gear),
      ]
    )
  }

  private static let root = "/content/dam/wknd-shared/en/adventures"
}
