public import PQCore
import PQModel

/// A check as it is written, an answer, and whether the check passes on it.
public struct CheckExample: Sendable, Hashable {
  /// The check as YAML: `items: one`, or several lines.
  public var yaml: String

  /// What the example shows, in one sentence, or nil when the check speaks for itself.
  public var summary: String?

  /// The answer's status code.
  public var status: Int

  /// The answer's header fields, each as a line: `Age: 60`.
  public var headers: [String]

  /// The answer's body.
  public var body: String

  /// How the exchange went.
  public var exchange: Exchange

  /// Whether the check passes.
  public var passes: Bool

  /// The texts of the project's files that the check reads, by their paths.
  public var files: [String: String]

  /// The bodies of good answers to the same call in other environments, by their names.
  public var elsewhere: [String: String]

  /// What lies at the addresses that the check asks; nothing lies at any other.
  public var resources: [String: Resource]

  /// Makes an example.
  ///
  /// - Parameters:
  ///   - yaml: The check as YAML.
  ///   - summary: What the example shows, in one sentence.
  ///   - status: The answer's status code.
  ///   - headers: The answer's header fields, each as a line.
  ///   - body: The answer's body.
  ///   - exchange: How the exchange went.
  ///   - passes: Whether the check passes.
  ///   - files: The texts of the project's files that the check reads, by their paths.
  ///   - elsewhere: The bodies of good answers to the same call in other environments, by their names.
  ///   - resources: What lies at the addresses that the check asks.
  public init(
    _ yaml: String,
    summary: String? = nil,
    status: Int = 200,
    headers: [String] = [],
    body: String = "",
    exchange: Exchange = Exchange(),
    passes: Bool,
    files: [String: String] = [:],
    elsewhere: [String: String] = [:],
    resources: [String: Resource] = [:]
  ) {
    self.yaml = yaml
    self.summary = summary
    self.status = status
    self.headers = headers
    self.body = body
    self.exchange = exchange
    self.passes = passes
    self.files = files
    self.elsewhere = elsewhere
    self.resources = resources
  }

  /// What lies at an address that a check asks.
  public struct Resource: Sendable, Hashable {
    /// The status code.
    public var status: Int

    /// The media type.
    public var mediaType: String

    /// The body.
    public var body: String

    /// Makes a resource.
    ///
    /// - Parameters:
    ///   - mediaType: The media type.
    ///   - body: The body.
    ///   - status: The status code.
    public init(_ mediaType: String, _ body: String, status: Int = 200) {
      self.mediaType = mediaType
      self.body = body
      self.status = status
    }
  }

  /// Makes the answer that the check looks at.
  ///
  /// - Returns: The response.
  /// - Throws: A diagnostic for a line that is no header field.
  public func response() throws(Diagnostic) -> Response {
    var fields = HeaderFields()
    for line in headers {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      fields.append(try HeaderField(String(parts[0]), parts.count == 2 ? String(parts[1]) : ""))
    }
    return Response(status: status, headers: fields, body: Array(body.utf8), exchange: exchange)
  }
}
