/// Turns samples into blocks: discrete cosine transform, quantisation, zigzag order (ITU-T T.81, A.3).
struct JPEGTransform: Sendable {
  /// The divisors in zigzag order, as the file states them.
  let quantisation: [UInt8]

  private let cosines: [Float]
  private let scales: [Float]

  /// - Parameter quality: From 1 to 100, as other encoders count it.
  init(quality: Int) {
    let percent = quality < 50 ? 5000 / quality : 200 - 2 * quality
    quantisation = Self.referenceQuantisation.map { UInt8(clamping: max(1, (Int($0) * percent + 50) / 100)) }
    scales = quantisation.map { 1 / Float($0) }
    cosines = (0..<64).map { index in
      let (frequency, position) = (index / 8, index % 8)
      let norm: Float = frequency == 0 ? 0.353_553_4 : 0.5
      return norm * Self.cosine(sixteenths: (2 * position + 1) * frequency)
    }
  }

  /// - Parameter samples: 64 samples around zero, row by row.
  /// - Returns: The block.
  func block(of samples: [Float]) -> JPEGBlock {
    let spectrum = transformRows(of: transformRows(of: samples))
    let quantised = Self.zigzag.indices.map { index in
      Int((spectrum[Self.zigzag[index]] * scales[index]).rounded())
    }
    var coefficients: [JPEGBlock.Coefficient] = []
    var zeros = 0
    for value in quantised.dropFirst() {
      if value == 0 {
        zeros += 1
      } else {
        coefficients.append(.init(zerosBefore: zeros, value: value))
        zeros = 0
      }
    }
    return JPEGBlock(mean: quantised[0], coefficients: coefficients, endsEarly: zeros > 0)
  }

  // Transforms each row and writes it as a column: done twice, it transforms both ways and restores the order.
  private func transformRows(of samples: [Float]) -> [Float] {
    var result = [Float](repeating: 0, count: 64)
    for row in 0..<8 {
      for frequency in 0..<8 {
        var sum: Float = 0
        for position in 0..<8 {
          sum += samples[row * 8 + position] * cosines[frequency * 8 + position]
        }
        result[frequency * 8 + row] = sum
      }
    }
    return result
  }

  private static func cosine(sixteenths: Int) -> Float {
    let quarter: [Float] = [
      1, 0.980_785_3, 0.923_879_5, 0.831_469_6, 0.707_106_8, 0.555_570_2, 0.382_683_4, 0.195_090_3, 0,
    ]
    let angle = sixteenths % 32
    return switch angle {
    case 0...8: quarter[angle]
    case 9...16: -quarter[16 - angle]
    case 17...24: -quarter[angle - 16]
    default: quarter[32 - angle]
    }
  }

  // The luminance table of ITU-T T.81, K.1, in zigzag order.
  private static let referenceQuantisation: [UInt8] = [
    16, 11, 12, 14, 12, 10, 16, 14, 13, 14, 18, 17, 16, 19, 24, 40,
    26, 24, 22, 22, 24, 49, 35, 37, 29, 40, 58, 51, 61, 60, 57, 51,
    56, 55, 64, 72, 92, 78, 64, 68, 87, 69, 55, 56, 80, 109, 81, 87,
    95, 98, 103, 104, 103, 62, 77, 113, 121, 112, 100, 120, 92, 101, 103, 99,
  ]

  private static let zigzag = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5,
    12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
    35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51,
    58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]
}
