public import PQCore
public import PQModel

/// Turns a call into the request that is sent, byte for byte.
///
/// The address is built as text: scheme, host, base path, `/graphql/execute.json/`, configuration and name, then
/// `%3B` name `%3D` value for each variable in declared order (AEM: persisted queries, encoding of query variables), and
/// after them what keeps caches from answering.
public struct RequestCompiler: Sendable {
  /// Makes a compiler.
  public init() {}

  /// Compiles a query with values for an environment.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - values: The values given.
  ///   - environment: The environment.
  /// - Returns: The request, without credentials.
  /// - Throws: Every problem with a value.
  public func compile(
    _ query: Query,
    with values: VariableValues = [:],
    for environment: Environment
  ) throws(DiagnosticList) -> Request {
    let call = try Call(query, with: values, in: environment)
    return try DiagnosticList.listing { () throws(Diagnostic) in try compile(call) }
  }

  /// Compiles a call.
  ///
  /// - Parameter call: The call.
  /// - Returns: The request, without credentials.
  /// - Throws: A diagnostic for a value that AEM would split at `;`, and for a header that HTTP does not allow.
  public func compile(_ call: Call) throws(Diagnostic) -> Request {
    let environment = call.environment
    let path =
      switch call.query.resource {
      case .persisted(let path): try persistedPath(path, call)
      case .plain(let resource): try PlainResourceCompiler(call: call).compile(resource)
      }
    var connection = environment.connection
    if let timeout = call.query.timeout { connection.totalTimeout = timeout }
    return Request(
      url: environment.origin + environment.basePath.text + path,
      headers: try headers(for: call),
      connection: connection
    )
  }

  private func persistedPath(_ path: PersistedPath, _ call: Call) throws(Diagnostic) -> String {
    var text =
      "/graphql/execute.json/\(PercentEncoding.encode(path.configuration))/\(PercentEncoding.encode(path.name))"
    var isTerminated = true
    for bound in call.variables {
      guard let value = bound.value.wireText else { continue }
      if !call.environment.urlStyle.allowSeparators, value.utf8.contains(UInt8(ascii: ";")) {
        throw .separator(in: bound)
      }
      text += "%3B\(PercentEncoding.encode(bound.variable.name))%3D\(PercentEncoding.encode(value))"
      isTerminated = false
    }
    if let buster = call.cacheBuster {
      text += "%3B\(PercentEncoding.encode(buster.name))%3D\(PercentEncoding.encode(buster.value))"
      isTerminated = false
    }
    if call.environment.urlStyle.terminator, !isTerminated { text += ";" }
    return text
  }

  private func headers(for call: Call) throws(Diagnostic) -> HeaderFields {
    var headers = HeaderFields([
      try HeaderField("Accept", "application/json, application/graphql-response+json"),
      try HeaderField("User-Agent", "pqrun/\(Version.current)"),
    ])
    for field in call.environment.headers.fields { headers.set(field) }
    return headers
  }
}

extension VariableValue {
  /// The value as it stands in a URL before percent-encoding; nil for null, which is left out.
  package var wireText: String? {
    switch self {
    case .null: nil
    case .text(let text): text
    case .literal(let literal): literal
    case .list, .object: json.text(.compact)
    }
  }
}

extension Diagnostic.Code {
  package static let separatorInValue = Diagnostic.Code(
    "separator-in-value",
    explanation: """
      A value holds ';'. AEM decodes the whole list of variables before it splits it at ';', so that the value would \
      end there and its rest would be taken for another variable.
      """,
    example: "pqrun adventure-by-slug --env author --var 'slug=a;b'"
  )
}

extension Diagnostic {
  fileprivate static func separator(in bound: BoundVariable) -> Diagnostic {
    .error(
      .separatorInValue,
      "the value of variable '\(bound.variable.name)' holds ';', at which AEM splits variables",
      at: bound.given?.span ?? bound.variable.span,
      notes: bound.given?.origin.map { [Note("given by \($0)")] } ?? [],
      hint: "take the ';' out, or set url: { allow-separators: true } for a server that keeps it"
    )
  }
}
