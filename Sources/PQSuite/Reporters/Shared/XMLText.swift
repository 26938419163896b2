/// Text as XML 1.0 can hold it.
enum XMLText {
  /// Escapes text between tags or in an attribute; characters that XML forbids are left out.
  static func escape(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\r": escaped += "&#13;"
      // A terminal would obey them, and XML reads a reference as the character.
      case "\u{7F}"..."\u{9F}": escaped += "&#\(scalar.value);"
      case _ where isAllowed(scalar): escaped.unicodeScalars.append(scalar)
      default: break
      }
    }
    return escaped
  }

  /// Escapes text for an attribute that holds one line; each line break becomes a space.
  static func line(_ text: String) -> String {
    escape(text.split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " "))
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
    default: false
    }
  }
}
