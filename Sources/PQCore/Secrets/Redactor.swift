/// Hides secrets in text, in every form in which they may turn up.
///
/// A text is looked at as it is, and with the escapes of addresses, of JSON and of HTML read, whichever of them were
/// used for which characters, and up to three times one over another. What is looked for is the secret, what it says
/// where it is percent-encoded itself, and both in Base64 of either alphabet, with or without padding.
///
/// A secret of fewer than four bytes is left alone: it would be found inside most words and make the text unreadable,
/// while telling where it is. So is one that is a word of the forms in which problems and reports are written, as
/// `severity` in JSON: hiding it would break the form and tell what it is.
public struct Redactor: Sendable {
  /// The number of bytes from which on a secret is hidden.
  public static let leastLength = 4

  private static let mark = Array("<redacted>".utf8)

  private static let mostLayers = 3

  // By first byte; the longest first, so that a secret inside a longer one leaves no rest of the longer one.
  private let texts: [[[UInt8]]]

  /// Whether there is nothing to hide.
  package let isEmpty: Bool

  /// Makes a redactor.
  ///
  /// - Parameter secrets: The texts to hide; those that are too short are left out.
  public init(_ secrets: [Secret]) {
    let texts = Set(secrets.flatMap(\.tellingTexts)).map { Array($0.utf8) }
    isEmpty = texts.isEmpty
    var table: [[[UInt8]]] = Array(repeating: [], count: isEmpty ? 0 : 256)
    for text in texts.sorted(by: { $0.count > $1.count }) { table[Int(text[0])].append(text) }
    self.texts = table
  }

  /// The forms in which a secret is usually written, for who can hide only what stands there letter by letter; none for
  /// a secret that is too short, or that is a word of our own forms.
  ///
  /// - Parameter secret: The secret.
  /// - Returns: The secret as it is, and in the forms that hide it from the eye only.
  package static func forms(of secret: Secret) -> [String] {
    secret.writtenForms.sorted()
  }

  /// Hides the secrets in a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text with `<redacted>` in the place of each secret.
  public func redact(_ text: String) -> String {
    guard !isEmpty else { return text }
    let bytes = Array(text.utf8)
    let places = places(in: bytes)
    return places.isEmpty ? text : String(decoding: Self.marking(places, in: bytes), as: UTF8.self)
  }

  /// Hides the secrets in bytes.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The bytes with `<redacted>` in the place of each secret.
  public func redact(_ bytes: [UInt8]) -> [UInt8] {
    guard !isEmpty else { return bytes }
    let places = places(in: bytes)
    return places.isEmpty ? bytes : Self.marking(places, in: bytes)
  }

  private static func marking(_ places: [Range<Int>], in bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for place in places {
      result += bytes[end..<place.lowerBound]
      result += mark
      end = place.upperBound
    }
    return result + bytes[end...]
  }

  /// Where secrets stand, in order; no two places have a byte in common.
  private func places(in bytes: [UInt8]) -> [Range<Int>] {
    var places = matches(in: bytes)
    var layers: [UnescapedText] = []
    while layers.count < Self.mostLayers, let layer = UnescapedText(layers.last?.bytes ?? bytes) {
      layers.append(layer)
      places += matches(in: layer.bytes).map { match in
        layers.reversed().reduce(match) { $1.source(of: $0) }
      }
    }
    return layers.isEmpty ? places : Self.joiningOverlaps(places)
  }

  private func matches(in bytes: [UInt8]) -> [Range<Int>] {
    var matches: [Range<Int>] = []
    var place = 0
    while place < bytes.count {
      let rest = bytes[place...]
      guard let text = texts[Int(bytes[place])].first(where: { rest.starts(with: $0) }) else {
        place += 1
        continue
      }
      matches.append(place..<place + text.count)
      place += text.count
    }
    return matches
  }

  private static func joiningOverlaps(_ places: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for place in places.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, place.lowerBound < last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, place.upperBound)
      } else {
        joined.append(place)
      }
    }
    return joined
  }
}
