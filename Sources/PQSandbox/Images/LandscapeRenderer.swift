/// Draws a landscape as JPEG.
///
/// Most of a view is free of edges, and there the blocks of a row are alike: they are made once and written many times.
struct LandscapeRenderer {
  private let landscape: Landscape
  private let transform = JPEGTransform(quality: 60)

  /// - Parameter landscape: What to draw.
  init(_ landscape: Landscape) {
    self.landscape = landscape
  }

  /// - Returns: The bytes of the file.
  func jpeg() -> [UInt8] {
    var writer = JPEGWriter(width: landscape.width, height: landscape.height, quantisation: transform.quantisation)
    for top in stride(from: 0, to: landscape.height, by: 16) {
      var plainUnits: [Landscape.Layer: JPEGWriter.Unit] = [:]
      for left in stride(from: 0, to: landscape.width, by: 16) {
        guard let layer = landscape.layer(filling: left..<left + 16, rows: top..<top + 16) else {
          writer.append(unit { x, y in landscape.color(x: left + x, y: top + y) })
          continue
        }
        let plain = plainUnits[layer] ?? unit { _, y in landscape.color(of: layer, row: top + y) }
        plainUnits[layer] = plain
        writer.append(plain)
      }
    }
    return writer.finish()
  }

  private func unit(_ color: (Int, Int) -> PixelColor) -> JPEGWriter.Unit {
    var luma = [[Float]](repeating: [], count: 4)
    var blueDifference: [Float] = []
    var redDifference: [Float] = []
    for y in 0..<16 {
      for x in 0..<16 {
        let pixel = color(x, y)
        luma[y / 8 * 2 + x / 8].append(pixel.luma)
        if x % 2 == 0, y % 2 == 0 {
          blueDifference.append(pixel.blueDifference)
          redDifference.append(pixel.redDifference)
        }
      }
    }
    return JPEGWriter.Unit(
      luma: luma.map(transform.block),
      blueDifference: transform.block(of: blueDifference),
      redDifference: transform.block(of: redDifference)
    )
  }
}
