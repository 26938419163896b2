/// Hides secrets in text, in every form in which they may turn up.
///
/// A secret is hidden as it is, percent-encoded, in Base64 and escaped as JSON does it. One of fewer than four bytes is
/// left alone: it would be found inside most words and make the text unreadable, while telling where it is. So is one
/// that is a word of the forms in which problems and reports are written, as `severity` in JSON: hiding it would break
/// the form and tell what it is.
public struct Redactor: Sendable {
  /// The number of bytes from which on a secret is hidden.
  public static let leastLength = 4

  private static let wordsOfForms: Set<String> = [
    "class", "classname", "code", "column", "diagnostics", "endColumn", "endLine", "error", "errors", "failure",
    "failures", "false", "file", "hint", "label", "line", "message", "name", "note", "notes", "null", "pqrun",
    "properties", "property", "severity", "skipped", "status", "summary", "system-err", "system-out", "testcase",
    "testcases", "tests", "testsuite", "testsuites", "time", "title", "true", "type", "value", "version", "warning",
    "warnings",
  ]

  private static let mark = Array("<redacted>".utf8)

  // Longest first, so that a secret inside a longer one leaves no rest of the longer one.
  private let forms: [[UInt8]]

  /// Makes a redactor.
  ///
  /// - Parameter secrets: The texts to hide; those that are too short are left out.
  public init(_ secrets: [Secret]) {
    var forms: Set<[UInt8]> = []
    for secret in secrets {
      let text = secret.reveal()
      guard text.utf8.count >= Redactor.leastLength, !Redactor.wordsOfForms.contains(text) else { continue }
      forms.insert(Array(text.utf8))
      forms.insert(Array(PercentEncoding.encode(text).utf8))
      forms.insert(Array(PercentEncoding.encode(text).lowercasedHex.utf8))
      forms.insert(Array(Base64.encode(text.utf8).utf8))
      let escaped = JSONValue.string(text).text(.compact).utf8.dropFirst().dropLast()
      forms.insert(Array(escaped))
      forms.insert(escaped.flatMap { $0 == UInt8(ascii: "/") ? Array("\\/".utf8) : [$0] })
    }
    self.forms = forms.sorted {
      ($1.count, $0.lexicographicOrder) < ($0.count, $1.lexicographicOrder)
    }
  }

  /// Hides the secrets in a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text with `<redacted>` in the place of each secret.
  public func redact(_ text: String) -> String {
    guard !forms.isEmpty else { return text }
    return String(decoding: redact(Array(text.utf8)), as: UTF8.self)
  }

  /// Hides the secrets in bytes.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The bytes with `<redacted>` in the place of each secret.
  public func redact(_ bytes: [UInt8]) -> [UInt8] {
    let starts = Set(forms.map { $0[0] })
    guard bytes.contains(where: starts.contains) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let form = starts.contains(bytes[index]) ? forms.first { bytes[index...].starts(with: $0) } : nil
      if let form {
        result.append(contentsOf: Redactor.mark)
        index += form.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}

extension String {
  // `%2F` and `%2f` are the same byte.
  fileprivate var lowercasedHex: String {
    var result = ""
    var hexDigits = 0
    for character in self {
      result.append(hexDigits > 0 ? Character(character.lowercased()) : character)
      hexDigits = character == "%" ? 2 : max(0, hexDigits - 1)
    }
    return result
  }
}

extension [UInt8] {
  fileprivate var lexicographicOrder: String { String(decoding: self, as: UTF8.self) }
}
