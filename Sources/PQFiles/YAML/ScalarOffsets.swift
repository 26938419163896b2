/// Turns counts of Unicode scalars, as libyaml gives them, into byte offsets.
///
/// It remembers where it was, so that places asked for in order cost one walk over the text.
struct ScalarOffsets {
  private let bytes: [UInt8]
  private let isASCII: Bool
  private var scalar = 0
  private var offset = 0

  init(_ bytes: [UInt8], isASCII: Bool) {
    self.bytes = bytes
    self.isASCII = isASCII
  }

  /// Finds the byte offset of a scalar.
  ///
  /// - Parameter index: How many scalars stand before it.
  /// - Returns: The offset of its first byte; past the end the end.
  mutating func offset(of index: Int) -> Int {
    if isASCII { return min(index, bytes.count) }
    while scalar < index, offset < bytes.count {
      offset += 1
      while offset < bytes.count, isContinuation(offset) { offset += 1 }
      scalar += 1
    }
    while scalar > index, offset > 0 {
      offset -= 1
      while offset > 0, isContinuation(offset) { offset -= 1 }
      scalar -= 1
    }
    return offset
  }

  private func isContinuation(_ place: Int) -> Bool { bytes[place] & 0xC0 == 0x80 }
}
