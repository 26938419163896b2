/// Answers requests as a system of one kind does: a function from request to answer, apart from what it remembers.
package struct SandboxHandler: Sendable {
  static let loginPath = "/libs/granite/core/content/login.html"

  private let mode: Sandbox.Mode
  private let gate: AuthorGate
  private let execution: ExecuteEndpoint
  private let list: ListEndpoint
  private let pictures: PictureEndpoint
  private let faults: FaultInjector

  /// Makes a handler.
  ///
  /// - Parameters:
  ///   - mode: Which kind of system to be.
  ///   - credentials: What an author system accepts.
  ///   - documents: The persisted documents.
  ///   - store: The content.
  ///   - faults: In which ways to misbehave.
  ///   - port: The port of this system, for the addresses in answers; by default the customary one.
  ///   - now: The clock that the age of a kept answer is told by.
  package init(
    mode: Sandbox.Mode,
    credentials: Sandbox.Credentials = Sandbox.Credentials(),
    documents: [PersistedDocument] = PersistedDocument.wknd,
    store: ContentStore,
    faults: Sandbox.FaultPlan = [],
    port: UInt16? = nil,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    let faults = FaultInjector(faults)
    self.mode = mode
    self.faults = faults
    gate = AuthorGate(credentials)
    let delivery = DeliverySettings(
      authorOrigin: Self.origin(of: .author, in: mode, port: port),
      publishOrigin: Self.origin(of: .publish, in: mode, port: port)
    )
    execution = ExecuteEndpoint(
      mode: mode,
      documents: documents,
      executor: QueryExecutor(store: store, models: faults.models(store.models), settings: delivery),
      faults: faults,
      now: now
    )
    list = ListEndpoint(documents: documents)
    pictures = PictureEndpoint(assets: faults.assets(store.assets))
  }

  /// Answers a request.
  ///
  /// - Parameter request: The request.
  /// - Returns: The answer.
  package func respond(to request: SandboxRequest) -> SandboxResponse {
    switch mode {
    case .author:
      if request.path == Self.loginPath {
        return answer(request, allowing: Self.readMethods) { .loginPage }
      }
      if request.path == AuthorGate.formPath {
        return answer(request, allowing: ["POST"]) { gate.login(request) }
      }
      return gate.refusal(of: request) ?? faults.response(route(request), to: request)
    case .publish:
      return faults.response(route(request), to: request)
    }
  }

  /// Whether a request is for a persisted query.
  ///
  /// - Parameter request: The request.
  /// - Returns: Whether it is.
  static func isQuery(_ request: SandboxRequest) -> Bool {
    suffix(of: request.path, after: executionPath) != nil
  }

  private static let executionPath = "/graphql/execute.json"
  private static let readMethods = ["GET", "HEAD"]

  private func route(_ request: SandboxRequest) -> SandboxResponse {
    if let suffix = Self.suffix(of: request.path, after: Self.executionPath) {
      return answer(request, allowing: Self.readMethods + ["POST"]) {
        execution.response(to: request, suffix: suffix)
      }
    }
    if mode == .author, let suffix = Self.suffix(of: request.path, after: "/graphql/list.json") {
      return answer(request, allowing: Self.readMethods) {
        list.response(configuration: suffix.isEmpty ? nil : suffix.dropFirst())
      }
    }
    return answer(request, allowing: Self.readMethods) {
      pictures.response(to: request) ?? notFound(request)
    }
  }

  private func answer(
    _ request: SandboxRequest,
    allowing methods: [String],
    _ response: () -> SandboxResponse
  ) -> SandboxResponse {
    methods.contains(request.method) ? response() : .methodNotAllowed(methods)
  }

  private func notFound(_ request: SandboxRequest) -> SandboxResponse {
    switch mode {
    case .author: .resourceNotFound(request.path)
    case .publish: .dispatcherNotFound
    }
  }

  private static func origin(of tier: Sandbox.Mode, in mode: Sandbox.Mode, port: UInt16?) -> String {
    let ownPort = tier == mode ? port : nil
    return "http://localhost:\(ownPort ?? tier.customaryPort)"
  }

  private static func suffix(of path: Substring, after prefix: String) -> Substring? {
    guard path.hasPrefix(prefix) else { return nil }
    let suffix = path.dropFirst(prefix.count)
    return suffix.isEmpty || suffix.hasPrefix("/") ? suffix : nil
  }
}
