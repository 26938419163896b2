internal import PQRun

extension SuiteCase: CustomStringConvertible {
  /// The query, the case in brackets, and the environment.
  public var description: String { identity.description }
}
