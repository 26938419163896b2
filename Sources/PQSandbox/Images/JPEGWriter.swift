/// Writes a baseline JPEG file (ITU-T T.81) of three components, color at half the resolution both ways.
///
/// One quantisation table and one pair of Huffman tables serve all three components: larger by a few per cent, and shorter by half.
struct JPEGWriter: ~Copyable {
  /// The blocks of 16×16 pixels: four of brightness, row by row, and one of each color difference.
  struct Unit: Sendable {
    let luma: [JPEGBlock]
    let blueDifference: JPEGBlock
    let redDifference: JPEGBlock
  }

  private var bytes: [UInt8]
  private var pendingBits: UInt32 = 0
  private var pendingCount = 0
  private var previousMeans = [0, 0, 0]

  /// - Parameters:
  ///   - width: The width of the picture in pixels, up to 65,535.
  ///   - height: Its height in pixels, up to 65,535.
  ///   - quantisation: The divisors the blocks were made with.
  init(width: Int, height: Int, quantisation: [UInt8]) {
    bytes = [0xFF, 0xD8]
    addSegment(0xE0, [0x4A, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
    addSegment(0xDB, [0] + quantisation)
    let size = [UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8), UInt8(width & 0xFF)]
    addSegment(0xC0, [8] + size + [3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0])
    for (kind, table) in [(0x00 as UInt8, HuffmanTable.means), (0x10, HuffmanTable.coefficients)] {
      addSegment(0xC4, [kind] + table.lengths + table.symbols)
    }
    addSegment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0])
  }

  /// Adds the next unit, from left to right and from top to bottom.
  ///
  /// - Parameter unit: The unit.
  mutating func append(_ unit: Unit) {
    for block in unit.luma {
      append(block, component: 0)
    }
    append(unit.blueDifference, component: 1)
    append(unit.redDifference, component: 2)
  }

  /// Ends the file.
  ///
  /// - Returns: Its bytes.
  consuming func finish() -> [UInt8] {
    appendBits(0x7F, 7)
    bytes += [0xFF, 0xD9]
    return bytes
  }

  private mutating func addSegment(_ marker: UInt8, _ content: [UInt8]) {
    let length = content.count + 2
    bytes += [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
  }

  private mutating func append(_ block: JPEGBlock, component: Int) {
    appendValue(block.mean - previousMeans[component], zerosBefore: 0, HuffmanTable.means)
    previousMeans[component] = block.mean
    for coefficient in block.coefficients {
      var zeros = coefficient.zerosBefore
      while zeros > 15 {
        appendSymbol(0xF0, HuffmanTable.coefficients)
        zeros -= 16
      }
      appendValue(coefficient.value, zerosBefore: zeros, HuffmanTable.coefficients)
    }
    if block.endsEarly {
      appendSymbol(0x00, HuffmanTable.coefficients)
    }
  }

  private mutating func appendValue(_ value: Int, zerosBefore zeros: Int, _ table: HuffmanTable) {
    let size = Int.bitWidth - value.magnitude.leadingZeroBitCount
    appendSymbol(UInt8(zeros << 4 | size), table)
    appendBits(UInt32(truncatingIfNeeded: value < 0 ? value - 1 : value), size)
  }

  private mutating func appendSymbol(_ symbol: UInt8, _ table: HuffmanTable) {
    let code = table[symbol]
    appendBits(code.bits, code.length)
  }

  private mutating func appendBits(_ bits: UInt32, _ count: Int) {
    pendingBits = pendingBits << UInt32(count) | bits & ((1 << UInt32(count)) - 1)
    pendingCount += count
    while pendingCount >= 8 {
      pendingCount -= 8
      let byte = UInt8(truncatingIfNeeded: pendingBits >> UInt32(pendingCount))
      bytes.append(byte)
      if byte == 0xFF { bytes.append(0) }
    }
  }
}
