public import PQCore

/// Sends a user name and a password (RFC 7617).
public struct BasicAuthenticator: Authenticator {
  /// The word `basic`.
  public static let scheme = "basic"

  /// The keys `username`, `password` and `encoding`.
  public static let fields: [Field] = [
    Field(
      "username",
      .text,
      isRequired: true,
      description: "The user's name; it holds no colon.",
      examples: ["admin"]
    ),
    Field(
      "password",
      .secret,
      isRequired: true,
      description: "The password.",
      examples: ["\"${env:AEM_PASSWORD}\""]
    ),
    Field(
      "encoding",
      .choice(BasicCredentials.Encoding.allCases.map(\.rawValue)),
      defaultText: "utf-8",
      description: "How the two are written as bytes; Sling itself reads latin1.",
      examples: ["latin1"]
    ),
  ]

  private let password: Secret
  private let credentials: BasicCredentials

  /// Reads the settings.
  ///
  /// - Parameter decoder: The `auth` mapping.
  /// - Throws: A diagnostic when one is absent, empty, holds a control character, or the user name holds a colon.
  public init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    let username = try decoder.required("username") { node throws(Diagnostic) in try node.readUsername("username") }
    password = try decoder.required("password") { node throws(Diagnostic) in try node.readSecret("password") }
    credentials = try BasicCredentials(
      username: username,
      password: password,
      encoding: decoder.choice("encoding", BasicCredentials.Encoding.self) ?? .utf8,
      at: decoder.node.span
    )
  }

  /// The password, and the pair in Base64.
  public var secrets: [Secret] { [password, credentials.secret] }

  /// Sets the `Authorization` field.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - context: The call it belongs to.
  /// - Throws: Nothing in practice: Base64 is a valid field value.
  public func authorize(_ request: inout Request, context: RunContext) async throws {
    try credentials.authorize(&request)
  }
}
