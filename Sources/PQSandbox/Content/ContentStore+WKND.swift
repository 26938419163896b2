package import PQCore

extension ContentStore {
  /// Adobe's WKND sample site as the sandbox serves it: 16 adventures, 7 articles, 7 authors and their pictures.
  ///
  /// - Returns: The store.
  /// - Throws: Every contradiction in the content, which the tests prove to be free of them.
  package static func wknd() throws(DiagnosticList) -> ContentStore {
    var problems = DiagnosticList()
    let adventures = WKNDAdventure.all.compactMap { problems.collect($0.fragment) }
    let articles = WKNDArticle.all.compactMap { problems.collect($0.fragment) }
    let authors = WKNDAuthor.all.compactMap { problems.collect($0.fragment) }
    try problems.throwIfErrors()
    return try ContentStore(
      fragments: adventures + articles + authors,
      assets: WKNDAdventure.all.map(\.asset) + WKNDArticle.all.map(\.asset) + WKNDAuthor.all.map(\.asset)
    )
  }
}
