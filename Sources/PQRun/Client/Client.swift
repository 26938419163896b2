public import PQCore
import PQModel

/// Runs queries: compiles a call, authorises it, sends it, judges the answer and decodes it.
///
/// ```swift
/// let client = Client(transport: CurlTransport())
/// let camp = try await client.run(
///   query, with: ["slug": "bali-surf-camp"], in: environment, as: Adventure.self)
/// ```
public struct Client: Sendable {
  private let transport: any Transport
  private let interceptors: [any Interceptor]
  private let registry: Registry
  private let surroundings: Surroundings
  private let tokens: TokenKeeper

  /// The interceptors that carry out an environment's `retry` and `redirects`.
  public static var standardInterceptors: [any Interceptor] { [RetryInterceptor(), RedirectInterceptor()] }

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - transport: Sends requests.
  ///   - interceptors: Stand between client and transport; the first is the outermost.
  ///   - registry: The plug-ins known by name.
  ///   - surroundings: What plug-ins may use of the world around the runner.
  public init(
    transport: any Transport,
    interceptors: [any Interceptor] = Client.standardInterceptors,
    registry: Registry = .standard,
    surroundings: Surroundings = Surroundings()
  ) {
    self.transport = transport
    self.interceptors = interceptors
    self.registry = registry
    self.surroundings = surroundings
    tokens = TokenKeeper(surroundings)
  }

  /// Compiles and authorises a call without sending it; the authenticator may send requests of its own.
  ///
  /// - Parameter call: The call.
  /// - Returns: The call with its request.
  /// - Throws: Every problem with values, settings and credentials.
  public func prepare(_ call: Call) async throws(DiagnosticList) -> PreparedCall {
    try await authorise(call) { request, context in
      try await transmit(request, context: context)
    }
  }

  /// Compiles a call to be shown: nothing at all is sent, and credentials that would have to be asked for have a
  /// stand-in.
  ///
  /// - Parameter call: The call.
  /// - Returns: The call with its request.
  /// - Throws: Every problem with values, settings and credentials.
  public func rehearse(_ call: Call) async throws(DiagnosticList) -> PreparedCall {
    try await authorise(call, transmit: nil)
  }

  private func authorise(
    _ call: Call,
    transmit: RunContext.Transmit?
  ) async throws(DiagnosticList) -> PreparedCall {
    let type = call.environment.authentication.type
    let authenticator = try registry.authenticator(for: call.environment.authentication)
    surroundings.hide(authenticator.secrets + call.environment.connection.secrets)
    if transmit != nil, !call.environment.connection.tls.verifiesServer {
      surroundings.report(.unverifiedServer(call.environment))
    }
    let context = RunContext(call, surroundings: surroundings, tokens: tokens, transmit: transmit)
    do {
      var request = try RequestCompiler().compile(call)
      try await authenticator.authorize(&request, context: context)
      let prepared = PreparedCall(call: call, request: request, context: context, authenticator: authenticator)
      surroundings.hide(prepared.secrets)
      return prepared
    } catch let diagnostic as Diagnostic {
      throw DiagnosticList([diagnostic])
    } catch is CancellationError {
      throw DiagnosticList([.cancelled()])
    } catch {
      throw DiagnosticList([.wrapped(error, stage: "authenticator '\(type)'")])
    }
  }

  /// Sends a prepared call and judges the answer.
  ///
  /// - Parameter prepared: The call with its request.
  /// - Returns: The answer, good or bad.
  /// - Throws: A diagnostic when no whole answer came.
  public func send(_ prepared: PreparedCall) async throws(Diagnostic) -> Answer {
    let response = try await response(to: prepared.request, of: prepared, notes: prepared.placeNotes)
    let answer = VerdictJudge().judge(response, to: prepared.request, context: prepared.context)
    if answer.verdict.kind.failure == .authentication { tokens.forgetTokens(in: prepared.request) }
    return answer
  }

