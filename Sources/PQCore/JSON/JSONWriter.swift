/// Writes JSON text piece by piece into a buffer of bytes.
///
/// Separators, line breaks and indentation are its business; the caller names the pieces in order. Whatever the
/// strings hold, no control character comes out raw (neither C0 nor DEL nor C1), so a terminal may show the text.
public struct JSONWriter: Sendable {
  /// How the text is laid out.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// Everything on one line, without a space.
    case compact
    /// A line for each member and element, indented by two spaces a level.
    case indented
  }

  /// The text so far, as UTF-8.
  public internal(set) var bytes: [UInt8] = []

  /// The layout.
  public let style: Style

  private var depth: Int = 0
  private var needsComma: Bool = false
  private var followsKey: Bool = false

  /// Makes a writer with an empty buffer.
  ///
  /// - Parameter style: The layout.
  public init(style: Style) {
    self.style = style
  }

  /// The text so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Opens an object.
  public mutating func beginObject() {
    open(UInt8(ascii: "{"))
  }

  /// Closes the innermost object.
  public mutating func endObject() {
    close(UInt8(ascii: "}"))
  }

  /// Opens an array.
  public mutating func beginArray() {
    open(UInt8(ascii: "["))
  }

  /// Closes the innermost array.
  public mutating func endArray() {
    close(UInt8(ascii: "]"))
  }

  /// Writes a member's name; its value must follow.
  ///
  /// - Parameter name: The name.
  public mutating func key(_ name: String) {
    startValue()
    appendQuoted(name)
    finishKey()
  }

  /// Writes text.
  ///
  /// - Parameter text: The text, without quotes or escapes.
  public mutating func string(_ text: String) {
    startValue()
    appendQuoted(text)
  }

  /// Writes a number as it is.
  ///
  /// - Parameter literal: A number that is valid in JSON.
  public mutating func number(_ literal: String) {
    startValue()
    bytes.append(contentsOf: literal.utf8)
  }

  /// Writes a whole number.
  ///
  /// - Parameter value: The number.
  public mutating func number(_ value: Int) {
    number(String(value))
  }

  /// Writes `true` or `false`.
  ///
  /// - Parameter value: The truth value.
  public mutating func bool(_ value: Bool) {
    startValue()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  public mutating func null() {
    startValue()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a value with all that is in it.
  ///
  /// - Parameter value: The value.
  public mutating func write(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let literal): number(literal)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements { write(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.name)
        write(member.value)
      }
      endObject()
    }
  }
}

// MARK: - Layout

extension JSONWriter {
  private mutating func open(_ bracket: UInt8) {
    startValue()
    bytes.append(bracket)
    depth += 1
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    if needsComma { breakLine() }
    bytes.append(bracket)
    needsComma = true
  }

  mutating func startValue() {
    if followsKey {
      followsKey = false
    } else {
      if needsComma { bytes.append(UInt8(ascii: ",")) }
      if depth > 0 { breakLine() }
    }
    needsComma = true
  }

  mutating func finishKey() {
    bytes.append(UInt8(ascii: ":"))
    if style == .indented { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  private mutating func breakLine() {
    guard style == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth {
      bytes.append(UInt8(ascii: " "))
      bytes.append(UInt8(ascii: " "))
    }
  }
}

// MARK: - Strings

extension JSONWriter {
  mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20, 0x7F:
        appendEscape(of: byte)
      case 0x80..<0xA0 where bytes.last == 0xC2:
        bytes.removeLast()
        appendEscape(of: byte)
      default:
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends the short or the long escape of a code point below 256.
  private mutating func appendEscape(of code: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch code {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(HexDigit.lowercase(code >> 4))
      bytes.append(HexDigit.lowercase(code & 0x0F))
    }
  }
}
