/// Makes foreign text safe to show on a terminal and in the log of a build service.
package enum TerminalText: Sendable {
  /// What becomes of line breaks and tabs.
  package enum Whitespace: Sendable, Hashable {
    /// They stand as `\n` and `\t`: the text stays on one line.
    case escaped
    /// They stay; a CR before a line feed is dropped.
    case kept
  }

  /// Escapes whatever would act on a terminal or on a build service instead of being shown.
  ///
  /// Control characters (C0, DEL, C1), line separators and marks that change the direction of text become `\u{1b}`
  /// and the like. Words that a build service takes as its own commands (`::` where a line can begin, `##vso[` and
  /// `##[` anywhere) have their first character escaped.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - whitespace: What becomes of line breaks and tabs.
  /// - Returns: Text that only shows.
  package static func sanitise(_ text: String, whitespace: Whitespace = .escaped) -> String {
    guard needsCare(text) else { return text }
    var safe = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let isEscaped: Bool
      switch scalar {
      case "\n", "\t": isEscaped = whitespace == .escaped
      case "\r" where next == "\n" && whitespace == .kept: continue
      case ":": isEscaped = next == ":" && canBeginLine(after: index > 0 ? scalars[index - 1] : nil)
      case "#": isEscaped = isCommandMark(scalars, at: index)
      default: isEscaped = isHostile(scalar)
      }
      if isEscaped {
        safe.append(contentsOf: escape(of: scalar).unicodeScalars)
      } else {
        safe.append(scalar)
      }
    }
    return String(safe)
  }

  private static func needsCare(_ text: String) -> Bool {
    var previous: UInt8 = UInt8(ascii: " ")
    for byte in text.utf8 {
      let isDoubled = byte == previous && (byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#"))
      guard (0x20..<0x7F).contains(byte), !isDoubled else { return true }
      previous = byte
    }
    return false
  }

  private static func canBeginLine(after previous: Unicode.Scalar?) -> Bool {
    previous.map(\.properties.isWhitespace) ?? true
  }

  private static func isCommandMark(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let rest = scalars[index...]
    return ["##vso[", "##["].contains { rest.starts(with: $0.unicodeScalars) }
  }

  private static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
}
