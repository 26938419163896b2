public import PQCore
public import PQRun

extension Adventure: AnswerModel {
  /// The word for one.
  public static let singular: String = "adventure"

  /// The word for several.
  public static let plural: String = "adventures"

  /// Says that the price came as text, if it did.
  public var remarks: [AnswerRemark] {
    guard let price, let text = price.text else { return [] }
    return [AnswerRemark("price", "is the text '\(text)', which was read as the number \(price.amount)")]
  }

  /// Members of articles.
  public static let foreignMembers: Set<String> = ["authorFragment", "featuredImage"]

  /// Gives the adventure as a card.
  ///
  /// - Parameters:
  ///   - layout: The width and the style of the text.
  ///   - surroundings: What came with the adventure.
  /// - Returns: Lines without a line break at the end.
  public func text(in layout: TextLayout, with surroundings: AnswerSurroundings) -> String? {
    var card = Card(title: title, layout: layout)
    card.add("slug", slug)
    card.add("path", path)
    card.add("activity", activity)
    card.add("type", adventureType)
    card.add("length", tripLength)
    card.add("group size", groupSize.map(String.init))
    card.add("difficulty", difficulty)
    card.add("price", price.map(\.description))
    card.add("image", imageURL(for: surroundings.environment))
    card.add("Description", description)
    card.add("Itinerary", itinerary)
    card.add("Gear list", gearList)
    return card.text(with: surroundings.references)
  }

  /// Gives adventures as a table.
  ///
  /// - Parameters:
  ///   - items: The adventures.
  ///   - layout: The width and the style of the text.
  /// - Returns: Lines without a line break at the end.
  public static func text(of items: [Adventure], in layout: TextLayout) -> String? {
    let table = FragmentTable<Adventure>(
      columns: [
        .init("TITLE") { $0.title },
        .init("SLUG") { $0.slug },
        .init("ACTIVITY") { $0.activity },
        .init("LENGTH") { $0.tripLength },
        .init("PRICE", alignment: .trailing) { $0.price?.description },
      ],
      singular: singular,
      plural: plural
    )
    return table.text(of: items, in: layout)
  }
}
