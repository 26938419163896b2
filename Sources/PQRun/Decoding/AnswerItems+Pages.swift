public import PQCore

extension AnswerItems {
  /// Decodes the items of a page, whatever its root field is called.
  ///
  /// - Parameter model: What each item becomes.
  /// - Returns: The page, with the place from which `after` goes on.
  /// - Throws: A diagnostic when the answer is no page, or one that names every item that does not fit.
  public func pages<Model: Decodable & Sendable>(as model: Model.Type) throws(Diagnostic) -> ItemPage<Model> {
    guard let page else { throw .noPage(at: locations) }
    return ItemPage(items: try items(as: model), endCursor: page.endCursor, hasNextPage: page.hasNextPage)
  }
}

extension Diagnostic {
  fileprivate static func noPage(at locations: [JSONLocation]) -> Diagnostic {
    let places = locations.map { "'\($0)'" }.joined(separator: " and ")
    return .error(
      .noItems,
      "the answer is no page: its items are in \(places), and those of a page are in 'edges'",
      hint: "take its items as a list, or ask a query whose name ends in 'Paginated'",
      failure: .badAnswer
    )
  }
}
