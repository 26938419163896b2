public import PQCore
public import PQModel

/// What a plug-in may know about the call it serves, and what it may use.
public struct RunContext: Sendable {
  /// Sends a request on the way every request takes.
  typealias Transmit = @Sendable (Request, RunContext) async throws -> Response

  /// The environment that is asked.
  public let environment: Environment

  /// The query that is run, or nil for a request that is none.
  public let query: Query?

  /// The values of the query's variables after checking, in declared order.
  public let variables: [BoundVariable]

  /// What plug-ins may use of the world around the runner.
  public let surroundings: Surroundings

  /// The tokens that calls share.
  public let tokens: TokenKeeper

  private let transmit: Transmit?

  /// Makes a context in which nothing may be sent but by the transport.
  ///
  /// - Parameters:
  ///   - environment: The environment that is asked.
  ///   - query: The query that is run, or nil for a request that is none.
  ///   - variables: The values of the query's variables after checking.
  ///   - surroundings: What plug-ins may use of the world around the runner.
  public init(
    environment: Environment,
    query: Query? = nil,
    variables: [BoundVariable] = [],
    surroundings: Surroundings = Surroundings()
  ) {
    self.environment = environment
    self.query = query
    self.variables = variables
    self.surroundings = surroundings
    tokens = TokenKeeper(surroundings)
    transmit = nil
  }

  init(_ call: Call, surroundings: Surroundings, tokens: TokenKeeper, transmit: Transmit?) {
    environment = call.environment
    query = call.query
    variables = call.variables
    self.surroundings = surroundings
    self.tokens = tokens
    self.transmit = transmit
  }

  /// Reads files that settings name.
  public var files: FileReader { surroundings.files }

  /// Whether the request is only to be shown: nothing may be sent and no program run, and an authenticator that would
  /// have to puts a stand-in in the place of its credentials.
  public var isRehearsal: Bool { transmit == nil }

  /// Sends a request of a plug-in's own, such as one for a token, through the interceptors and the transport.
  ///
  /// - Parameter request: The request; mark it as confidential when it or its answer holds credentials.
  /// - Returns: The whole answer.
  /// - Throws: What the transport throws, or that nothing may be sent.
  public func send(_ request: Request) async throws -> Response {
    guard let transmit else { throw Diagnostic.nothingMayBeSent(request) }
    return try await transmit(request, self)
  }

  /// Gives a token that calls share, or a stand-in while the call is only shown.
  ///
  /// - Parameters:
  ///   - key: What the token is for.
  ///   - standIn: What is shown where the token would have to be asked for.
  ///   - source: Asks for a new token.
  /// - Returns: The token.
  /// - Throws: What `source` throws, or that the task was cancelled.
  public func token(
    for key: TokenKeeper.Key,
    standIn: String,
    from source: @escaping TokenKeeper.Source
  ) async throws -> Secret {
    guard isRehearsal else { return try await tokens.token(for: key, from: source).token }
    return tokens.heldToken(for: key)?.token ?? Secret(standIn)
  }
}

extension Diagnostic.Code {
  package static let rehearsal = Diagnostic.Code(
    "rehearsal",
    explanation: """
      A plug-in wants to send a request of its own while the call is only shown. An authenticator asks the context \
      first, and puts a stand-in in the place of credentials it would have to ask for.
      """,
    example: "pqrun adventures-all --env author --dry-run"
  )
}

extension Diagnostic {
  fileprivate static func nothingMayBeSent(_ request: Request) -> Diagnostic {
    .error(
      .rehearsal,
      "nothing may be sent to \(request.url) while the call is only shown",
      hint: "run the query without --dry-run and --curl"
    )
  }
}
