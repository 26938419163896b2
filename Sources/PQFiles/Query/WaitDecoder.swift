package import PQCore
internal import PQModel
internal import PQRun

/// Makes a wait: a time, or a mapping with what is waited for.
struct WaitDecoder {
  private let checks: CheckSyntax
  private let known: KnownNames

  init(checks: CheckSyntax, knowing known: KnownNames) {
    self.checks = checks
    self.known = known
  }

  private static let longest: Duration = .seconds(3600)
  private static let shortestInterval: Duration = .milliseconds(10)

  /// Makes the wait of a case or of a query.
  ///
  /// - Parameter decoder: The mapping that may have the key `wait`.
  /// - Returns: The wait, or nil, and the names that its checks use.
  func decode(_ decoder: inout NodeDecoder) -> (wait: Query.Wait?, used: Set<String>) {
    guard let node = decoder.value("wait") else { return (nil, []) }
    guard node.entries != nil else {
      let timeout = decoder.optional("wait") { node throws(Diagnostic) in try Self.time("wait", node) }
      return (timeout.map { Query.Wait(timeout: $0, span: node.span) }, [])
    }
    var used: Set<String> = []
    let wait = decoder.mapping("wait", fields: QueryFields.wait) { decoder in
      let condition = decodeCondition(&decoder, used: &used)
      let timeout = decoder.optional("timeout") { node throws(Diagnostic) in try Self.time("timeout", node) }
      let interval = decoder.optional("every") { node throws(Diagnostic) in
        let interval = try node.readDuration("every")
        guard interval >= Self.shortestInterval, interval <= timeout ?? Query.Wait.standardTimeout else {
          throw .badInterval(node, timeout: timeout ?? Query.Wait.standardTimeout)
        }
        return interval
      }
      let standard = min(Query.Wait.standardInterval, timeout ?? Query.Wait.standardInterval)
      return Query.Wait(
        until: condition,
        timeout: timeout ?? Query.Wait.standardTimeout,
        every: interval ?? standard,
        span: node.span
      )
    }
    return (wait, used)
  }

  private func decodeCondition(_ decoder: inout NodeDecoder, used: inout Set<String>) -> Query.Wait.Condition {
    guard let node = decoder.value("until") else { return .pass }
    switch node.content {
    case .scalar:
      return decoder.choice("until", Verdict.Kind.self).map { .verdict($0.rawValue) } ?? .pass
    case .mapping, .sequence:
      let nodes = node.elements ?? [node]
      guard !nodes.isEmpty else {
        decoder.diagnostics.append(
          .wrongKind(node, "until", expected: "a kind of answer or checks, such as { items: some }")
        )
        return .pass
      }
      used = checks.check(nodes, knowing: known, into: &decoder.diagnostics)
      return .checks(nodes)
    }
  }

  private static func time(_ name: String, _ node: Node) throws(Diagnostic) -> Duration {
    let duration = try node.readDuration(name)
    guard duration <= longest else { throw .tooLong(node) }
    return duration
  }
}

extension Diagnostic.Code {
  package static let waitTime = Diagnostic.Code(
    "wait-time",
    explanation: """
      A case waits at most an hour, and calls at most a hundred times a second; the pause between two calls is not \
      longer than the time for all of them.
      """,
    example: "wait: { timeout: 10s, every: 1m }"
  )
}

extension Diagnostic {
  fileprivate static func tooLong(_ node: Node) -> Diagnostic {
    .error(
      .waitTime,
      "a case does not wait longer than an hour, and this is '\(node.text ?? "")'",
      at: node.span,
      hint: "write a time such as 90s or 5m"
    )
  }

  fileprivate static func badInterval(_ node: Node, timeout: Duration) -> Diagnostic {
    .error(
      .waitTime,
      "'\(node.text ?? "")' is no pause between calls within \(SecondsText(timeout)) s",
      at: node.span,
      hint: "write a time from 10ms to that of 'timeout'"
    )
  }
}
