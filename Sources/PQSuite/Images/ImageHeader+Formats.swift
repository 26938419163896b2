extension ImageHeader {
  /// PNG: the first chunk is the header.
  static func sizeOfPNG(_ reader: ByteReader) -> Size? {
    guard reader.hasText("IHDR", at: 12) else { return nil }
    return Size(reader.bigEndian(4, at: 16), reader.bigEndian(4, at: 20))
  }

  /// GIF: the size of the logical screen.
  static func sizeOfGIF(_ reader: ByteReader) -> Size? {
    Size(reader.littleEndian(2, at: 6), reader.littleEndian(2, at: 8))
  }

  /// JPEG: segments follow each other until one that starts a frame.
  static func sizeOfJPEG(_ reader: ByteReader) -> Size? {
    var place = 2
    while let marker = reader[place] {
      guard marker == 0xFF, let kind = reader[place + 1] else { return nil }
      switch kind {
      case 0xFF:
        place += 1
      case 0x01, 0xD0...0xD8:
        place += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return Size(reader.bigEndian(2, at: place + 7), reader.bigEndian(2, at: place + 5))
      case 0xD9, 0xDA:
        return nil
      default:
        guard let length = reader.bigEndian(2, at: place + 2), length >= 2 else { return nil }
        place += 2 + length
      }
    }
    return nil
  }

  /// WebP: lossy, lossless, or extended.
  static func sizeOfWebP(_ reader: ByteReader) -> Size? {
    if reader.hasText("VP8 ", at: 12) {
      guard reader.hasBytes([0x9D, 0x01, 0x2A], at: 23) else { return nil }
      let bits = (reader.littleEndian(2, at: 26), reader.littleEndian(2, at: 28))
      return Size(bits.0.map { $0 & 0x3FFF }, bits.1.map { $0 & 0x3FFF })
    }
    if reader.hasText("VP8L", at: 12) {
      guard reader[20] == 0x2F, let bits = reader.littleEndian(4, at: 21) else { return nil }
      return Size(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    guard reader.hasText("VP8X", at: 12) else { return nil }
    return Size(reader.littleEndian(3, at: 24).map { $0 + 1 }, reader.littleEndian(3, at: 27).map { $0 + 1 })
  }
}
