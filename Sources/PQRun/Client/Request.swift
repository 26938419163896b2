public import PQModel

/// One HTTP request, ready to be sent byte for byte.
public struct Request: Sendable, Hashable {
  /// The method.
  public var method: Method

  /// The address as text; nothing reads it into parts again.
  public var url: String

  /// The header fields in order.
  public var headers: HeaderFields

  /// The body, or nil.
  public var body: [UInt8]?

  /// How to connect.
  public var connection: ConnectionOptions

  /// Whether its body and that of its answer hold credentials, so that no log shows them.
  public var isConfidential: Bool

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - url: The address as text.
  ///   - headers: The header fields in order.
  ///   - body: The body, or nil.
  ///   - connection: How to connect.
  ///   - isConfidential: Whether its body and that of its answer hold credentials.
  public init(
    method: Method = .get,
    url: String,
    headers: HeaderFields = HeaderFields(),
    body: [UInt8]? = nil,
    connection: ConnectionOptions = ConnectionOptions(),
    isConfidential: Bool = false
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.connection = connection
    self.isConfidential = isConfidential
  }

  /// The method of a request.
  public enum Method: String, Sendable, Hashable, CaseIterable {
    /// Reads a resource.
    case get = "GET"
    /// Reads a resource's header fields.
    case head = "HEAD"
    /// Sends data.
    case post = "POST"
    /// Stores a resource.
    case put = "PUT"
    /// Removes a resource.
    case delete = "DELETE"
  }
}
