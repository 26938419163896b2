import PQModel

extension Query {
  /// The query as '--retry' has it: its own longest wait, or that of the environment, stays.
  ///
  /// - Parameters:
  ///   - attempts: How often its calls are sent at the most, or nil for what its file or the environment says.
  ///   - environment: The environment that is asked.
  /// - Returns: The query.
  func sent(atMost attempts: Int?, in environment: Environment) -> Query {
    guard let attempts else { return self }
    var query = self
    let policy = retry ?? environment.retry
    query.retry = Environment.RetryPolicy(attempts: attempts, maximumDelay: policy.maximumDelay)
    return query
  }
}
