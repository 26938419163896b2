import PQCore
import PQFiles
import PQModel

extension CommandContext {
  /// Reads '--retry'.
  ///
  /// - Parameter project: The project, for its defaults.
  /// - Returns: How often a call is sent at the most, or nil when nobody says so.
  /// - Throws: A diagnostic for a value that does not fit.
  func attempts(of project: Project) throws(Diagnostic) -> Int? {
    try setting(.retry, of: project)?.count(in: 1...100, of: "attempts")
  }
}

extension Query {
  /// The query as '--retry' has it: what its file says of trying again keeps its longest wait.
  ///
  /// - Parameter attempts: How often its calls are sent at the most, or nil for what its file says.
  /// - Returns: The query.
  func sent(atMost attempts: Int?) -> Query {
    guard let attempts else { return self }
    var query = self
    query.retry?.attempts = attempts
    return query
  }
}

extension Environment {
  /// The environment as '--retry' has it: its longest wait stays.
  ///
  /// - Parameter attempts: How often calls are sent at the most, or nil for what its file says.
  /// - Returns: The environment.
  func asked(atMost attempts: Int?) -> Environment {
    guard let attempts else { return self }
    var environment = self
    environment.retry.attempts = attempts
    return environment
  }
}
