public import PQCore

/// Gets a bearer token from a token endpoint (RFC 6749) and sends it.
///
/// A token is shared by all calls, kept for the next run of the program where the surroundings keep tokens, and
/// renewed a minute before it ends.
public struct OAuthAuthenticator: Authenticator {
  /// The word `oauth`.
  public static let scheme = "oauth"

  /// The keys of the client, and of the four grants.
  public static let fields: [Field] =
    [
      Field(
        "token-url",
        .text,
        defaultText: TokenAddress.adobe.text,
        description: "The address that gives tokens; by default that of Adobe's identity service.",
        examples: ["https://login.example.test/oauth/token"]
      ),
      Field(
        "grant",
        .choice(OAuthGrant.Name.allCases.map(\.rawValue)),
        defaultText: OAuthGrant.Name.clientCredentials.rawValue,
        description: "What is shown to get a token.",
        examples: ["refresh-token"]
      ),
      Field("client-id", .text, isRequired: true, description: "The client's ID.", examples: ["0123456789abcdef"]),
      Field("client-secret", .secret, description: "The client's secret.", examples: ["\"${env:IMS_SECRET}\""]),
      Field(
        "scope",
        .text,
        description: "What the token is to be good for, in the words and with the separators of the server.",
        examples: ["openid,AdobeID,aem.frontend.all"]
      ),
      Field(
        "refresh-token",
        .secret,
        description: "The refresh token of the grant 'refresh-token'.",
        examples: ["\"${env:REFRESH_TOKEN}\""]
      ),
      Field("username", .text, description: "The user's name, of the grant 'password'.", examples: ["demo"]),
      Field(
        "password",
        .secret,
        description: "The user's password, of the grant 'password'.",
        examples: ["\"${env:USER_PASSWORD}\""]
      ),
    ]
    + CommandSettings.fields(
      isRequired: false,
      description: "The program that prints the assertion of the grant 'jwt-bearer'; it needs --allow-commands."
    )

  private let endpoint: TokenEndpoint
  private let key: TokenKeeper.Key

  /// Reads the settings.
  ///
  /// - Parameter decoder: The `auth` mapping.
  /// - Throws: A diagnostic when one is absent, empty, of another grant, or holds a control character.
  public init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    let address = decoder.optional("token-url") { node throws(Diagnostic) in try TokenAddress(node) } ?? .adobe
    let clientID = try decoder.required("client-id") { node throws(Diagnostic) in
      try node.readSecret("client-id").reveal()
    }
    let name = decoder.choice("grant", OAuthGrant.Name.self) ?? .clientCredentials
    let readSecret = { (node: Node) throws(Diagnostic) in try node.readSecret("client-secret") }
    let secret =
      name == .clientCredentials
      ? try decoder.required("client-secret", readSecret) : decoder.optional("client-secret", readSecret)
    let scope = decoder.optional("scope") { node throws(Diagnostic) in try node.readSecret("scope").reveal() }
    let grant = try OAuthGrant(name, from: &decoder)
    endpoint = TokenEndpoint(
      address: address,
      clientID: clientID,
      clientSecret: secret,
      scope: scope,
      grant: grant,
      span: decoder.node.span
    )
    key = TokenKeeper.Key(
      ["oauth", address.text, clientID, name.rawValue, scope ?? ""] + endpoint.distinctions,
      isKept: true
    )
  }

  /// The client's secret, and those of the grant.
  public var secrets: [Secret] { endpoint.secrets }

  /// Sets the `Authorization` field.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - context: The call it belongs to.
  /// - Throws: A diagnostic of class `.authentication` when the endpoint gives no token.
  public func authorize(_ request: inout Request, context: RunContext) async throws {
    let token = try await context.token(for: key, standIn: "token-of-\(endpoint.address.text)") { ended in
      try await endpoint.token(after: ended, context: context)
    }
    try request.authorize(bearer: token)
  }
}
