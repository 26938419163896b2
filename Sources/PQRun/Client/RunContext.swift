public import PQModel

/// What a plug-in may know about the call it serves.
public struct RunContext: Sendable {
  /// The environment that is asked.
  public let environment: Environment

  /// The query that is run, or nil for a request that is none.
  public let query: Query?

  /// The values of the query's variables after checking, in declared order.
  public let variables: [BoundVariable]

  /// Reads files that settings name.
  public let files: FileReader

  /// Makes a context.
  ///
  /// - Parameters:
  ///   - environment: The environment that is asked.
  ///   - query: The query that is run, or nil for a request that is none.
  ///   - variables: The values of the query's variables after checking.
  ///   - files: Reads files that settings name.
  public init(
    environment: Environment,
    query: Query? = nil,
    variables: [BoundVariable] = [],
    files: FileReader = .none
  ) {
    self.environment = environment
    self.query = query
    self.variables = variables
    self.files = files
  }
}
