public import PQCore

/// Sends a bearer token (RFC 6750), given as it is or in a file.
///
/// Its text is the JSON of AEM's developer console, with `accessToken`, or the token alone. A token that says itself
/// when it ends is not sent after that time.
public struct TokenAuthenticator: Authenticator {
  /// The word `token`.
  public static let scheme = "token"

  /// The keys `token` and `token-file`, of which one is given.
  public static let fields: [Field] = [
    Field("token", .secret, description: "The token.", examples: ["\"${env:AEM_TOKEN}\""]),
    Field(
      "token-file",
      .text,
      description: "A file with the token: the developer console's JSON, or the token alone.",
      examples: ["token.json"]
    ),
  ]

  private enum Source {
    case text(BearerToken, span: SourceSpan)
    case file(path: String, span: SourceSpan)
  }

  private let source: Source

  /// Reads the settings.
  ///
  /// - Parameter decoder: The `auth` mapping.
  /// - Throws: A diagnostic when neither or both keys are there, or the token is empty or holds a control character.
  public init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    switch (decoder.value("token"), decoder.value("token-file")) {
    case (let node?, nil):
      source = .text(try Self.read(node), span: node.span)
    case (nil, let node?): source = .file(path: try node.readText("token-file"), span: node.span)
    case (nil, nil):
      _ = try decoder.required("token") { node throws(Diagnostic) in node }
      throw .twoTokens(decoder.node)
    case (_?, _?): throw .twoTokens(decoder.node)
    }
  }

  // A variable may hold the developer console's JSON, with its line breaks.
  private static func read(_ node: Node) throws(Diagnostic) -> BearerToken {
    let text = try node.readText("token")
    let secret = TokenFile.isJSON(text.utf8) ? text : try node.readSecret("token").reveal()
    return try TokenFile.token(in: Array(secret.utf8), of: "'token'", at: node.span)
  }

  /// The token, when it is given as it is.
  public var secrets: [Secret] {
    if case .text(let token, _) = source { [token.secret] } else { [] }
  }

  /// Sets the `Authorization` field.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - context: The call it belongs to.
  /// - Throws: A diagnostic when the file cannot be read or holds no token, or when the token has ended.
  public func authorize(_ request: inout Request, context: RunContext) async throws {
    let token: BearerToken
    let span: SourceSpan
    switch source {
    case .text(let text, let place): (token, span) = (text, place)
    case .file(let path, let place): (token, span) = (try TokenFile.read(path, at: place, files: context.files), place)
    }
    context.surroundings.hide([token.secret])
    if let warning = try token.check(at: context.surroundings.now(), span: span) {
      context.surroundings.report(warning)
    }
    try request.authorize(bearer: token.secret)
  }
}

extension Diagnostic.Code {
  package static let invalidToken = Diagnostic.Code(
    "invalid-token",
    explanation: """
      A bearer token is one word of visible ASCII characters. A blank or a line break inside it often comes from \
      copying, and a word 'Bearer' before it would be sent twice.
      """,
    example: "auth: { type: token, token: \"Bearer abc.def.ghi\" }"
  )

  package static let conflictingKeys = Diagnostic.Code(
    "conflicting-keys",
    explanation: "Two keys that exclude each other are both there.",
    example: "auth: { type: token, token: \"${env:AEM_TOKEN}\", token-file: token.json }"
  )
}

extension Diagnostic {
  fileprivate static func twoTokens(_ node: Node) -> Diagnostic {
    .error(
      .conflictingKeys,
      "both 'token' and 'token-file' are given",
      at: node.span,
      hint: "keep one of the two"
    )
  }

  static func invalidToken(at span: SourceSpan, place: String) -> Diagnostic {
    .error(
      .invalidToken,
      "\(place) does not hold one token alone: it is empty, or has blanks or other characters",
      at: span,
      hint: "give the token alone, without the word 'Bearer', quotes or line breaks"
    )
  }
}