  /// Decodes a good answer with a decoder.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - prepared: The call it answers.
  ///   - decoder: The decoder.
  /// - Returns: The value.
  /// - Throws: A diagnostic when the verdict is not good, or the decoder fails.
  public func decode<Decoder: ResultDecoder>(
    _ answer: Answer,
    of prepared: PreparedCall,
    with decoder: Decoder
  ) async throws(Diagnostic) -> Decoder.Output {
    guard answer.verdict.isOK else { throw .badAnswer(answer, of: prepared) }
    do {
      return try await decoder.decode(answer, context: prepared.context)
    } catch var diagnostic as Diagnostic {
      diagnostic.notes.append(contentsOf: prepared.placeNotes)
      throw diagnostic
    } catch {
      throw .wrapped(error, stage: "decoder '\(decoder.name)'", failure: .badAnswer)
    }
  }

  /// Sends a request of a call, and words what kept a whole answer from coming.
  func response(
    to request: Request,
    of prepared: PreparedCall,
    notes: [Diagnostic.Note] = []
  ) async throws(Diagnostic) -> Response {
    do {
      return try await transmit(request, context: prepared.context)
    } catch var diagnostic as Diagnostic {
      diagnostic.notes.append(contentsOf: notes)
      throw diagnostic
    } catch is CancellationError {
      throw .cancelled()
    } catch {
      throw .wrapped(error, stage: "the transport")
    }
  }

  private func transmit(_ request: Request, context: RunContext) async throws -> Response {
    try await send(request, context: context, through: interceptors[...])
  }

  private func send(
    _ request: Request,
    context: RunContext,
    through rest: ArraySlice<any Interceptor>
  ) async throws -> Response {
    guard let first = rest.first else { return try await transport.send(request, context: context) }
    return try await first.intercept(request, context: context) { request in
      try await send(request, context: context, through: rest.dropFirst())
    }
  }
}

extension PreparedCall {
  /// The notes that tell which call a problem belongs to.
  var placeNotes: [Diagnostic.Note] {
    [
      Diagnostic.Note("query '\(call.query.name)' in environment '\(call.environment.name)'"),
      Diagnostic.Note("sent to \(request.url)"),
    ]
  }
}

extension Diagnostic.Code {
  package static let pluginFailed = Diagnostic.Code(
    "plugin-failed",
    explanation: "A plug-in threw an error that is no diagnostic. Its own words stand in the note.",
    example: "a transport that throws an error of its own"
  )

  package static let unverifiedServer = Diagnostic.Code(
    "unverified-server",
    explanation: """
      The certificates of servers are not verified, because 'tls.verify' is false or --insecure is given. Anybody on \
      the way can pose as the server, read the credentials and change the answers. It helps to find out what is wrong \
      with a certificate, and nothing else.
      """,
    example: "pqrun adventures-all --env author --insecure"
  )

  package static let cancelled = Diagnostic.Code(
    "cancelled",
    explanation: "The work was ended before an answer came.",
    example: "Ctrl-C while a query runs"
  )
}

extension Diagnostic {
  /// The failure of a call whose answer is not good.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - prepared: The call it answers.
  /// - Returns: The diagnostic, with the verdict's code.
  public static func badAnswer(_ answer: Answer, of prepared: PreparedCall) -> Diagnostic {
    let verdict = answer.verdict
    let evidence = verdict.evidence.map { [Note("the answer says: \($0)")] } ?? []
    return .error(
      verdict.kind.code,
      verdict.cause,
      notes: evidence + prepared.placeNotes,
      hint: verdict.hint,
      failure: verdict.kind.failure
    )
  }

  fileprivate static func wrapped(
    _ error: any Error,
    stage: String,
    failure: FailureClass = .noAnswer
  ) -> Diagnostic {
    .error(
      .pluginFailed,
      "\(stage) failed",
      notes: [Note("caused by: \(error)")],
      hint: "look at the cause; the plug-in's author can say more",
      failure: failure
    )
  }

  fileprivate static func unverifiedServer(_ environment: Environment) -> Diagnostic {
    .warning(
      .unverifiedServer,
      "nothing proves that the servers of environment '\(environment.name)' are the right ones: no certificate is "
        + "verified, and credentials may go to anybody",
      hint: "name the authority's file in 'tls.ca' or --ca, and leave out 'verify: false' and --insecure"
    )
  }

  fileprivate static func cancelled() -> Diagnostic {
    .error(.cancelled, "ended before an answer came", hint: "run it again", failure: .interrupted)
  }
}
