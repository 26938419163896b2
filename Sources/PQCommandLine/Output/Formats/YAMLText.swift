import PQCore

/// JSON as block-style YAML 1.2, which readers of YAML 1.1 take the same way.
///
/// A text stands without quotes only where no reader could take it for anything else.
struct YAMLText {
  /// The text, line break included.
  private(set) var text = ""

  /// Writes a value.
  ///
  /// - Parameter json: The value; of duplicate members the last is written, as YAML forbids them.
  init(_ json: JSON) {
    guard Self.isBlock(json) else {
      text = Self.scalar(json) + "\n"
      return
    }
    writeBlock(json, indent: 0, isInline: true)
  }

  /// Writes the lines of a list or mapping; an inline one begins on the line that is open.
  ///
  /// The depth of JSON is limited when it is read, and so is that of the recursion.
  private mutating func writeBlock(_ json: JSON, indent: Int, isInline: Bool) {
    let margin = String(repeating: " ", count: indent)
    var isFirst = isInline
    for element in json.elements.map(Array.init) ?? [] {
      text += (isFirst ? "" : margin) + "-"
      isFirst = false
      writeValue(element, indent: indent + 2, isInline: true)
    }
    for member in json.lastMembers {
      let key = Self.quotedIfNeeded(member.name)
      // A key beside its colon may have no more than 1,024 characters.
      let isLong = key.utf8.count > 1_000
      text += (isFirst ? "" : margin) + (isLong ? "? \(key)\n\(margin):" : "\(key):")
      isFirst = false
      writeValue(member.value, indent: indent + 2, isInline: false)
    }
  }

  private mutating func writeValue(_ json: JSON, indent: Int, isInline: Bool) {
    guard Self.isBlock(json) else {
      text += " " + Self.scalar(json) + "\n"
      return
    }
    text += isInline ? " " : "\n"
    writeBlock(json, indent: indent, isInline: isInline)
  }

  private static func isBlock(_ json: JSON) -> Bool {
    (json.kind == .array || json.kind == .object) && json.count != 0
  }
}

// MARK: - Scalars

extension YAMLText {
  private static func scalar(_ json: JSON) -> String {
    json.string.map(quotedIfNeeded) ?? json.text()
  }

  private static func quotedIfNeeded(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  // The words that YAML 1.1 or 1.2 reads as null or a truth value, in lower case.
  private static let words: Set<String> = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) || first == UInt8(ascii: "/") || first == UInt8(ascii: "_"),
      text.utf8.last != UInt8(ascii: " "), text.utf8.count <= 5 ? !words.contains(text.lowercased()) : true
    else { return false }
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if previous == ":", scalar == " " { return false }
      switch scalar {
      case "#" where previous == " ": return false
      case " "..."~": break
      default: guard scalar.properties.isAlphabetic else { return false }
      }
      previous = scalar
    }
    return previous != ":"
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default:
        if mustBeEscaped(scalar) {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }

  // Controls, line separators, marks of direction, and what YAML does not count among its characters.
  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE...0xFFFF:
      true
    default: false
    }
  }
}

extension JSON {
  /// The members of an object that count: of duplicates the last, where it stands.
  fileprivate var lastMembers: [Member] {
    guard let members else { return [] }
    let all = Array(members)
    var last: [[UInt8]: Int] = [:]
    for (index, member) in all.enumerated() { last[Array(member.name.utf8)] = index }
    guard last.count < all.count else { return all }
    return all.enumerated().filter { last[Array($0.element.name.utf8)] == $0.offset }.map(\.element)
  }
}
