package import PQCore

/// Makes text of a file's bytes: UTF-8, or UTF-16 in either order, with or without a byte-order mark.
///
/// Text that passes is valid UTF-8 and holds no character that YAML refuses or that hides in an editor.
package struct TextDecoder: Sendable {
  /// Makes a decoder.
  package init() {}

  /// Decodes the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - name: The file's name, as people know it.
  /// - Returns: The text.
  /// - Throws: A diagnostic with the place of the first byte or character that cannot be read.
  package func decode(_ bytes: [UInt8], named name: String) throws(Diagnostic) -> SourceText {
    try read(bytes, named: name).source
  }

  func read(_ bytes: [UInt8], named name: String) throws(Diagnostic) -> (source: SourceText, isASCII: Bool) {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw .utf32(SourceText(name: name, bytes: []))
    }
    let text: [UInt8]
    if bytes.starts(with: [0xFE, 0xFF]) {
      text = try decodeUTF16(bytes.dropFirst(2), isBigEndian: true, named: name)
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      text = try decodeUTF16(bytes.dropFirst(2), isBigEndian: false, named: name)
    } else if bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0) {
      text = try decodeUTF16(bytes[...], isBigEndian: bytes[0] == 0, named: name)
    } else if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      text = Array(bytes.dropFirst(3))
    } else {
      text = bytes
    }
    let source = SourceText(name: name, bytes: text)
    return (source, try check(source))
  }

  private func decodeUTF16(
    _ bytes: ArraySlice<UInt8>,
    isBigEndian: Bool,
    named name: String
  ) throws(Diagnostic) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var place = bytes.startIndex
    while place + 1 < bytes.endIndex {
      let first = UInt16(bytes[place])
      let second = UInt16(bytes[place + 1])
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      place += 2
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var decoder = UTF16()
    var iterator = units.makeIterator()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): text.append(contentsOf: String(scalar).utf8)
      case .emptyInput: break decoding
      case .error:
        throw .invalidEncoding("UTF-16", SourceText(name: name, bytes: text), text.count..<text.count)
      }
    }
    guard bytes.count.isMultiple(of: 2) else {
      throw .invalidEncoding("UTF-16", SourceText(name: name, bytes: text), text.count..<text.count)
    }
    return text
  }

  /// - Returns: Whether all of it is ASCII.
  private func check(_ source: SourceText) throws(Diagnostic) -> Bool {
    let bytes = source.bytes
    var isASCII = true
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7F, byte != 0x09, byte != 0x0A, byte != 0x0D {
          throw .forbiddenCharacter(Unicode.Scalar(byte), source, place..<place + 1)
        }
        place += 1
        continue
      }
      isASCII = false
      guard let (scalar, length) = decodeScalar(bytes, at: place) else {
        throw .invalidEncoding("UTF-8", source, place..<place + 1)
      }
      if isForbidden(scalar) { throw .forbiddenCharacter(scalar, source, place..<place + length) }
      place += length
    }
    return isASCII
  }

  private func decodeScalar(_ bytes: [UInt8], at place: Int) -> (Unicode.Scalar, length: Int)? {
    let lead = bytes[place]
    let length: Int
    let least: UInt32
    var value: UInt32
    switch lead {
    case 0xC2...0xDF: (length, least, value) = (2, 0x80, UInt32(lead & 0x1F))
    case 0xE0...0xEF: (length, least, value) = (3, 0x800, UInt32(lead & 0x0F))
    case 0xF0...0xF4: (length, least, value) = (4, 0x10000, UInt32(lead & 0x07))
    default: return nil
    }
    guard place + length <= bytes.count else { return nil }
    for byte in bytes[place + 1..<place + length] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= least else { return nil }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  // U+0085, U+2028 and U+2029 end a line for libyaml and for no one else; U+FEFF is a stray byte-order mark.
  private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}

extension Diagnostic.Code {
  package static let fileEncoding = Diagnostic.Code(
    "file-encoding",
    explanation: """
      A file is read as UTF-8, or as UTF-16 when it starts with a byte-order mark or looks like it. Bytes that are \
      neither are refused, because guessing would change the values that are sent.
      """,
    example: "a file saved as Latin-1, in which 'é' is the single byte 0xE9"
  )

  package static let forbiddenCharacter = Diagnostic.Code(
    "forbidden-character",
    explanation: """
      A file holds a control character, an unusual line separator or a byte-order mark inside its text. Editors \
      hide these characters, and programs disagree about what they mean.
      """,
    example: "a zero byte, or U+2028 copied from a web page"
  )
}

extension Diagnostic {
  fileprivate static func utf32(_ source: SourceText) -> Diagnostic {
    .error(
      .fileEncoding,
      "the file is UTF-32, which is not read",
      at: SourceSpan(source: source, range: 0..<0),
      hint: "save it as UTF-8"
    )
  }

  fileprivate static func invalidEncoding(_ encoding: String, _ source: SourceText, _ range: Range<Int>) -> Diagnostic {
    let seen = range.isEmpty ? "" : ": the byte 0x\(hexadecimal(UInt32(source.bytes[range.lowerBound]), width: 2))"
    return .error(
      .fileEncoding,
      "the file is not valid \(encoding) here\(seen)",
      at: SourceSpan(source: source, range: range),
      hint: "save the file as UTF-8"
    )
  }

  fileprivate static func forbiddenCharacter(
    _ scalar: Unicode.Scalar,
    _ source: SourceText,
    _ range: Range<Int>
  ) -> Diagnostic {
    let code = hexadecimal(scalar.value, width: 4)
    return .error(
      .forbiddenCharacter,
      "the character U+\(code) may not stand in a file",
      at: SourceSpan(source: source, range: range),
      hint: "remove it, or write it as \"\\u\(code)\" in double quotes"
    )
  }

  private static func hexadecimal(_ value: UInt32, width: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
