extension Secret {
  // Words of the forms in which problems and reports are written.
  private static let wordsOfForms: Set<String> = [
    "class", "classname", "code", "column", "diagnostics", "endColumn", "endLine", "error", "errors", "failure",
    "failures", "false", "file", "hint", "label", "line", "message", "name", "note", "notes", "null", "pqrun",
    "properties", "property", "severity", "skipped", "status", "summary", "system-err", "system-out", "testcase",
    "testcases", "tests", "testsuite", "testsuites", "time", "title", "true", "type", "value", "version", "warning",
    "warnings",
  ]

  /// The texts that tell the secret to who reads escapes.
  ///
  /// They are the secret itself, decoded where it is percent-encoded, as a form has it, and in Base64. There is none for
  /// a secret that is not hidden.
  var tellingTexts: Set<String> {
    let written = reveal()
    let texts = [written, written.contains("%") ? PercentEncoding.decode(written) : nil].compactMap(\.self)
    return Set(texts.filter(Self.isHidden).flatMap(Self.tellingTexts).filter { $0.utf8.count >= Redactor.leastLength })
  }

  /// The telling texts, each with the escapes that are usual, for who looks for them as they are.
  var writtenForms: Set<String> {
    Set(
      tellingTexts.flatMap { text in
        let encoded = PercentEncoding.encode(text)
        let quoted = String(JSONValue.string(text).text(.compact).dropFirst().dropLast())
        return [text, encoded, encoded.lowercasedHex, quoted, quoted.replacing("/", with: "\\/")]
      }
    )
  }

  private static func isHidden(_ text: String) -> Bool {
    text.utf8.count >= Redactor.leastLength && !wordsOfForms.contains(text)
  }

  private static func tellingTexts(of text: String) -> [String] {
    let spaceless = text.contains(" ") ? [text.replacing(" ", with: "+")] : []
    let isBase64 = Base64.decode(text) != nil
    return [text] + spaceless + Base64.encode(text.utf8).spellingsOfBase64 + (isBase64 ? text.spellingsOfBase64 : [])
  }
}

extension String {
  /// A text in Base64 in both alphabets (RFC 4648, sections 4 and 5), with and without padding.
  fileprivate var spellingsOfBase64: [String] {
    let urlSafe = replacing("+", with: "-").replacing("/", with: "_")
    return [self, urlSafe].flatMap { [$0, String($0.prefix { $0 != "=" })] }
  }

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
