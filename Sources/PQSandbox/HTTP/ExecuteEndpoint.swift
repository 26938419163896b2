import PQCore
import PQGraphQL

/// Executes persisted documents: `/graphql/execute.json/<configuration>/<name>` with variables behind a semicolon.
struct ExecuteEndpoint: Sendable {
  private let mode: Sandbox.Mode
  private let executor: QueryExecutor
  private let faults: FaultInjector
  private let documents: [String: Result<GraphQLDocument, Diagnostic>]
  private let configurations: Set<String>
  private let now: @Sendable () -> ContinuousClock.Instant
  private let cache = AnswerCache()

  /// - Parameters:
  ///   - mode: Which kind of system to be.
  ///   - documents: The persisted documents; of two under one name the last counts.
  ///   - executor: What runs them.
  ///   - faults: What changes their results.
  ///   - now: The clock that the age of a kept answer is told by.
  init(
    mode: Sandbox.Mode,
    documents: [PersistedDocument],
    executor: QueryExecutor,
    faults: FaultInjector,
    now: @escaping @Sendable () -> ContinuousClock.Instant
  ) {
    self.mode = mode
    self.executor = executor
    self.faults = faults
    self.now = now
    configurations = Set(documents.map(\.configuration))
    self.documents = Dictionary(documents.map { ($0.shortPath, Self.parsed($0)) }) { _, last in last }
  }

  /// - Parameters:
  ///   - request: The request.
  ///   - suffix: Its target after `/graphql/execute.json`, as it was sent.
  /// - Returns: The answer.
  func response(to request: SandboxRequest, suffix: Substring) -> SandboxResponse {
    let isCacheable = request.method != "POST"
    if isCacheable, let entry = cache.entry(for: request.target) {
      return delivered(entry.response, age: now() - entry.madeAt, isHit: true)
    }
    if mode == .publish, request.header("Origin") != nil { return .originNotTrusted }
    let response = execute(request, suffix: suffix)
    guard response.status == 200 else { return response }
    if isCacheable {
      cache.keep(AnswerCache.Entry(response: response, madeAt: now()), for: request.target)
    }
    return delivered(response, age: .zero, isHit: false)
  }

  private func execute(_ request: SandboxRequest, suffix: Substring) -> SandboxResponse {
    let path: PersistedPath
    do throws(PersistedPath.Failure) {
      path = try PersistedPath(parsing: suffix)
    } catch {
      return SandboxResponse(status: error.status, type: "text/plain;charset=utf-8", text: error.body)
    }
    guard configurations.contains(path.configuration) else { return ServletError.noEndpoint.response }
    switch documents["/\(path.configuration)/\(path.name)"] {
    case nil:
      return ServletError.queryNotFound(configuration: path.configuration, name: path.name).response
    case .failure(let problem):
      return ServletError.queryInvalid("Error: type=InvalidSyntax; message=\(problem.message);").response
    case .success(let document):
      return run(document, path: path, request: request)
    }
  }

  private func run(_ document: GraphQLDocument, path: PersistedPath, request: SandboxRequest) -> SandboxResponse {
    var variables = path.variables
    if request.method == "POST" {
      guard let posted = PostedVariables(body: request.body) else {
        return SandboxResponse(status: 400, type: "text/plain;charset=utf-8", text: "Bad Request")
      }
      variables += posted.texts
    }
    let result = faults.result(executor.execute(document, variables: variables))
    let cacheControl = result.status == 200 ? [mode.cacheControl] : []
    return SandboxResponse(
      status: result.status,
      type: "\(result.contentType);charset=utf-8",
      headers: cacheControl,
      text: result.body.text()
    )
  }

  private func delivered(_ response: SandboxResponse, age: Duration, isHit: Bool) -> SandboxResponse {
    switch mode {
    case .author:
      return response
    case .publish:
      var response = response
      response.headers.append(SandboxHeader("Age", "\(age.components.seconds)"))
      response.headers.append(SandboxHeader("X-Cache", isHit ? "HIT" : "MISS"))
      return response
    }
  }

  private static func parsed(_ document: PersistedDocument) -> Result<GraphQLDocument, Diagnostic> {
    Result { () throws(Diagnostic) in
      try GraphQLDocument(parsing: SourceText(name: document.shortPath, text: document.text))
    }
  }
}

extension SandboxResponse {
  // What the dispatcher's rule for cross-origin requests leaves of an answer to an origin it does not know.
  fileprivate static let originNotTrusted = SandboxResponse(
    status: 204,
    headers: [SandboxHeader("Cache-Control", "no-cache")]
  )
}
