package import PQCore

extension Node {
  /// Reads a user's name, which has no colon.
  ///
  /// - Parameter name: The key it belongs to, for messages.
  /// - Returns: The name.
  /// - Throws: A diagnostic when it is empty, or holds a colon or a control character.
  func readUsername(_ name: String) throws(Diagnostic) -> String {
    let username = try readSecret(name).reveal()
    guard !username.utf8.contains(UInt8(ascii: ":")) else { throw .colonInUsername(self) }
    return username
  }
}

extension Diagnostic.Code {
  package static let invalidUsername = Diagnostic.Code(
    "invalid-username",
    explanation: """
      Basic authentication writes 'name:password', so that a colon in the name would move the border between the two \
      (RFC 7617, section 2); neither AEM nor ServiceNow has such names. With 'encoding: latin1' name and password must \
      be made of Latin-1 characters.
      """,
    example: "auth: { type: basic, username: \"a:b\", password: \"${env:AEM_PASSWORD}\" }"
  )
}

extension Diagnostic {
  fileprivate static func colonInUsername(_ node: Node) -> Diagnostic {
    .error(
      .invalidUsername,
      "the user name holds ':', and no user name may",
      at: node.span,
      hint: "a colon may stand in the password alone; check that the two are not joined"
    )
  }
}
