extension WKNDAdventure {
  /// Every trip on offer.
  static let all: [WKNDAdventure] = [
    .baliSurfCamp,
    .beervanaPortland,
    .climbingNewZealand,
    .coloradoRockClimbing,
    .cyclingSouthernUtah,
    .cyclingTuscany,
    .downhillSkiingWyoming,
    .gastronomicMaraisTour,
    .napaWineTasting,
    .riversideCampingAustralia,
    .skiTouringMountBlanc,
    .surfCampCostaRica,
    .tahoeSkiing,
    .westCoastCycling,
    .whistlerMountainBiking,
    .yosemiteBackpacking,
  ]
}
