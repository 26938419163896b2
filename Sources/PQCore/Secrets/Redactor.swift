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

  // By first byte; the longest first, so that a secret inside a longer one leaves no rest of the longer one.
  private let forms: [[[UInt8]]]

  /// Whether there is nothing to hide.
  package let isEmpty: Bool

  /// Makes a redactor.
  ///
  /// - Parameter secrets: The texts to hide; those that are too short are left out.
  public init(_ secrets: [Secret]) {
    let forms = Set(secrets.flatMap(Redactor.forms(of:)).map { Array($0.utf8) })
    isEmpty = forms.isEmpty
    var table: [[[UInt8]]] = Array(repeating: [], count: isEmpty ? 0 : 256)
    for form in forms.sorted(by: { $0.count > $1.count }) { table[Int(form[0])].append(form) }
    self.forms = table
  }

  /// The forms in which a secret may turn up; none for one that is too short, or that is a word of our own forms.
  ///
  /// - Parameter secret: The secret.
  /// - Returns: The secret as it is, and in every form that hides it from the eye only.
  package static func forms(of secret: Secret) -> [String] {
    let text = secret.reveal()
    guard text.utf8.count >= leastLength, !wordsOfForms.contains(text) else { return [] }
    let encoded = PercentEncoding.encode(text)
    let escaped = JSONValue.string(text).text(.compact).utf8.dropFirst().dropLast()
    let escapedWithSlashes = escaped.flatMap { $0 == UInt8(ascii: "/") ? Array("\\/".utf8) : [$0] }
    return [
      text, encoded, encoded.lowercasedHex, Base64.encode(text.utf8), String(decoding: escaped, as: UTF8.self),
      String(decoding: escapedWithSlashes, as: UTF8.self),
    ]
  }

  /// Hides the secrets in a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text with `<redacted>` in the place of each secret.
  public func redact(_ text: String) -> String {
    guard !isEmpty else { return text }
    let bytes = Array(text.utf8)
    guard let match = firstMatch(in: bytes, from: 0) else { return text }
    return String(decoding: redact(bytes, from: match), as: UTF8.self)
  }

  /// Hides the secrets in bytes.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The bytes with `<redacted>` in the place of each secret.
  public func redact(_ bytes: [UInt8]) -> [UInt8] {
    guard !isEmpty, let match = firstMatch(in: bytes, from: 0) else { return bytes }
    return redact(bytes, from: match)
  }

  private func redact(_ bytes: [UInt8], from first: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    var match: Range<Int>? = first
    while let found = match {
      result += bytes[place..<found.lowerBound]
      result += Redactor.mark
      place = found.upperBound
      match = firstMatch(in: bytes, from: place)
    }
    return result + bytes[place...]
  }

  private func firstMatch(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    for place in start..<bytes.count {
      for form in forms[Int(bytes[place])] where bytes[place...].starts(with: form) {
        return place..<place + form.count
      }
    }
    return nil
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
