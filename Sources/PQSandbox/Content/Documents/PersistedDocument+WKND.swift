extension PersistedDocument {
  /// The nine queries of the WKND site; the same texts are in the files of `queries/`.
  public static let wknd: [PersistedDocument] = [
    .adventuresAll,
    .adventuresByActivity,
    .adventureBySlug,
    .adventureByPath,
    .adventureByPrice,
    .articlesAll,
    .articleByPath,
    .articleBySlug,
    .articleByAuthor,
  ]
}
