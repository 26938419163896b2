import PQCore

/// Reads the value of a quoted text (GraphQL, section 2.9.4).
enum StringLiteral {
  /// Reads a text in single double-quotes.
  ///
  /// - Parameter span: The literal with its quotes.
  /// - Returns: The text it stands for.
  /// - Throws: A diagnostic at an unknown or half escape.
  static func value(of span: SourceSpan) throws(Diagnostic) -> String {
    let bytes = span.source.bytes
    let end = span.range.upperBound - 1
    var offset = span.range.lowerBound + 1
    var result: [UInt8] = []
    while offset < end {
      let byte = bytes[offset]
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        offset += 1
        continue
      }
      let start = offset
      offset += 2
      switch bytes[start + 1] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(bytes[start + 1])
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        guard let scalar = scalar(in: bytes[..<end], at: &offset) else {
          throw .unknownEscape(at: SourceSpan(source: span.source, range: start..<min(end, start + 6)))
        }
        result += Array(String(scalar).utf8)
      default:
        throw .unknownEscape(at: SourceSpan(source: span.source, range: start..<offset))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Reads a text in triple double-quotes: the common indent and blank first and last lines are dropped.
  ///
  /// - Parameter span: The literal with its quotes.
  /// - Returns: The text it stands for.
  static func blockValue(of span: SourceSpan) -> String {
    let raw = span.source.bytes[span.range.lowerBound + 3..<span.range.upperBound - 3]
    var lines = lines(of: raw)
    let indent = lines.dropFirst()
      .filter { !isBlank($0) }
      .map { line in line.prefix(while: isIndent).count }
      .min()
    if let indent {
      for index in lines.indices.dropFirst() { lines[index] = lines[index].dropFirst(indent) }
    }
    let kept = lines.drop(while: isBlank)
    let trailing = kept.reversed().prefix(while: isBlank).count
    let joined = Array(kept.dropLast(trailing).joined(separator: [0x0A]))
    return unescapedQuotes(joined)
  }

  private static func lines(of raw: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = raw.startIndex
    var offset = start
    while offset < raw.endIndex {
      let byte = raw[offset]
      guard byte == 0x0A || byte == 0x0D else {
        offset += 1
        continue
      }
      lines.append(raw[start..<offset])
      let isPair = byte == 0x0D && offset + 1 < raw.endIndex && raw[offset + 1] == 0x0A
      offset += isPair ? 2 : 1
      start = offset
    }
    return lines + [raw[start...]]
  }

  private static func unescapedQuotes(_ bytes: [UInt8]) -> String {
    let escape = Array("\\\"\"\"".utf8)
    var result: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if bytes[offset...].starts(with: escape) {
        result += escape.dropFirst()
        offset += escape.count
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func scalar(in bytes: ArraySlice<UInt8>, at offset: inout Int) -> Unicode.Scalar? {
    if offset < bytes.endIndex, bytes[offset] == UInt8(ascii: "{") {
      guard let close = bytes[offset...].prefix(10).firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let value = hexadecimal(bytes[offset + 1..<close])
      offset = close + 1
      return value.flatMap(Unicode.Scalar.init)
    }
    guard let unit = codeUnit(in: bytes, at: &offset) else { return nil }
    guard unit & 0xFC00 == 0xD800 else { return Unicode.Scalar(unit) }
    guard bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { return nil }
    offset += 2
    guard let low = codeUnit(in: bytes, at: &offset), low & 0xFC00 == 0xDC00 else { return nil }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private static func codeUnit(in bytes: ArraySlice<UInt8>, at offset: inout Int) -> UInt32? {
    guard offset + 4 <= bytes.endIndex else { return nil }
    defer { offset += 4 }
    return hexadecimal(bytes[offset..<offset + 4])
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt32? {
    guard let first = digits.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-") else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private static func isIndent(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy(isIndent) }
}

extension Diagnostic {
  fileprivate static func unknownEscape(at span: SourceSpan) -> Diagnostic {
    .error(
      .graphQLSyntax,
      "'\(span.text)' is not an escape",
      at: span,
      hint: "the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX and \\u{X…}; a backslash itself is \\\\"
    )
  }
}
