public import PQCore

/// A named query: what is asked for, with which variables, and how the answer is decoded.
public struct Query: Sendable, Hashable {
  /// The name it is run by.
  public var name: String

  /// What it is, for people.
  public var description: String?

  /// Words to select it by.
  public var tags: [String]

  /// What is asked for.
  public var resource: Resource

  /// The GraphQL document behind it, if it is kept beside.
  public var document: Document?

  /// The variables in the order they are written into the URL.
  public var variables: [Variable]

  /// The name of the decoder.
  public var decoder: String

  /// Where the decoder is named, if in a file.
  public var decoderSpan: SourceSpan?

  /// The names of the environments it may run in, or nil for all.
  public var environments: [String]?

  /// Why it is not run by a smoke test, or nil when it is.
  public var skipReason: String?

  /// How long an exchange may take, or nil for the environment's bound.
  public var timeout: Duration?

  /// When to try again, or nil for the environment's policy.
  public var retry: Environment.RetryPolicy?

  /// The checks of every case, as written.
  public var checks: [Node]

  /// The name of the verdict that must come in every case that names none itself, or nil for a good answer.
  public var expectedVerdict: String?

  /// How long every case that does not say it itself repeats its call, or nil to call once.
  public var wait: Wait?

  /// Its cases.
  public var cases: [Case]

  /// Where it is declared, if in a file.
  public var span: SourceSpan?

  /// Makes a query.
  ///
  /// - Parameters:
  ///   - name: The name it is run by.
  ///   - description: What it is, for people.
  ///   - tags: Words to select it by.
  ///   - resource: What is asked for.
  ///   - document: The GraphQL document behind it.
  ///   - variables: The variables in the order they are written into the URL.
  ///   - decoder: The name of the decoder.
  ///   - decoderSpan: Where the decoder is named, if in a file.
  ///   - environments: The names of the environments it may run in, or nil for all.
  ///   - skipReason: Why it is not run by a smoke test.
  ///   - timeout: How long an exchange may take, or nil for the environment's bound.
  ///   - retry: When to try again, or nil for the environment's policy.
  ///   - checks: The checks of every case, as written.
  ///   - expectedVerdict: The name of the verdict that must come in every case that names none itself.
  ///   - wait: How long every case that does not say it itself repeats its call.
  ///   - cases: Its cases.
  ///   - span: Where it is declared, if in a file.
  public init(
    name: String,
    description: String? = nil,
    tags: [String] = [],
    resource: Resource,
    document: Document? = nil,
    variables: [Variable] = [],
    decoder: String = "json",
    decoderSpan: SourceSpan? = nil,
    environments: [String]? = nil,
    skipReason: String? = nil,
    timeout: Duration? = nil,
    retry: Environment.RetryPolicy? = nil,
    checks: [Node] = [],
    expectedVerdict: String? = nil,
    wait: Wait? = nil,
    cases: [Case] = [],
    span: SourceSpan? = nil
  ) {
    self.name = name
    self.description = description
    self.tags = tags
    self.resource = resource
    self.document = document
    self.variables = variables
    self.decoder = decoder
    self.decoderSpan = decoderSpan
    self.environments = environments
    self.skipReason = skipReason
    self.timeout = timeout
    self.retry = retry
    self.checks = checks
    self.expectedVerdict = expectedVerdict
    self.wait = wait
    self.cases = cases
    self.span = span
  }
}

extension Query {
  /// What a query asks for.
  public enum Resource: Sendable, Hashable {
    /// A persisted GraphQL query.
    case persisted(PersistedPath)
    /// A plain resource by a GET with a query string.
    case plain(PlainResource)
  }

  /// A plain resource: a path and a query string.
  public struct PlainResource: Sendable, Hashable {
    /// The path, with a leading slash; `${name}` stands for a variable's value.
    public var path: String

    /// The query string's names and values in order; `${name}` in a value stands for a variable's value.
    public var parameters: [Parameter]

    /// Makes a resource.
    ///
    /// - Parameters:
    ///   - path: The path, with a leading slash.
    ///   - parameters: The query string's names and values in order.
    public init(path: String, parameters: [Parameter] = []) {
      self.path = path
      self.parameters = parameters
    }
  }

  /// A name and a value of a query string.
  public struct Parameter: Sendable, Hashable {
    /// The name.
    public var name: String

    /// The value.
    public var value: String

    /// Makes a parameter.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - value: The value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The text of a GraphQL document and the file it is kept in.
  public struct Document: Sendable, Hashable {
    /// The text with its name.
    public var source: SourceText

    /// Makes a document.
    ///
    /// - Parameter source: The text with its name.
    public init(_ source: SourceText) {
      self.source = source
    }
  }
}
