/// The words of HTML: character references, spaces and attributes.
enum HTMLText {
  /// Replaces character references; one that is unknown stays as it is.
  ///
  /// - Parameter text: Text between tags, or the value of an attribute.
  /// - Returns: The text that is meant.
  static func resolved(_ text: Substring.UnicodeScalarView) -> String {
    var result = String.UnicodeScalarView()
    var rest = text
    while let scalar = rest.popFirst() {
      guard scalar == "&" else {
        result.append(scalar)
        continue
      }
      let name = rest.prefix(10).prefix { $0 != ";" && $0 != "&" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let meant = Self.scalar(named: String(name)) {
        result.append(meant)
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Turns each run of spaces and line breaks into one space.
  ///
  /// - Parameter text: Text between tags.
  /// - Returns: The text as a browser shows it.
  static func collapsed(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isSpace = " \t\n\r".unicodeScalars.contains(scalar)
      if !isSpace {
        result.append(scalar)
      } else if result.last != " " {
        result.append(" ")
      }
    }
    return String(result)
  }

  /// Finds the value of an attribute.
  ///
  /// - Parameters:
  ///   - name: The attribute's name.
  ///   - tag: What stands between the brackets of a tag.
  /// - Returns: The value, or nil when it is absent or not in quotes.
  static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let start = tag.firstRange(of: " \(name)=")?.upperBound, start < tag.endIndex else { return nil }
    let quote = tag[start]
    guard quote == "\"" || quote == "'" else { return nil }
    let value = tag[tag.index(after: start)...].prefix { $0 != quote }
    return resolved(value.unicodeScalars)
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    }
    if name.hasPrefix("#") {
      return UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    }
    return names[name]
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "ndash": "–", "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
    "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "deg": "°", "euro": "€", "copy": "©",
  ]
}
