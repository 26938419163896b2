public import PQCore
public import PQRun

extension Article: AnswerModel {
  /// The word for one.
  public static let singular: String = "article"

  /// The word for several.
  public static let plural: String = "articles"

  /// Members of adventures.
  public static let foreignMembers: Set<String> = [
    "activity", "adventureType", "price", "tripLength", "groupSize", "difficulty", "itinerary", "gearList",
  ]

  /// Gives the article as a card.
  ///
  /// - Parameters:
  ///   - layout: The width and the style of the text.
  ///   - surroundings: What came with the article.
  /// - Returns: Lines without a line break at the end.
  public func text(in layout: TextLayout, with surroundings: AnswerSurroundings) -> String? {
    var card = Card(title: title ?? slug, layout: layout)
    card.add("slug", slug)
    card.add("path", path)
    card.add("author", author?.name)
    card.add("image", featuredImage?.imageURL(for: surroundings.environment))
    card.add("portrait", author?.profilePicture?.imageURL(for: surroundings.environment))
    card.add("Story", main)
    return card.text(with: surroundings.references)
  }

  /// Gives articles as a table.
  ///
  /// - Parameters:
  ///   - items: The articles.
  ///   - layout: The width and the style of the text.
  /// - Returns: Lines without a line break at the end.
  public static func text(of items: [Article], in layout: TextLayout) -> String? {
    let table = FragmentTable<Article>(
      columns: [
        .init("TITLE") { $0.title },
        .init("SLUG") { $0.slug },
        .init("AUTHOR") { $0.author?.name },
      ],
      singular: singular,
      plural: plural
    )
    return table.text(of: items, in: layout)
  }
}
