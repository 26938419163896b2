package import PQCore

/// What a token endpoint answered (RFC 6749, sections 5.1 and 5.2).
struct TokenAnswer {
  private let response: Response
  private let address: TokenAddress
  private let span: SourceSpan
  private let json: JSON?

  init(_ response: Response, address: TokenAddress, span: SourceSpan) {
    self.response = response
    self.address = address
    self.span = span
    let json = try? JSONDocument(parsing: response.body).root
    self.json = json?.kind == .object ? json : nil
  }

  /// Takes the token out.
  ///
  /// - Parameters:
  ///   - now: The time in seconds since the beginning of 1970.
  ///   - refreshToken: The refresh token that stays good when the answer has no new one.
  /// - Returns: The token.
  /// - Throws: A diagnostic of class `.authentication` when there is none.
  func token(at now: Int, refreshToken: Secret?) throws(Diagnostic) -> AccessToken {
    guard (200..<300).contains(response.status), let text = json?["access_token"]?.string else {
      throw json?["error"]?.string.map(refused) ?? withoutToken
    }
    guard let token = BearerToken(text) else { throw withoutToken }
    if let type = json?["token_type"]?.string, type.lowercased() != "bearer" { throw ofOtherType(type) }
    let lifetime = JSONWebToken.integer(json?["expires_in"]).map { now + TimeUnit.seconds(ofLifetime: $0) }
    return AccessToken(
      token.secret,
      expiry: token.expiry ?? lifetime,
      refreshToken: json?["refresh_token"]?.string.flatMap(BearerToken.init)?.secret ?? refreshToken
    )
  }
}

extension Diagnostic.Code {
  package static let tokenRefused = Diagnostic.Code(
    "token-refused",
    explanation: """
      The server that gives tokens gave none. Its error word says why: 'invalid_client' is a wrong client ID or \
      secret, 'invalid_scope' a scope that the credential does not have, 'invalid_grant' an ended refresh token, wrong \
      user name or password, or an assertion that was not accepted.
      """,
    example: "auth: { type: oauth, client-id: wrong, client-secret: \"${env:IMS_SECRET}\" }"
  )
}

extension TokenAnswer {
  private func refused(_ error: String) -> Diagnostic {
    let words = [error, json?["error_description"]?.string].compactMap(\.self).map { TerminalText.sanitise($0) }
    return problem("\(address.text) gave no token: \(words.joined(separator: ", "))", hint: hint(for: error))
  }

  private func hint(for error: String) -> String {
    switch error {
    case "invalid_client", "unauthorized_client": "check 'client-id' and 'client-secret'"
    case "invalid_scope": "compare 'scope' with the scopes of the credential"
    case "invalid_grant": "check what the grant shows: refresh token, user name and password, or assertion"
    case "unsupported_grant_type": "the server does not know this grant; choose another 'grant'"
    default: "look the error up in the documentation of the server, or try again later"
    }
  }

  private var withoutToken: Diagnostic {
    problem(
      "\(address.text) answered HTTP \(response.status) without a token",
      hint: "check 'token-url'; the answer must be JSON with 'access_token'"
    )
  }

  private func ofOtherType(_ type: String) -> Diagnostic {
    problem(
      "\(address.text) gave a token of type '\(TerminalText.sanitise(type))', and only 'bearer' can be sent",
      hint: "ask the server's owner for bearer tokens"
    )
  }

  private func problem(_ message: String, hint: String) -> Diagnostic {
    .error(.tokenRefused, message, at: span, hint: hint, failure: .authentication)
  }
}
