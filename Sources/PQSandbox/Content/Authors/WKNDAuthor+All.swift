extension WKNDAuthor {
  /// Everyone who writes.
  static let all: [WKNDAuthor] = [
    .ianProvo,
    .jacobWester,
    .jakeHammer,
    .justinBarr,
    .kumarSelveraj,
    .sofiaSjoeberg,
    .staceyRoswells,
  ]
}
