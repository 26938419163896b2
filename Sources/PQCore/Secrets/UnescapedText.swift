/// A text with its escapes read once, and the way back from a part of it to the text as it came.
struct UnescapedText {
  /// What the text says.
  let bytes: [UInt8]

  // In order. What stands between two escapes is the same in both texts.
  private let escapes: [Escape]

  private struct Escape {
    let place: Int
    let length: Int
    let source: Range<Int>
  }

  /// Reads the escapes; gives nil for a text without any.
  init?(_ text: [UInt8]) {
    guard let first = text.firstIndex(where: TextEscape.begins) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    bytes += text[..<first]
    var escapes: [Escape] = []
    var place = first
    while place < text.count {
      guard TextEscape.begins(with: text[place]), let escape = TextEscape(in: text, at: place) else {
        bytes.append(text[place])
        place += 1
        continue
      }
      let start = bytes.count
      switch escape.content {
      case .byte(let byte): bytes.append(byte)
      case .scalar(let scalar): bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
      let source = place..<place + escape.length
      escapes.append(Escape(place: start, length: bytes.count - start, source: source))
      place = source.upperBound
    }
    guard !escapes.isEmpty else { return nil }
    self.bytes = bytes
    self.escapes = escapes
  }

  /// Where a part of what the text says is written; an escape is a part as a whole or not at all.
  ///
  /// - Parameter range: A part that is not empty.
  /// - Returns: The place in the text as it came.
  func source(of range: Range<Int>) -> Range<Int> {
    source(ofByte: range.lowerBound).lowerBound..<source(ofByte: range.upperBound - 1).upperBound
  }

  private func source(ofByte place: Int) -> Range<Int> {
    guard let escape = lastEscape(upTo: place) else { return place..<place + 1 }
    guard place >= escape.place + escape.length else { return escape.source }
    let start = escape.source.upperBound + place - escape.place - escape.length
    return start..<start + 1
  }

  private func lastEscape(upTo place: Int) -> Escape? {
    var (low, high) = (0, escapes.count)
    while low < high {
      let middle = low + (high - low) / 2
      if escapes[middle].place <= place { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : escapes[low - 1]
  }
}
