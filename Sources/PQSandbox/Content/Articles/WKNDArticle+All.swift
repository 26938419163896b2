extension WKNDArticle {
  /// Every story of the magazine.
  static let all: [WKNDArticle] = [
    .alaskanAdventures,
    .alohaSpiritsInNorthernNorway,
    .flyFishingAmazon,
    .losAngelesSkateparks,
    .sanDiegoSurfspots,
    .skiTouring,
    .westernAustraliaByCamperVan,
  ]
}
