/// The encodings in which bodies come.
///
/// JSON is UTF-8 (RFC 8259, section 8.1), and old servers write it as UTF-16 or Latin-1 all the same.
enum BodyEncoding: String, Sendable, Hashable {
  case utf8 = "UTF-8"
  case utf16BigEndian = "UTF-16BE"
  case utf16LittleEndian = "UTF-16LE"
  /// Latin-1; the web's standard has its 32 control characters stand for the letters of Windows-1252.
  case latin1 = "ISO-8859-1"

  /// Finds the encoding that the first bytes of a body show: a mark, or the zero bytes of UTF-16 beside ASCII.
  ///
  /// - Parameter bytes: The body.
  /// - Returns: The encoding, or nil when the bytes may be anything that ASCII is a part of.
  static func shown(by bytes: [UInt8]) -> BodyEncoding? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF): return .utf16BigEndian
    case (0xFF, 0xFE): return .utf16LittleEndian
    case (0, 1...0x7F): return .utf16BigEndian
    case (1...0x7F, 0): return .utf16LittleEndian
    default: return nil
    }
  }

  /// Whether a charset that a server declares, in lower case, is Latin-1 by one of its names.
  static func isLatin1(_ charset: String) -> Bool {
    ["iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1", "windows-1252", "cp1252", "us-ascii", "ascii"]
      .contains(charset)
  }

  /// Whether a charset that a server declares, in lower case, is one that bodies are read in.
  static func isKnown(_ charset: String) -> Bool {
    isLatin1(charset) || ["utf-8", "utf8", "utf-16", "utf-16le", "utf-16be", "utf16"].contains(charset)
  }

  /// Writes bytes of this encoding as UTF-8, without a mark.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The UTF-8, or nil when the bytes are not of this encoding.
  func utf8(of bytes: [UInt8]) -> [UInt8]? {
    switch self {
    case .utf8: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    case .utf16BigEndian: Self.transcode(bytes) { UInt16($0) << 8 | UInt16($1) }
    case .utf16LittleEndian: Self.transcode(bytes) { UInt16($1) << 8 | UInt16($0) }
    case .latin1: Self.fromLatin1(bytes)
    }
  }

  private static func transcode(_ bytes: [UInt8], unit: (UInt8, UInt8) -> UInt16) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    let text = units.first == 0xFEFF ? units.dropFirst() : units[...]
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    let isBroken = Swift.transcode(
      text.makeIterator(),
      from: UTF16.self,
      to: UTF8.self,
      stoppingOnError: true
    ) { result.append($0) }
    return isBroken ? nil : result
  }

  private static func fromLatin1(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      switch byte {
      case ..<0x80: result.append(byte)
      case 0x80..<0xA0: result.append(contentsOf: windowsLetters[Int(byte) - 0x80].utf8)
      default: result += [0xC0 | byte >> 6, 0x80 | byte & 0x3F]
      }
    }
    return result
  }

  // The rows 8 and 9 of Windows-1252; the five unused places keep their control characters.
  private static let windowsLetters: [String] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}
