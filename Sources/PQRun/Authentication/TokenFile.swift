package import PQCore

/// The text of a token: the JSON of AEM's developer console, or the token alone.
enum TokenFile {
  /// Reads the token of a file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - span: Where the path is written.
  ///   - files: Reads files.
  /// - Returns: The token.
  /// - Throws: Why there is none.
  static func read(_ path: String, at span: SourceSpan, files: FileReader) throws(Diagnostic) -> BearerToken {
    try token(in: files.read(path, at: span), of: "file '\(path)'", at: span)
  }

  /// Reads the token of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text, perhaps after a byte-order mark.
  ///   - place: Where it stands, in words.
  ///   - span: Where the place is written.
  /// - Returns: The token.
  /// - Throws: Why there is none.
  static func token(in bytes: [UInt8], of place: String, at span: SourceSpan) throws(Diagnostic) -> BearerToken {
    let bytes = Array(bytes.droppingByteOrderMark)
    let token = isJSON(bytes) ? BearerToken(try word(inJSON: bytes, of: place, at: span)) : BearerToken(trimming: bytes)
    guard let token else { throw .invalidToken(at: span, place: place) }
    return token
  }

  /// Whether a text is meant as JSON.
  ///
  /// - Parameter bytes: The text.
  /// - Returns: Whether it begins with a brace.
  static func isJSON(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "{")
  }

  private static func word(
    inJSON bytes: [UInt8],
    of place: String,
    at span: SourceSpan
  ) throws(Diagnostic) -> String {
    let document: JSON
    do {
      document = try JSONDocument(parsing: bytes, named: "token").root
    } catch {
      throw .brokenTokenFile(place, at: span)
    }
    if let token = document["accessToken"]?.string ?? document["access_token"]?.string { return token }
    let integration = document["integration"] ?? document
    if integration["technicalAccount"] != nil || integration["privateKey"] != nil {
      throw .serviceCredentials(place, at: span)
    }
    throw .noTokenInFile(place, at: span)
  }
}

extension Diagnostic.Code {
  package static let tokenFile = Diagnostic.Code(
    "token-file",
    explanation: """
      The text of a token, in a file or in 'token', holds no token. It is the JSON of AEM's developer console, with a member 'accessToken', or \
      the token alone.
      """,
    example: "auth: { type: token, token-file: token.json }"
  )

  package static let serviceCredentials = Diagnostic.Code(
    "service-credentials",
    explanation: """
      The text holds the service credentials of AEM's developer console: a private key that signed a JWT, which \
      Adobe's identity service exchanged for a token. Adobe ended these credentials in 2025 and the exchange on \
      1 March 2026. Their successor is an OAuth Server-to-Server credential, made in a project of the Adobe Developer \
      Console that has the AEM API; its client ID must also be allowed in AEM, by an API configuration that the \
      config pipeline deploys. It has a client ID, a client secret and scopes, the settings of 'type: oauth'.
      """,
    example: "auth: { type: token, token-file: service-credentials.json }"
  )
}

extension Diagnostic {
  fileprivate static func brokenTokenFile(_ place: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .tokenFile,
      "\(place) begins like JSON and is not JSON",
      at: span,
      hint: "download it from the developer console again"
    )
  }

  fileprivate static func noTokenInFile(_ place: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .tokenFile,
      "\(place) has no 'accessToken'",
      at: span,
      hint: "download a local development token from the developer console"
    )
  }

  fileprivate static func serviceCredentials(_ place: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .serviceCredentials,
      "\(place) holds service credentials for the JWT exchange, which Adobe ended on 1 March 2026",
      at: span,
      notes: [Note("for a day's work, a local development token of the developer console does as well")],
      hint: """
        create an OAuth Server-to-Server credential in the Adobe Developer Console and write auth: { type: oauth, \
        client-id: …, client-secret: …, scope: … }
        """
    )
  }
}
