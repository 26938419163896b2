import PQCore

/// What an OAuth client shows to get a token: the grants of RFC 6749, and the assertion of RFC 7523.
enum OAuthGrant: Sendable {
  case clientCredentials
  case refreshToken(Secret)
  case password(username: String, password: Secret)
  case assertion(CommandSettings)

  /// The grants by their words in a file.
  enum Name: String, CaseIterable {
    case clientCredentials = "client-credentials"
    case refreshToken = "refresh-token"
    case password
    case jwtBearer = "jwt-bearer"
  }

  /// Reads the settings of a grant.
  ///
  /// - Parameters:
  ///   - name: The grant's name.
  ///   - decoder: The `auth` mapping.
  /// - Throws: A diagnostic when a setting is absent or wrong.
  init(_ name: Name, from decoder: inout NodeDecoder) throws(Diagnostic) {
    switch name {
    case .clientCredentials:
      self = .clientCredentials
    case .refreshToken:
      self = .refreshToken(
        try decoder.required("refresh-token") { node throws(Diagnostic) in try node.readSecret("refresh-token") }
      )
    case .password:
      self = .password(
        username: try decoder.required("username") { node throws(Diagnostic) in try node.readUsername("username") },
        password: try decoder.required("password") { node throws(Diagnostic) in try node.readSecret("password") }
      )
    case .jwtBearer:
      self = .assertion(try CommandSettings(from: &decoder))
    }
    for (owner, keys) in OAuthGrant.keys where owner != name {
      for key in keys where decoder.value(key) != nil {
        decoder.diagnostics.append(.keyOfOtherGrant(key, owner: owner, grant: name, in: decoder.node))
      }
    }
  }

  /// Its secrets.
  var secrets: [Secret] {
    switch self {
    case .clientCredentials, .assertion: []
    case .refreshToken(let token): [token]
    case .password(_, let password): [password]
    }
  }

  private static let keys: [(owner: Name, keys: [String])] = [
    (.refreshToken, ["refresh-token"]), (.password, ["username", "password"]), (.jwtBearer, ["command"]),
  ]
}

extension Diagnostic {
  fileprivate static func keyOfOtherGrant(
    _ key: String,
    owner: OAuthGrant.Name,
    grant: OAuthGrant.Name,
    in node: Node
  ) -> Diagnostic {
    .error(
      .conflictingKeys,
      "'\(key)' belongs to the grant '\(owner.rawValue)', and the grant is '\(grant.rawValue)'",
      at: node.entry(key)?.key.span ?? node.span,
      hint: "write grant: \(owner.rawValue), or take '\(key)' out"
    )
  }
}
