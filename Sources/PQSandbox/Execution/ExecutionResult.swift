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
}
