import PQCore

/// Colours JSON text for a terminal; without the colours it is the same text.
struct JSONPainter {
  /// The layout, which knows whether styles may be used.
  let layout: TextLayout

  /// Colours valid JSON.
  ///
  /// - Parameter json: JSON as UTF-8.
  /// - Returns: The same with codes for colours.
  func paint(_ json: [UInt8]) -> [UInt8] {
    var painted: [UInt8] = []
    painted.reserveCapacity(json.count * 2)
    var index = 0
    while index < json.count {
      let end = Self.endOfToken(json, from: index)
      let token = json[index..<end]
      if let style = style(of: token, next: end < json.count ? json[end] : 0) {
        painted += style.apply(to: String(decoding: token, as: UTF8.self), in: layout).utf8
      } else {
        painted += token
      }
      index = end
    }
    return painted
  }

  private func style(of token: ArraySlice<UInt8>, next: UInt8) -> TextStyle? {
    switch token.first {
    case UInt8(ascii: "\""): next == UInt8(ascii: ":") ? .blue : .green
    case UInt8(ascii: "n"): .dim
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .yellow
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): .cyan
    default: nil
    }
  }

  private static func endOfToken(_ json: [UInt8], from start: Int) -> Int {
    var end = start + 1
    if json[start] == UInt8(ascii: "\"") {
      while end < json.count, json[end] != UInt8(ascii: "\"") { end += json[end] == UInt8(ascii: "\\") ? 2 : 1 }
      return min(end + 1, json.count)
    }
    guard isWord(json[start]) else {
      while end < json.count, !isWord(json[end]), json[end] != UInt8(ascii: "\"") { end += 1 }
      return end
    }
    while end < json.count, isWord(json[end]) { end += 1 }
    return end
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
