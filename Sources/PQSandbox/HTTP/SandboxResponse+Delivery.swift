extension SandboxResponse {
  /// How an answer goes over the wire.
  package struct Delivery: Sendable, Hashable {
    /// The time before its first byte.
    package var delay = Duration.zero

    /// The number of bytes of the body after which the connection is closed, or nil to send all of it.
    package var end: Int?

    package init() {}
  }
}
