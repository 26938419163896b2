package import PQCore

/// What AEM answers to the run of a query.
package struct ExecutionResult: Sendable, Hashable {
  /// The HTTP status.
  package let status: Int

  /// The media type.
  package let contentType: String

  /// The body.
  package let body: JSONValue

  init(status: Int, body: JSONValue) {
    self.status = status
    contentType = "application/json"
    self.body = body
  }

  /// What AEM answers when data was found, with errors before it when there are any.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - errors: The errors.
  /// - Returns: The answer.
  static func data(_ data: JSONValue, _ errors: [GraphQLError]) -> ExecutionResult {
    let problems: [JSONValue.Member] = errors.isEmpty ? [] : [.init("errors", .array(errors.map(\.json)))]
    return ExecutionResult(status: 200, body: .object(problems + [.init("data", data)]))
  }
}
