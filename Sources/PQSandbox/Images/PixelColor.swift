/// A color as JPEG keeps it: brightness and two color differences, all around zero.
struct PixelColor: Sendable {
  let luma: Float
  let blueDifference: Float
  let redDifference: Float

  /// - Parameter rgb: Red, green and blue, eight bits each.
  init(rgb: UInt32) {
    let red = Float(rgb >> 16 & 0xFF)
    let green = Float(rgb >> 8 & 0xFF)
    let blue = Float(rgb & 0xFF)
    luma = 0.299 * red + 0.587 * green + 0.114 * blue - 128
    blueDifference = 0.5 * blue - 0.168_736 * red - 0.331_264 * green
    redDifference = 0.5 * red - 0.418_688 * green - 0.081_312 * blue
  }

  fileprivate init(between first: PixelColor, and second: PixelColor, at share: Float) {
    luma = first.luma + (second.luma - first.luma) * share
    blueDifference = first.blueDifference + (second.blueDifference - first.blueDifference) * share
    redDifference = first.redDifference + (second.redDifference - first.redDifference) * share
  }
}

/// A color that runs into another one from the top of the picture to its foot.
struct ColorRamp: Sendable {
  let top: PixelColor
  let foot: PixelColor

  /// - Parameters:
  ///   - top: Red, green and blue at the top.
  ///   - foot: Red, green and blue at the foot.
  init(_ top: UInt32, _ foot: UInt32) {
    self.top = PixelColor(rgb: top)
    self.foot = PixelColor(rgb: foot)
  }

  /// - Parameter share: How far down, from 0 to 1.
  /// - Returns: The color there.
  func color(at share: Float) -> PixelColor {
    PixelColor(between: top, and: foot, at: share)
  }
}
