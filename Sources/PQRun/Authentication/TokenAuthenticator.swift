public import PQCore
import PQModel

/// Sends a bearer token (RFC 6750), given as it is or in a file.
///
/// A file is the JSON of AEM's developer console, with `accessToken`, or holds the token alone.
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
    case text(Secret)
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
      let token = try node.readSecret("token")
      guard TokenAuthenticator.isToken(token.reveal()) else { throw .invalidToken(at: node.span, place: "'token'") }
      source = .text(token)
    case (nil, let node?): source = .file(path: try node.readText("token-file"), span: node.span)
    case (nil, nil):
      _ = try decoder.required("token") { node throws(Diagnostic) in node }
      throw .twoTokens(decoder.node)
    case (_?, _?): throw .twoTokens(decoder.node)
    }
  }

  /// The token, when it is given as it is.
  public var secrets: [Secret] {
    if case .text(let token) = source { [token] } else { [] }
  }

  /// Sets the `Authorization` field.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - context: The call it belongs to.
  /// - Throws: A diagnostic when the file cannot be read or holds no token.
  public func authorize(_ request: inout Request, context: RunContext) async throws {
    let token =
      switch source {
      case .text(let token): token
      case .file(let path, let span): try TokenAuthenticator.read(path, at: span, files: context.files)
      }
    request.headers.set(try HeaderField("Authorization", "Bearer \(token.reveal())"))
  }

  private static func read(_ path: String, at span: SourceSpan, files: FileReader) throws(Diagnostic) -> Secret {
    let bytes = try files.read(path, at: span)
    var text = String(decoding: bytes, as: UTF8.self)
    text = String(text.drop(while: \.isWhitespace))
    while text.last?.isWhitespace == true { text.removeLast() }
    if text.hasPrefix("{") {
      let document: JSON
      do {
        document = try JSONDocument(parsing: bytes, named: path).root
      } catch {
        throw .brokenTokenFile(path, at: span)
      }
      guard let token = document["accessToken"]?.string ?? document["access_token"]?.string else {
        throw .noTokenInFile(path, isServiceCredentials: document["integration"] != nil, at: span)
      }
      text = token
    }
    guard isToken(text) else { throw .invalidToken(at: span, place: "file '\(path)'") }
    return Secret(text)
  }

  // RFC 6750, section 2.1: `b64token`; wider here by all visible ASCII, since servers differ.
  private static func isToken(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
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

  package static let tokenFile = Diagnostic.Code(
    "token-file",
    explanation: """
      The file of a token holds no token. It is the JSON of AEM's developer console, with a member 'accessToken', or \
      the token alone.
      """,
    example: "auth: { type: token, token-file: token.json }"
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

  fileprivate static func invalidToken(at span: SourceSpan, place: String) -> Diagnostic {
    .error(
      .invalidToken,
      "\(place) does not hold one token alone: it is empty, or has blanks or other characters",
      at: span,
      hint: "give the token alone, without the word 'Bearer', quotes or line breaks"
    )
  }

  fileprivate static func brokenTokenFile(_ path: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .tokenFile,
      "file '\(path)' begins like JSON and is not JSON",
      at: span,
      hint: "download it from the developer console again"
    )
  }

  fileprivate static func noTokenInFile(_ path: String, isServiceCredentials: Bool, at span: SourceSpan) -> Diagnostic {
    .error(
      .tokenFile,
      "file '\(path)' has no 'accessToken'",
      at: span,
      hint: isServiceCredentials
        ? "it holds service credentials; get a local development token from the developer console"
        : "download a local development token from the developer console"
    )
  }
}
