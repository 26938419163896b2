import PQCore

/// A netrc file: the user name and password of each host.
///
/// Words are separated by blanks and line breaks; one in double quotes may hold both, with `\"`, `\\`, `\n`, `\r` and
/// `\t` in it. A line of its own that starts with `#` is a comment, and a `macdef` lasts to the next empty line.
struct NetrcFile {
  /// An entry of the file.
  struct Entry: Equatable {
    /// The host, or nil for the entry that holds for all others.
    var machine: String?

    /// The user's name.
    var login: String?

    /// The password.
    var password: Secret?
  }

  /// The entries in written order.
  private(set) var entries: [Entry] = []

  /// Reads a file.
  ///
  /// - Parameter bytes: The file's bytes.
  init(_ bytes: [UInt8]) {
    var reader = NetrcReader(bytes)
    while let word = reader.next() {
      switch word {
      case "machine":
        guard let name = reader.next() else { return }
        entries.append(Entry(machine: name))
      case "default": entries.append(Entry())
      case "login", "password", "account":
        guard let value = reader.next() else { return }
        set(word, value)
      case "macdef": reader.skipMacro()
      default: break
      }
    }
  }

  /// Finds the first entry of a host, or else the one that holds for all others.
  ///
  /// - Parameter host: The host's name.
  /// - Returns: The entry, or nil.
  func entry(for host: String) -> Entry? {
    let name = host.lowercased()
    return entries.first { $0.machine?.lowercased() == name } ?? entries.first { $0.machine == nil }
  }

  private mutating func set(_ key: String, _ value: String) {
    guard !entries.isEmpty else { return }
    let last = entries.count - 1
    switch key {
    case "login": entries[last].login = value
    case "password": entries[last].password = Secret(value)
    default: break
    }
  }
}

/// Reads the words of a netrc file.
private struct NetrcReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> String? {
    skipBlanks()
    guard index < bytes.count else { return nil }
    return bytes[index] == UInt8(ascii: "\"") ? quotedWord() : plainWord()
  }

  /// Skips a macro's name and lines.
  mutating func skipMacro() {
    var isEmptyLine = false
    while index < bytes.count {
      let isLineBreak = bytes[index] == UInt8(ascii: "\n")
      index += 1
      if isLineBreak, isEmptyLine { return }
      isEmptyLine = isLineBreak || (isEmptyLine && bytes[index - 1] == UInt8(ascii: "\r"))
    }
  }

  private mutating func skipBlanks() {
    var isLineStart = index == 0 || bytes[index - 1] == UInt8(ascii: "\n")
    while index < bytes.count {
      let byte = bytes[index]
      if isLineStart, byte == UInt8(ascii: "#") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        continue
      }
      guard NetrcReader.isBlank(byte) else { return }
      isLineStart = byte == UInt8(ascii: "\n") || (isLineStart && byte != UInt8(ascii: "\n"))
      index += 1
    }
  }

  private mutating func plainWord() -> String {
    let start = index
    while index < bytes.count, !NetrcReader.isBlank(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quotedWord() -> String {
    var word: [UInt8] = []
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        index += 1
        word.append(NetrcReader.escaped(bytes[index]))
      } else {
        word.append(bytes[index])
      }
      index += 1
    }
    index = min(index + 1, bytes.count)
    return String(decoding: word, as: UTF8.self)
  }

  private static func escaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    default: byte
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}
