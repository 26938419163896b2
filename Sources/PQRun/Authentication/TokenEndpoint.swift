import PQCore
import PQModel

/// A token endpoint as one client asks it.
struct TokenEndpoint: Sendable {
  let address: TokenAddress
  let clientID: String
  let clientSecret: Secret?
  let scope: String?
  let grant: OAuthGrant
  let span: SourceSpan

  /// The secrets it is asked with.
  var secrets: [Secret] { [clientSecret].compactMap(\.self) + grant.secrets }

  /// What tells one token from another: who asks, and marks of the secrets.
  ///
  /// A token that a secret got is not that of the next secret.
  var distinctions: [String] {
    let own: [String] =
      switch grant {
      case .clientCredentials, .refreshToken: []
      case .password(let username, _): [username]
      case .assertion(let command): command.words
      }
    return own + secrets.map { Fingerprint($0.reveal()).description }
  }

  /// Asks for a token.
  ///
  /// - Parameters:
  ///   - ended: The token before, whose refresh token is newer than that of the settings.
  ///   - context: The call that needs it.
  /// - Returns: The token.
  /// - Throws: A diagnostic of class `.authentication` when the answer has none, or why no answer came.
  func token(after ended: AccessToken?, context: RunContext) async throws -> AccessToken {
    var connection = context.environment.connection
    // What an environment allows for its own host does not hold for the server that gives tokens.
    if WebAddress(address.text).origin != WebAddress(context.environment.origin).origin {
      connection.tls.verifiesServer = true
    }
    let fields = try await fields(after: ended, context: context)
    let response: Response
    do {
      response = try await context.send(FormBody(fields).post(to: address.text, connection: connection))
    } catch var diagnostic as Diagnostic {
      diagnostic.notes.append(Diagnostic.Note("while asking \(address.text) for a token", at: span))
      throw diagnostic
    }
    let answer = TokenAnswer(response, address: address, span: span)
    return try answer.token(at: context.surroundings.now(), refreshToken: ended?.refreshToken)
  }

  private func fields(
    after ended: AccessToken?,
    context: RunContext
  ) async throws -> [(name: String, value: String)] {
    var fields: [(name: String, value: String)]
    switch grant {
    case .clientCredentials:
      fields = [("grant_type", "client_credentials")]
    case .refreshToken(let token):
      let latest = ended?.refreshToken ?? token
      context.surroundings.hide([latest])
      fields = [("grant_type", "refresh_token"), ("refresh_token", latest.reveal())]
    case .password(let username, let password):
      fields = [("grant_type", "password"), ("username", username), ("password", password.reveal())]
    case .assertion(let command):
      let assertion = try await command.word(context: context)
      fields = [
        ("grant_type", "urn:ietf:params:oauth:grant-type:jwt-bearer"), ("assertion", assertion.secret.reveal()),
      ]
    }
    fields.append(("client_id", clientID))
    if let clientSecret { fields.append(("client_secret", clientSecret.reveal())) }
    if let scope { fields.append(("scope", scope)) }
    return fields
  }
}
