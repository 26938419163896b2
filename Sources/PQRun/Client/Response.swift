public import PQModel

/// One whole HTTP answer.
public struct Response: Sendable, Hashable {
  /// The status code.
  public var status: Int

  /// The header fields in the order they came.
  public var headers: HeaderFields

  /// The body, decompressed.
  public var body: [UInt8]

  /// The address that was asked.
  public var url: String

  /// How the exchange went.
  public var exchange: Exchange

  /// Makes a response.
  ///
  /// - Parameters:
  ///   - status: The status code.
  ///   - headers: The header fields in the order they came.
  ///   - body: The body, decompressed.
  ///   - url: The address that was asked.
  ///   - exchange: How the exchange went.
  public init(
    status: Int,
    headers: HeaderFields = HeaderFields(),
    body: [UInt8] = [],
    url: String = "",
    exchange: Exchange = Exchange()
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
    self.exchange = exchange
  }
}
