public import PQCore

/// How to reach a server: bounds, TLS, proxy, versions.
public struct ConnectionOptions: Sendable, Hashable {
  /// How long connecting may take, with name look-up and TLS.
  public var connectTimeout: Duration

  /// How long a whole exchange may take.
  public var totalTimeout: Duration

  /// How long an exchange may stand still, or nil for no such bound.
  public var idleTimeout: Duration?

  /// How many bytes a body may have, after decompression.
  public var maximumBodySize: Int

  /// How TLS is done.
  public var tls: TLS

  /// The proxy's address, `""` for none whatever the process environment says, or nil to ask the process environment.
  public var proxy: String?

  /// The version of IP to use.
  public var addressFamily: AddressFamily

  /// The version of HTTP to use.
  public var httpVersion: HTTPVersion

  /// Addresses to use in place of name look-up, as `host:port:address`.
  public var resolve: [String]

  /// Makes options; the defaults are the program's.
  ///
  /// - Parameters:
  ///   - connectTimeout: How long connecting may take.
  ///   - totalTimeout: How long a whole exchange may take.
  ///   - idleTimeout: How long an exchange may stand still, or nil for no such bound.
  ///   - maximumBodySize: How many bytes a body may have, after decompression.
  ///   - tls: How TLS is done.
  ///   - proxy: The proxy's address, `""` for none, or nil to ask the process environment.
  ///   - addressFamily: The version of IP to use.
  ///   - httpVersion: The version of HTTP to use.
  ///   - resolve: Addresses to use in place of name look-up, as `host:port:address`.
  public init(
    connectTimeout: Duration = .seconds(5),
    totalTimeout: Duration = .seconds(30),
    idleTimeout: Duration? = nil,
    maximumBodySize: Int = 64_000_000,
    tls: TLS = TLS(),
    proxy: String? = nil,
    addressFamily: AddressFamily = .any,
    httpVersion: HTTPVersion = .automatic,
    resolve: [String] = []
  ) {
    self.connectTimeout = connectTimeout
    self.totalTimeout = totalTimeout
    self.idleTimeout = idleTimeout
    self.maximumBodySize = maximumBodySize
    self.tls = tls
    self.proxy = proxy
    self.addressFamily = addressFamily
    self.httpVersion = httpVersion
    self.resolve = resolve
  }
}

extension ConnectionOptions {
  /// How TLS is done.
  public struct TLS: Sendable, Hashable {
    /// The file of certificate authorities to trust, in PEM, or nil for the system's.
    public var authorityFile: String?

    /// The file of the client's certificate, in PEM.
    public var certificateFile: String?

    /// The file of the client's private key, in PEM.
    public var keyFile: String?

    /// The password of the private key.
    public var keyPassword: Secret?

    /// Whether the server's certificate and name are verified.
    public var verifiesServer: Bool

    /// Makes TLS options.
    ///
    /// - Parameters:
    ///   - authorityFile: The file of certificate authorities to trust, or nil for the system's.
    ///   - certificateFile: The file of the client's certificate.
    ///   - keyFile: The file of the client's private key.
    ///   - keyPassword: The password of the private key.
    ///   - verifiesServer: Whether the server's certificate and name are verified.
    public init(
      authorityFile: String? = nil,
      certificateFile: String? = nil,
      keyFile: String? = nil,
      keyPassword: Secret? = nil,
      verifiesServer: Bool = true
    ) {
      self.authorityFile = authorityFile
      self.certificateFile = certificateFile
      self.keyFile = keyFile
      self.keyPassword = keyPassword
      self.verifiesServer = verifiesServer
    }
  }

  /// The version of IP to use.
  public enum AddressFamily: String, Sendable, Hashable, CaseIterable {
    /// Whichever answers.
    case any
    /// IPv4 only.
    case ipv4
    /// IPv6 only.
    case ipv6
  }

  /// The version of HTTP to use.
  public enum HTTPVersion: String, Sendable, Hashable, CaseIterable {
    /// HTTP/2 where TLS offers it, else HTTP/1.1.
    case automatic
    /// HTTP/1.1 only.
    case http1 = "1.1"
    /// HTTP/2, also without TLS by prior knowledge.
    case http2 = "2"
  }
}
