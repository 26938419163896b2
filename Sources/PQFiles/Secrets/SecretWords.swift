internal import PQCore

/// Finds what may be a secret in a text of which no more is known than its words, as it cannot be read.
///
/// What follows a word such as `password:` is one, to the end of its line and with the lines that are indented more;
/// so is what stands before an `@`.
enum SecretWords {
  private static let words = [
    "passw", "pasw", "passphrase", "pwd", "secret", "token", "authorization", "api-key", "api_key", "apikey",
    "private-key", "credential", "cookie",
  ]

  /// Whether a key speaks of a secret.
  static func isSecret(_ name: String) -> Bool {
    let name = name.lowercased()
    return words.contains { name.contains($0) }
  }

  /// Finds the parts to hide.
  ///
  /// - Parameter source: The text.
  /// - Returns: The parts.
  static func ranges(in source: SourceText) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    // The indentation of a line with a secret, while the lines after it may belong to it.
    var secretIndentation: Int?
    for number in 1...source.lineCount {
      let range = source.range(ofLine: number)
      let content = range.dropFirst(source.bytes[range].prefix { $0 == UInt8(ascii: " ") }.count)
      guard !content.isEmpty else { continue }
      let indentation = content.startIndex - range.lowerBound
      if let secret = secretIndentation, indentation > secret {
        ranges.append(content.startIndex..<content.endIndex)
        continue
      }
      secretIndentation = nil
      let line = Line(bytes: source.bytes[content])
      ranges += line.users
      guard let value = line.secretValue else { continue }
      ranges.append(value)
      secretIndentation = indentation
    }
    return ranges
  }
}

private struct Line {
  let bytes: ArraySlice<UInt8>

  /// What stands before each `@`, from the word's start or after `//`.
  var users: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = bytes.startIndex
    for place in bytes.indices {
      switch bytes[place] {
      case UInt8(ascii: "@"):
        if start < place { ranges.append(start..<place) }
        start = place + 1
      case UInt8(ascii: "/") where place > start && bytes[place - 1] == UInt8(ascii: "/"): start = place + 1
      case let byte where " \t\"'{[,".utf8.contains(byte): start = place + 1
      default: break
      }
    }
    return ranges
  }

  /// What follows the first word that speaks of a secret.
  var secretValue: Range<Int>? {
    var nameStart = bytes.startIndex
    for place in bytes.indices where bytes[place] == UInt8(ascii: ":") || bytes[place] == UInt8(ascii: "=") {
      let written = bytes[nameStart..<place].dropLast(bytes[nameStart..<place].suffix(\.isBlank).count)
      let name = String(decoding: written.suffix { !$0.isBlank && $0 != UInt8(ascii: ",") }, as: UTF8.self)
      nameStart = place + 1
      let value = bytes[nameStart...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let isWord = SecretWords.isSecret(name) || (name.hasSuffix("auth") && isText(value))
      guard isWord, !isReference(value) else { continue }
      return value.startIndex..<value.endIndex
    }
    return nil
  }

  private func isText(_ value: ArraySlice<UInt8>) -> Bool {
    value.first.map { !"{&*#!".utf8.contains($0) } ?? false
  }

  // `${env:NAME}` is no secret, and is what most mistakes are made in.
  private func isReference(_ value: ArraySlice<UInt8>) -> Bool {
    let text = value.drop { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    guard text.starts(with: "${".utf8), let close = text.firstIndex(of: UInt8(ascii: "}")) else { return false }
    return !text[..<close].contains(UInt8(ascii: "-"))
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension ArraySlice<UInt8> {
  fileprivate func suffix(_ isIncluded: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start = endIndex
    while start > startIndex, isIncluded(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
