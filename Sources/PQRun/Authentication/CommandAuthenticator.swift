public import PQCore

/// Sends the bearer token that a program prints.
///
/// The program runs once for all calls, and again a minute before a token ends that says when it does.
public struct CommandAuthenticator: Authenticator {
  /// The word `command`.
  public static let scheme = "command"

  /// The keys `command` and `command-timeout`.
  public static let fields: [Field] = CommandSettings.fields(
    isRequired: true,
    description: "The program that prints the token, and its arguments; it needs --allow-commands."
  )

  private let command: CommandSettings
  private let key: TokenKeeper.Key

  /// Reads the settings.
  ///
  /// - Parameter decoder: The `auth` mapping.
  /// - Throws: A diagnostic when there is no program.
  public init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    command = try CommandSettings(from: &decoder)
    key = TokenKeeper.Key(["command"] + command.words, isKept: false)
  }

  /// No secrets before the program has run.
  public var secrets: [Secret] { [] }

  /// Sets the `Authorization` field.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - context: The call it belongs to.
  /// - Throws: A diagnostic when the program gives no token, or one that has ended.
  public func authorize(_ request: inout Request, context: RunContext) async throws {
    let surroundings = context.surroundings
    let token = try await context.token(for: key, standIn: "token-of-command") { _ in
      let token = try await command.word(context: context)
      if let warning = try token.check(at: surroundings.now(), span: command.span) { surroundings.report(warning) }
      return AccessToken(token.secret, expiry: token.expiry)
    }
    try request.authorize(bearer: token)
  }
}
