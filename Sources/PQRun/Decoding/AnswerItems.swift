public import PQCore

/// The items of an answer, whatever the shape AEM wrapped them in and whatever its root fields are called.
///
/// A list has `items`, a single fragment by path or by ID has `item`, a page has `edges` with a `node` each.
public struct AnswerItems: Sendable {
  /// The items in the order they came, `null` and incomplete ones among them.
  public let elements: [Element]

  /// The fragments that rich text refers to, from `_references`.
  public let references: [Element]

  /// Where the answer goes on, if it came as a page.
  public let page: Page?

  /// The places that hold the items, one for each root field.
  public let locations: [JSONLocation]

  /// Finds the items of an answer.
  ///
  /// - Parameter answer: The whole answer, with `data` in it.
  /// - Throws: A diagnostic of class `.badAnswer` that names the place where no items are.
  public init(of answer: JSON) throws(Diagnostic) {
    guard let data = answer["data"] else { throw .noItems(at: Self.dataLocation, "is absent") }
    guard let fields = data.members else { throw .noItems(at: Self.dataLocation, Self.words(for: data)) }
    var reader = AnswerItemsReader()
    for field in fields {
      try reader.read(field.value, at: Self.dataLocation.appending(.name(field.name)))
    }
    guard !reader.locations.isEmpty else {
      throw .noItems(at: Self.dataLocation, "has no field with 'items', 'item' or 'edges'")
    }
    elements = reader.elements
    references = reader.references
    page = reader.page
    locations = reader.locations
  }

  private static let dataLocation = JSONLocation([.name("data")])

  static func words(for json: JSON) -> String { "is \(json.kind.words)" }
}

extension AnswerItems {
  /// One item and the place it came from.
  public struct Element: Sendable {
    /// The item.
    public let json: JSON

    private let place: JSONLocation
    private let index: Int?
    private let isNode: Bool

    // Lists are long, and few places are ever asked for.
    init(_ json: JSON, at place: JSONLocation, index: Int? = nil, isNode: Bool = false) {
      self.json = json
      self.place = place
      self.index = index
      self.isNode = isNode
    }

    /// The way to it from the answer's root.
    public var location: JSONLocation {
      JSONLocation(place.steps + (index.map { [.index($0)] } ?? []) + (isNode ? [.name("node")] : []))
    }

    /// The words that a person knows the fragment by: its path, its slug or its title.
    public var fragmentName: String? {
      ["_path", "slug", "title"].lazy.compactMap { json[$0]?.string }.first
    }
  }

  /// Where a list goes on.
  public struct Page: Sendable, Hashable {
    /// The cursor of the last item.
    public let endCursor: String?

    /// Whether more items follow.
    public let hasNextPage: Bool
  }
}

extension Diagnostic.Code {
  package static let noItems = Diagnostic.Code(
    "no-items",
    explanation: """
      A decoder looks for items in the answer: AEM gives a list under 'items', one fragment under 'item', and a page \
      under 'edges', each within a root field of the query. Here there is null or something else in that place, which \
      is not the same as a list without items. The usual causes are an answer that is not from the query's document, \
      and a server that failed to fetch the list.
      """,
    example: #"{"data": {"adventureList": null}}"#
  )
}

extension Diagnostic {
  static func noItems(at location: JSONLocation, _ words: String) -> Diagnostic {
    .error(
      .noItems,
      "the answer holds no items: '\(location)' \(words)",
      hint: "look at the whole answer with --decode json, and compare it with the query's document",
      failure: .badAnswer
    )
  }
}
