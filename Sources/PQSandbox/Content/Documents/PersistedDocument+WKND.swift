extension PersistedDocument {
  /// The nine queries of the WKND site and one of our own, which asks for the measures of pictures; the same texts are in
  /// the files of `queries/`.
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
    .adventureImages,
  ]
}
