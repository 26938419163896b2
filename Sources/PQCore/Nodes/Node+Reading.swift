extension Node {
  /// Reads a scalar's text, whatever it looks like.
  ///
  /// - Parameter name: The key it belongs to, for messages.
  /// - Returns: The text.
  /// - Throws: A diagnostic when a list or a mapping stands here.
  public func readText(_ name: String) throws(Diagnostic) -> String {
    guard let text else {
      let hint = elements == nil ? "write one text, in quotes when it has braces" : "write one text, without brackets"
      throw .wrongKind(self, name, expected: "text", hint: hint)
    }
    return text
  }

  /// Reads a scalar's text, which must not be an empty value.
  ///
  /// - Parameter name: The key it belongs to, for messages.
  /// - Returns: The text; it is empty where quotes stand around nothing.
  /// - Throws: A diagnostic when nothing, a list or a mapping stands here.
  package func readWrittenText(_ name: String) throws(Diagnostic) -> String {
    guard !isNull else { throw .wrongKind(self, name, expected: "text") }
    return try readText(name)
  }

  /// Reads a secret, which is one line of text that is not empty.
  ///
  /// - Parameter name: The key it belongs to, for messages.
  /// - Returns: The secret.
  /// - Throws: A diagnostic when no text stands here, or when it is empty or holds a control character.
  public func readSecret(_ name: String) throws(Diagnostic) -> Secret {
    let text = try readText(name)
    guard !text.isEmpty else { throw .emptySecret(self, name) }
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      throw .controlCharacterInSecret(self, name)
    }
    return Secret(text)
  }

  /// Reads `true` or `false`.
  ///
  /// - Parameter name: The key it belongs to, for messages.
  /// - Returns: The Boolean.
  /// - Throws: A diagnostic for anything else.
  public func readBoolean(_ name: String) throws(Diagnostic) -> Bool {
    switch text {
    case "true": return true
    case "false": return false
    default:
      let isNo = ["no", "off", "n", "0", "false"].contains(text?.lowercased())
      throw .wrongKind(self, name, expected: "true or false", hint: "write \(name): \(isNo ? "false" : "true")")
    }
  }

  /// Reads a whole number.
  ///
  /// - Parameters:
  ///   - name: The key it belongs to, for messages.
  ///   - range: The numbers allowed.
  /// - Returns: The number.
  /// - Throws: A diagnostic for anything else.
  public func readInteger(_ name: String, in range: ClosedRange<Int>) throws(Diagnostic) -> Int {
    guard let text, let number = Int(text), range.contains(number) else {
      let words =
        range.upperBound == .max
        ? "a whole number of \(range.lowerBound) or more"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw .wrongKind(self, name, expected: words, hint: "write digits alone, such as \(name): \(range.lowerBound)")
    }
    return number
  }

  /// Reads one of the words of an enumeration.
  ///
  /// - Parameters:
  ///   - name: The key it belongs to, for messages.
  ///   - type: The enumeration.
  /// - Returns: The case.
  /// - Throws: A diagnostic with the nearest word for anything else.
  public func readChoice<Choice>(
    _ name: String,
    _ type: Choice.Type
  ) throws(Diagnostic) -> Choice where Choice: RawRepresentable<String> & CaseIterable {
    let text = try readText(name)
    guard let choice = Choice(rawValue: text) else {
      throw .unknownWord(self, name, words: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// Reads a time with its unit: `500ms`, `5s`, `1.5s`, `2m`, `1h`.
  ///
  /// - Parameter name: The key it belongs to, for messages.
  /// - Returns: The time, greater than zero.
  /// - Throws: A diagnostic for anything else.
  public func readDuration(_ name: String) throws(Diagnostic) -> Duration {
    guard let text, let duration = UnitText.duration(text) else {
      let unit = Int(text ?? "").map { "add the unit: \($0)s or \($0)ms" }
      let hint = unit ?? "write a number and a unit, such as 500ms, 5s or 2m"
      throw .wrongKind(self, name, expected: "a time with its unit", hint: hint)
    }
    return duration
  }

  /// Reads a size with its unit: `64MB`, `512kB`, `2GB`, `1MiB`, or bytes without a unit.
  ///
  /// - Parameter name: The key it belongs to, for messages.
  /// - Returns: The size in bytes, greater than zero.
  /// - Throws: A diagnostic for anything else.
  public func readSize(_ name: String) throws(Diagnostic) -> Int {
    guard let text, let size = UnitText.size(text) else {
      let hint = "write a number and a unit, such as 512kB or 64MB"
      throw .wrongKind(self, name, expected: "a size with its unit", hint: hint)
    }
    return size
  }
}

extension Diagnostic.Code {
  package static let wrongKind = Diagnostic.Code(
    "wrong-kind",
    explanation: "The value of a key is of another kind than the key takes.",
    example: "timeout: soon"
  )

  package static let unknownWord = Diagnostic.Code(
    "unknown-word",
    explanation: "The value of a key is not one of the words the key takes.",
    example: "redirects: sometimes"
  )

  package static let invalidSecret = Diagnostic.Code(
    "invalid-secret",
    explanation: """
      A password or a token is empty, or holds a line break or another control character. Sent as it is it would be \
      refused by the server, or would start a header field of its own.
      """,
    example: "auth: { type: token, token: \"\" }"
  )
}

extension Diagnostic {
  /// The value of a key is of another kind than the key takes.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - name: The key.
  ///   - expected: What the key takes, in words; after `, such as ` an example, which the hint gives.
  ///   - hint: What to do, in place of the example.
  /// - Returns: The diagnostic.
  package static func wrongKind(
    _ node: Node,
    _ name: String,
    expected: String,
    hint: String? = nil
  ) -> Diagnostic {
    let parts = expected.split(separator: ", such as ", maxSplits: 1)
    let seen: String
    switch node.content {
    case .scalar(let scalar) where node.origin == .written && !node.isNull: seen = "'\(scalar.text)'"
    case .scalar, .sequence, .mapping: seen = node.kind
    }
    return .error(
      .wrongKind,
      "'\(name)' takes \(parts.first ?? ""), not \(seen)",
      at: node.span,
      hint: hint ?? (parts.count > 1 ? "write \(name): \(parts[1])" : "write \(name): \(expected)")
    )
  }

  fileprivate static func unknownWord(_ node: Node, _ name: String, words: [String]) -> Diagnostic {
    let text = node.origin == .written ? node.text ?? "" : ""
    let seen = text.isEmpty ? node.kind : "'\(text)'"
    return .error(
      .unknownWord,
      "\(seen) is not a value of '\(name)'",
      at: node.span,
      hint: NearestName.hint(text, in: words) ?? "the values are \(words.joined(separator: ", "))"
    )
  }

  fileprivate static func emptySecret(_ node: Node, _ name: String) -> Diagnostic {
    .error(
      .invalidSecret,
      "'\(name)' is empty",
      at: node.span,
      hint: "give it in quotes, or from the process environment as \"${env:NAME}\""
    )
  }

  fileprivate static func controlCharacterInSecret(_ node: Node, _ name: String) -> Diagnostic {
    .error(
      .invalidSecret,
      "'\(name)' holds a line break or another control character",
      at: node.span,
      hint: "give it as one line of text"
    )
  }
}
