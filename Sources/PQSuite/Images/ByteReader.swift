/// Reads numbers from bytes, and gives nil beyond their end.
struct ByteReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte at a place.
  subscript(place: Int) -> UInt8? {
    bytes.indices.contains(place) ? bytes[place] : nil
  }

  /// A number whose first byte counts most.
  func bigEndian(_ size: Int, at place: Int) -> Int? {
    number(in: place..<place + size)
  }

  /// A number whose last byte counts most.
  func littleEndian(_ size: Int, at place: Int) -> Int? {
    number(in: (place..<place + size).reversed())
  }

  /// Whether these bytes stand at a place.
  func hasBytes(_ expected: [UInt8], at place: Int) -> Bool {
    bytes.dropFirst(place).starts(with: expected)
  }

  /// Whether this text stands at a place.
  func hasText(_ expected: String, at place: Int) -> Bool {
    hasBytes(Array(expected.utf8), at: place)
  }

  private func number(in places: some Sequence<Int>) -> Int? {
    var number = 0
    for place in places {
      guard let byte = self[place] else { return nil }
      number = number << 8 | Int(byte)
    }
    return number
  }
}
