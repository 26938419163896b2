import PQCore

/// An error that AEM's servlet for persisted queries reports before anything is executed.
struct ServletError {
  let status: Int
  let type: String
  let message: String
  let details: String

  /// No document is stored under a name.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - name: The name.
  /// - Returns: The error.
  static func queryNotFound(configuration: String, name: String) -> ServletError {
    ServletError(
      status: 404,
      type: "PersistenceError",
      message: "Could not find Persisted Query",
      details: """
        Configuration: '\(configuration)' and Query Name: '\(name)' does not resolve to an existing Persistent Query
        """
    )
  }

  /// A configuration without a GraphQL endpoint.
  static let noEndpoint = ServletError(
    status: 404,
    type: "ServletError",
    message: "Internal Servlet Failure",
    details: "No suitable endpoint found."
  )

  /// A stored document that no longer fits the models.
  ///
  /// - Parameter details: What does not fit.
  /// - Returns: The error.
  static func queryInvalid(_ details: String) -> ServletError {
    ServletError(
      status: 500,
      type: "QueryValidationError",
      message: "Persisted Query Validation Error",
      details: details
    )
  }

  /// The error as AEM sends it.
  var response: SandboxResponse {
    let error = JSONValue.object([
      .init("errorType", .string(type)),
      .init("message", .string(message)),
      .init("details", .string(details)),
    ])
    let body = JSONValue.object([.init("errors", .array([error]))])
    return SandboxResponse(status: status, type: "application/json;charset=utf-8", text: body.text())
  }
}
