#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A made-up view over water: sky, sun, three ranges of hills.
///
/// The same seed gives the same view.
struct Landscape: Sendable {
  /// What a pixel can show, from back to front.
  enum Layer: Int, CaseIterable {
    case sky, sun, farHills, middleHills, nearHills, water
  }

  let width: Int
  let height: Int

  private let palette: LandscapePalette
  private let sun: (x: Int, y: Int, radius: Int)
  private let hills: [[Int]]
  private let waterline: Int

  /// - Parameters:
  ///   - seed: What tells this view from others.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  init(seed: String, width: Int, height: Int) {
    var random = SeededGenerator(seed: seed)
    self.width = width
    self.height = height
    palette = LandscapePalette.all[Int(random.next() % UInt64(LandscapePalette.all.count))]
    let span = Double(min(width, height))
    sun = (
      x: Int(Double(width) * random.fraction(in: 0.15...0.85)),
      y: Int(Double(height) * random.fraction(in: 0.15...0.4)),
      radius: Int(span * random.fraction(in: 0.05...0.1))
    )
    hills = [0.46, 0.58, 0.7].map { base in
      Self.skyline(base: base, width: width, height: height, random: &random)
    }
    waterline = Int(Double(height) * random.fraction(in: 0.76...0.86))
  }

  /// The layer that fills a rectangle alone.
  ///
  /// - Parameters:
  ///   - columns: The columns of the rectangle; those beyond the picture count as its last one.
  ///   - rows: The rows of the rectangle.
  /// - Returns: The layer, or nil when an edge runs through the rectangle.
  func layer(filling columns: Range<Int>, rows: Range<Int>) -> Layer? {
    if rows.lowerBound >= waterline { return .water }
    if rows.upperBound > waterline { return nil }
    let visible = columns.clamped(to: 0..<width)
    for (index, skyline) in hills.enumerated().reversed() {
      let heights = skyline[visible]
      if heights.allSatisfy({ $0 <= rows.lowerBound }) { return Self.hillLayers[index] }
      if heights.contains(where: { $0 < rows.upperBound }) { return nil }
    }
    let touchesSun =
      columns.overlaps(sun.x - sun.radius..<sun.x + sun.radius + 1)
      && rows.overlaps(sun.y - sun.radius..<sun.y + sun.radius + 1)
    return touchesSun ? nil : .sky
  }

  /// The color of a pixel; beyond the picture, of the nearest pixel in it.
  ///
  /// - Parameters:
  ///   - x: The column.
  ///   - y: The row.
  /// - Returns: The color.
  func color(x: Int, y: Int) -> PixelColor {
    let (x, y) = (min(x, width - 1), min(y, height - 1))
    return color(of: layer(x: x, y: y), row: y)
  }

  /// The color of a layer, which changes from row to row and not from column to column.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - row: The row.
  /// - Returns: The color.
  func color(of layer: Layer, row: Int) -> PixelColor {
    palette[layer].color(at: Float(min(row, height - 1)) / Float(height))
  }

  private static let hillLayers: [Layer] = [.farHills, .middleHills, .nearHills]

  private func layer(x: Int, y: Int) -> Layer {
    if y >= waterline { return .water }
    if let index = hills.lastIndex(where: { y >= $0[x] }) { return Self.hillLayers[index] }
    let (fromSunX, fromSunY) = (x - sun.x, y - sun.y)
    return fromSunX * fromSunX + fromSunY * fromSunY <= sun.radius * sun.radius ? .sun : .sky
  }

  private static func skyline(base: Double, width: Int, height: Int, random: inout SeededGenerator) -> [Int] {
    let waves = [(cycles: 1.1, size: 0.09), (cycles: 2.6, size: 0.05), (cycles: 7.3, size: 0.012)].map { wave in
      (
        cycles: wave.cycles * random.fraction(in: 0.7...1.4),
        size: wave.size * random.fraction(in: 0.5...1.2),
        phase: random.fraction(in: 0...2 * .pi)
      )
    }
    return (0..<width).map { x in
      let across = Double(x) / Double(width) * 2 * .pi
      let rise = waves.reduce(0) { sum, wave in sum + wave.size * sin(across * wave.cycles + wave.phase) }
      return Int(Double(height) * (base - rise))
    }
  }
}
