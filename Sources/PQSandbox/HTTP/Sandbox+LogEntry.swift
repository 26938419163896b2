extension Sandbox {
  /// One answered request, for a log.
  public struct LogEntry: Sendable, Hashable {
    /// The method.
    public let method: String

    /// The path with the query string, as it came.
    public let target: String

    /// The status of the answer.
    public let status: Int

    /// The time from the first byte of the request to the answer's being ready.
    public let duration: Duration
  }
}
