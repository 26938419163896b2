/// The colors of one hour of the day.
struct LandscapePalette: Sendable {
  let sky: ColorRamp
  let sun: ColorRamp
  let farHills: ColorRamp
  let middleHills: ColorRamp
  let nearHills: ColorRamp
  let water: ColorRamp

  subscript(layer: Landscape.Layer) -> ColorRamp {
    switch layer {
    case .sky: sky
    case .sun: sun
    case .farHills: farHills
    case .middleHills: middleHills
    case .nearHills: nearHills
    case .water: water
    }
  }

  /// The hours there are.
  static let all = [
    LandscapePalette(
      sky: ColorRamp(0x3A6EA5, 0xF6E3C5),
      sun: ColorRamp(0xFFF4D6, 0xFFE9B0),
      farHills: ColorRamp(0x9DB4C8, 0x7F9DB5),
      middleHills: ColorRamp(0x7C9A92, 0x567A6B),
      nearHills: ColorRamp(0x55785A, 0x2F4F3A),
      water: ColorRamp(0x8FB7CF, 0x2C5F86)
    ),
    LandscapePalette(
      sky: ColorRamp(0x2B2E5A, 0xFFB178),
      sun: ColorRamp(0xFFE3A8, 0xFFC078),
      farHills: ColorRamp(0x8D6A8F, 0x74557E),
      middleHills: ColorRamp(0x64486F, 0x4A355A),
      nearHills: ColorRamp(0x43304F, 0x241B34),
      water: ColorRamp(0xC98674, 0x3B3560)
    ),
    LandscapePalette(
      sky: ColorRamp(0x86B6D8, 0xF4F8FB),
      sun: ColorRamp(0xFFFFF2, 0xFFFBE0),
      farHills: ColorRamp(0xE6EEF5, 0xC9D8E6),
      middleHills: ColorRamp(0xC3D3E0, 0x9BB1C6),
      nearHills: ColorRamp(0x8AA2B5, 0x54697F),
      water: ColorRamp(0xB9D2E2, 0x4F7896)
    ),
    LandscapePalette(
      sky: ColorRamp(0x5AA0B8, 0xFBD9A6),
      sun: ColorRamp(0xFFF0C4, 0xFFE08A),
      farHills: ColorRamp(0xD9A87C, 0xC08A5E),
      middleHills: ColorRamp(0xB97850, 0x955436),
      nearHills: ColorRamp(0x8A4B30, 0x55291C),
      water: ColorRamp(0x7DB9B6, 0x2A6F78)
    ),
  ]
}
