/// What was asked and what came, as reports tell it: without the body, and without secrets.
public struct ExchangeAccount: Sendable, Hashable {
  /// The address that was asked.
  public var url: String

  /// The request as a curl command; only where something failed.
  public var curlCommand: String?

  /// The status code, or nil when no answer came.
  public var status: Int?

  /// The media type, as the answer states it.
  public var contentType: String?

  /// The bytes of the body, decompressed.
  public var bodySize: Int

  /// The first lines of the body; only where something failed.
  public var excerpt: String?

  /// How the exchange went.
  public var exchange: Exchange?

  /// Makes an account.
  ///
  /// - Parameters:
  ///   - url: The address that was asked.
  ///   - curlCommand: The request as a curl command.
  ///   - status: The status code.
  ///   - contentType: The media type, as the answer states it.
  ///   - bodySize: The bytes of the body, decompressed.
  ///   - excerpt: The first lines of the body.
  ///   - exchange: How the exchange went.
  public init(
    url: String,
    curlCommand: String? = nil,
    status: Int? = nil,
    contentType: String? = nil,
    bodySize: Int = 0,
    excerpt: String? = nil,
    exchange: Exchange? = nil
  ) {
    self.url = url
    self.curlCommand = curlCommand
    self.status = status
    self.contentType = contentType
    self.bodySize = bodySize
    self.excerpt = excerpt
    self.exchange = exchange
  }
}
