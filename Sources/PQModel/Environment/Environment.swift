public import PQCore

/// One server to send queries to: where it is, how to reach it, and who asks.
public struct Environment: Sendable, Hashable {
  /// The name it is selected by.
  public var name: String

  /// What it is, for people.
  public var description: String?

  /// The product that answers, which decides how answers are judged.
  public var system: System

  /// The scheme of its addresses.
  public var scheme: Scheme

  /// Its host and port.
  public var host: Host

  /// What stands before every path: empty, or `/` and segments without a slash at the end.
  public var basePath: BasePath

  /// How requests are authenticated.
  public var authentication: Authentication

  /// Header fields added to every request.
  public var headers: HeaderFields

  /// How to connect: time-outs, sizes, TLS, proxy.
  public var connection: ConnectionOptions

  /// When to try again.
  public var retry: RetryPolicy

  /// Whether redirects are followed.
  public var redirects: RedirectPolicy

  /// How variables are written into the URL.
  public var urlStyle: URLStyle

  /// Whether every command that writes is refused.
  public var isProtected: Bool

  /// Values for variables that a query declares and nobody gave.
  public var variables: VariableValues

  /// Where it is declared, if in a file.
  public var span: SourceSpan?

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - name: The name it is selected by.
  ///   - description: What it is, for people.
  ///   - system: The product that answers.
  ///   - scheme: The scheme of its addresses.
  ///   - host: Its host and port.
  ///   - basePath: What stands before every path.
  ///   - authentication: How requests are authenticated.
  ///   - headers: Header fields added to every request.
  ///   - connection: How to connect.
  ///   - retry: When to try again.
  ///   - redirects: Whether redirects are followed.
  ///   - urlStyle: How variables are written into the URL.
  ///   - isProtected: Whether every command that writes is refused.
  ///   - variables: Values for variables that a query declares and nobody gave.
  ///   - span: Where it is declared, if in a file.
  public init(
    name: String,
    description: String? = nil,
    system: System = .aem,
    scheme: Scheme = .https,
    host: Host,
    basePath: BasePath = .none,
    authentication: Authentication = .none,
    headers: HeaderFields = HeaderFields(),
    connection: ConnectionOptions = ConnectionOptions(),
    retry: RetryPolicy = RetryPolicy(),
    redirects: RedirectPolicy = .never,
    urlStyle: URLStyle = URLStyle(),
    isProtected: Bool = false,
    variables: VariableValues = [:],
    span: SourceSpan? = nil
  ) {
    self.name = name
    self.description = description
    self.system = system
    self.scheme = scheme
    self.host = host
    self.basePath = basePath
    self.authentication = authentication
    self.headers = headers
    self.connection = connection
    self.retry = retry
    self.redirects = redirects
    self.urlStyle = urlStyle
    self.isProtected = isProtected
    self.variables = variables
    self.span = span
  }

  /// Scheme, host and port: `https://publish.example.test`.
  public var origin: String { "\(scheme.rawValue)://\(host)" }
}
