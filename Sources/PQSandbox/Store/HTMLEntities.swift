import PQCore

/// Replaces HTML's character references.
enum HTMLEntities {
  /// Decodes a part of a text.
  ///
  /// - Parameters:
  ///   - range: The bytes to decode.
  ///   - source: The text they lie in.
  /// - Returns: The part with its references replaced.
  /// - Throws: A diagnostic at an `&` that begins no known reference.
  static func decode(_ range: Range<Int>, of source: SourceText) throws(Diagnostic) -> String {
    var result = ""
    var start = range.lowerBound
    while let ampersand = source.bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) {
      result += source.text(in: start..<ampersand)
      let limit = min(range.upperBound, ampersand + 12)
      let end = source.bytes[ampersand..<limit].firstIndex(of: UInt8(ascii: ";"))
      guard let end, let scalar = scalar(named: source.text(in: ampersand + 1..<end)) else {
        throw .unknownEntity(at: SourceSpan(source: source, range: ampersand..<(end.map { $0 + 1 } ?? ampersand + 1)))
      }
      result.unicodeScalars.append(scalar)
      start = end + 1
    }
    return result + source.text(in: start..<range.upperBound)
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    if name.hasPrefix("#x") {
      return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    }
    if name.hasPrefix("#") {
      return UInt32(name.dropFirst(1)).flatMap(Unicode.Scalar.init)
    }
    return names[name]
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "ndash": "–", "mdash": "—", "hellip": "…",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
  ]
}

extension Diagnostic {
  fileprivate static func unknownEntity(at span: SourceSpan) -> Diagnostic {
    .error(
      .malformedRichText,
      "'&' begins no known character reference",
      at: span,
      hint: "write '&' itself as '&amp;'"
    )
  }
}
