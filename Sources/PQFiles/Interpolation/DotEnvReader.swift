package import PQCore

/// Reads a `.env` file: `NAME=value` lines, `export` before them, quotes, and comments.
///
/// Single quotes keep everything; double quotes know `\n`, `\r`, `\t`, `\"`, `\\` and `\$`. Values are never expanded.
package struct DotEnvReader: Sendable {
  /// Makes a reader.
  package init() {}

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - diagnostics: Takes a problem for each line that cannot be read.
  /// - Returns: The values by name; of several for one name the last.
  package func read(_ source: SourceText, into diagnostics: inout DiagnosticList) -> [String: String] {
    var values: [String: String] = [:]
    var cursor = Cursor(source)
    while cursor.skipToAssignment() {
      do {
        let (name, value) = try cursor.readAssignment()
        values[name] = value
      } catch {
        diagnostics.append(error)
        cursor.skipLine()
      }
    }
    return values
  }
}

private struct Cursor {
  let source: SourceText
  var place = 0

  /// The same lines with their values hidden.
  private let shown: SourceText

  init(_ source: SourceText) {
    self.source = source
    shown = source.hiding(
      (1...source.lineCount).map { line in
        let content = source.range(ofLine: line)
        let nameEnd = source.bytes[content].firstIndex(of: UInt8(ascii: "=")).map { $0 + 1 } ?? content.lowerBound
        return nameEnd..<content.upperBound
      }
    )
  }

  var byte: UInt8? { place < source.bytes.count ? source.bytes[place] : nil }

  var isAtLineEnd: Bool { byte == nil || byte == 0x0A || byte == 0x0D }

  var isAtBlank: Bool { byte == 0x20 || byte == 0x09 }

  mutating func skipBlanks() {
    while isAtBlank { place += 1 }
  }

  mutating func skipLine() {
    while !isAtLineEnd { place += 1 }
  }

  mutating func skipToAssignment() -> Bool {
    while let next = byte {
      switch next {
      case 0x20, 0x09, 0x0A, 0x0D: place += 1
      case UInt8(ascii: "#"): skipLine()
      default: return true
      }
    }
    return false
  }

  mutating func readAssignment() throws(Diagnostic) -> (name: String, value: String) {
    let start = place
    var name = readName()
    if name == "export", isAtBlank {
      skipBlanks()
      name = readName()
    }
    skipBlanks()
    guard byte == UInt8(ascii: "="), ReferenceScanner.isName(name) else {
      throw .dotEnv("this line is not NAME=value", at: span(start, lineEnd))
    }
    place += 1
    skipBlanks()
    let value = try readValue()
    return (name, value)
  }

  private mutating func readName() -> String {
    let start = place
    while let next = byte, next != UInt8(ascii: "="), !isAtBlank, !isAtLineEnd { place += 1 }
    return source.text(in: start..<place)
  }

  private mutating func readValue() throws(Diagnostic) -> String {
    guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return readBareValue() }
    let start = place
    place += 1
    var bytes: [UInt8] = []
    while let next = byte, next != quote {
      place += 1
      guard next == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), let escaped = byte else {
        bytes.append(next)
        continue
      }
      place += 1
      bytes += Cursor.unescape(escaped)
    }
    guard byte == quote else {
      place = start
      throw .dotEnv("the value that starts here has no closing quote", at: span(start, start + 1))
    }
    place += 1
    let rest = place
    skipBlanks()
    guard isAtLineEnd || byte == UInt8(ascii: "#") else {
      throw .dotEnv("text follows the closing quote", at: span(rest, lineEnd))
    }
    skipLine()
    return String(decoding: bytes, as: UTF8.self)
  }

  // A '#' after a blank starts a comment; inside a word it belongs to the value.
  private mutating func readBareValue() -> String {
    let start = place
    var end = place
    while !isAtLineEnd {
      if byte == UInt8(ascii: "#"), place == start || source.bytes[place - 1] == 0x20 || source.bytes[place - 1] == 0x09
      {
        skipLine()
        break
      }
      let isBlank = isAtBlank
      place += 1
      if !isBlank { end = place }
    }
    return source.text(in: start..<end)
  }

  private static func unescape(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "n"): [0x0A]
    case UInt8(ascii: "r"): [0x0D]
    case UInt8(ascii: "t"): [0x09]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "$"): [byte]
    default: [UInt8(ascii: "\\"), byte]
    }
  }

  private var lineEnd: Int { source.range(ofLine: source.line(at: place)).upperBound }

  private func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(source: shown, range: start..<max(start, end))
  }
}

extension Diagnostic.Code {
  package static let dotEnv = Diagnostic.Code(
    "dot-env",
    explanation: "A line of the file .env is not NAME=value, or a quote in it is not closed.",
    example: "AEM-PASSWORD = secret"
  )
}

extension Diagnostic {
  fileprivate static func dotEnv(_ message: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .dotEnv,
      message,
      at: span,
      hint: "write NAME=value, with letters, digits and '_' in the name, and quotes around blanks and '#'"
    )
  }
}
