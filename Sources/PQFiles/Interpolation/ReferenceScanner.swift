/// Splits text into what stands as it is and what is read from outside.
struct ReferenceScanner {
  enum Piece: Equatable {
    case literal(String)
    /// `$${`, which stands for `${`.
    case escape
    case reference(Reference, range: Range<Int>)
    /// `${NAME}`: for a query's variable, or a mistake.
    case bare(name: String, range: Range<Int>)
    case invalid(reason: String, range: Range<Int>)
    /// `${` within a default or a path, which is plain text.
    case nested(range: Range<Int>)
  }

  enum Reference: Equatable {
    case variable(String, fallback: String?)
    case file(String)
  }

  /// Splits a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: Its pieces in order; ranges count bytes of the text.
  static func pieces(of text: String) -> [Piece] {
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    var literalStart = 0
    var place = 0
    func literal(upTo end: Int) -> [Piece] {
      literalStart < end ? [.literal(String(decoding: bytes[literalStart..<end], as: UTF8.self))] : []
    }
    while place + 1 < bytes.count {
      guard bytes[place] == UInt8(ascii: "$") else {
        place += 1
        continue
      }
      if bytes[place + 1] == UInt8(ascii: "$"), place + 2 < bytes.count, bytes[place + 2] == UInt8(ascii: "{") {
        pieces += literal(upTo: place) + [.escape]
        place += 3
        literalStart = place
        continue
      }
      guard bytes[place + 1] == UInt8(ascii: "{") else {
        place += 1
        continue
      }
      pieces += literal(upTo: place)
      guard let close = bytes[place...].firstIndex(of: UInt8(ascii: "}")) else {
        pieces.append(.invalid(reason: "'${' has no closing '}'", range: place..<place + 2))
        return pieces
      }
      let inside = String(decoding: bytes[place + 2..<close], as: UTF8.self)
      pieces.append(piece(inside, range: place..<close + 1))
      place = close + 1
      literalStart = place
    }
    return pieces + literal(upTo: bytes.count)
  }

  private static func piece(_ inside: String, range: Range<Int>) -> Piece {
    let isNamed = inside.hasPrefix("file:") || inside.hasPrefix("env:")
    if isNamed, let nested = inside.firstRange(of: "${") {
      let distance = inside.utf8.distance(from: inside.startIndex, to: nested.lowerBound)
      return .nested(range: range.lowerBound + 2 + distance..<range.upperBound)
    }
    if inside.hasPrefix("file:") {
      let path = String(inside.dropFirst(5))
      return path.isEmpty
        ? .invalid(reason: "'${file:}' names no file", range: range) : .reference(.file(path), range: range)
    }
    guard inside.hasPrefix("env:") else { return .bare(name: inside, range: range) }
    let rest = inside.dropFirst(4)
    let mark = rest.firstRange(of: ":-")
    let name = String(rest[..<(mark?.lowerBound ?? rest.endIndex)])
    guard isName(name) else {
      return .invalid(reason: "'\(name)' is not the name of a variable", range: range)
    }
    return .reference(.variable(name, fallback: mark.map { String(rest[$0.upperBound...]) }), range: range)
  }

  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default:
        false
      }
    }
  }
}
