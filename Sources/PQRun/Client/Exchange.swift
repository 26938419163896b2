/// How one exchange went: the protocol, the peer, the sizes, and when each phase was done.
public struct Exchange: Sendable, Hashable {
  /// The protocol of the answer: `HTTP/1.1`, `HTTP/2`.
  public var version: String?

  /// The peer's address and port.
  public var remoteAddress: String?

  /// Whether a connection was used again.
  public var reusedConnection: Bool

  /// Bytes of the request as they went over the wire; of one with a large body, those of the body.
  public var sentSize: Int

  /// Bytes of the answer's status line and header fields.
  public var receivedHeaderSize: Int

  /// Bytes of the body as they came over the wire.
  public var receivedBodySize: Int

  /// When name look-up was done, since the start.
  public var nameLookup: Duration

  /// When the connection stood, since the start.
  public var connected: Duration

  /// When TLS was done, since the start; zero without TLS.
  public var secured: Duration

  /// When the first byte of the answer came, since the start.
  public var firstByte: Duration

  /// When the answer was whole, since the start.
  public var total: Duration

  /// When the server's certificate ends, as the server states it, if there was one.
  public var certificateExpiry: String?

  /// The same time in seconds since the beginning of 1970, or nil when there is none or it cannot be read.
  public var certificateEnd: Int?

  /// The attempts before the one that gave this answer.
  public var earlierAttempts: [Attempt] = []

  /// The redirects that were followed to this answer, in order.
  public var redirects: [Redirect] = []

  /// Makes an account of an exchange.
  ///
  /// - Parameters:
  ///   - version: The protocol of the answer.
  ///   - remoteAddress: The peer's address and port.
  ///   - reusedConnection: Whether a connection was used again.
  ///   - sentSize: Bytes of the request as they went over the wire.
  ///   - receivedHeaderSize: Bytes of the answer's status line and header fields.
  ///   - receivedBodySize: Bytes of the body as they came over the wire.
  ///   - nameLookup: When name look-up was done, since the start.
  ///   - connected: When the connection stood, since the start.
  ///   - secured: When TLS was done, since the start.
  ///   - firstByte: When the first byte of the answer came, since the start.
  ///   - total: When the answer was whole, since the start.
  ///   - certificateExpiry: When the server's certificate ends, as the server states it.
  ///   - certificateEnd: The same time in seconds since the beginning of 1970.
  public init(
    version: String? = nil,
    remoteAddress: String? = nil,
    reusedConnection: Bool = false,
    sentSize: Int = 0,
    receivedHeaderSize: Int = 0,
    receivedBodySize: Int = 0,
    nameLookup: Duration = .zero,
    connected: Duration = .zero,
    secured: Duration = .zero,
    firstByte: Duration = .zero,
    total: Duration = .zero,
    certificateExpiry: String? = nil,
    certificateEnd: Int? = nil
  ) {
    self.version = version
    self.remoteAddress = remoteAddress
    self.reusedConnection = reusedConnection
    self.sentSize = sentSize
    self.receivedHeaderSize = receivedHeaderSize
    self.receivedBodySize = receivedBodySize
    self.nameLookup = nameLookup
    self.connected = connected
    self.secured = secured
    self.firstByte = firstByte
    self.total = total
    self.certificateExpiry = certificateExpiry
    self.certificateEnd = certificateEnd
  }
}
