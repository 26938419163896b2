import PQCore

/// What an address asks for after `/graphql/execute.json`: a persisted query with the texts of its variables.
package struct PersistedPath: Sendable {
  /// The configuration, such as `wknd-shared`.
  package let configuration: String

  /// The query's name.
  package let name: String

  /// The variables in the order of the address.
  package let variables: [(name: String, text: String)]

  /// Why an address asks for no query, with AEM's answer to it.
  package enum Failure: Error, Sendable, Hashable {
    /// There is no `/configuration/name`.
    case noQuery(suffix: String)
    /// A `%` is not followed by two hexadecimal digits, or what they encode is not UTF-8.
    case malformedEncoding

    /// The HTTP status.
    package var status: Int { 400 }

    /// The body, plain text.
    package var body: String {
      switch self {
      case .noQuery(let suffix): "Suffix: '\(suffix)' does not contain a path"
      case .malformedEncoding: "Bad Request"
      }
    }
  }

  /// Reads the part of a request target after `/graphql/execute.json`.
  ///
  /// It is decoded once, as a whole, before it is split: separators may be encoded or literal, and those within a
  /// value split it too. A final `;` and the `;.json` that a caching dispatcher appends mean nothing.
  ///
  /// - Parameter target: The part as it was sent, percent-encoded; a query string is passed over.
  /// - Throws: Why it asks for no query.
  package init(parsing target: some StringProtocol) throws(Failure) {
    let encoded = String(target).utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard let text = PercentEncoding.decode(Substring(encoded)) else { throw .malformedEncoding }
    // By bytes: a combining mark after a separator would hide it from the view of characters.
    let parts = text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let suffix = parts.first.map(String.init(decoding:)) ?? ""
    let segments = suffix.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1)
    guard segments.count == 2 else { throw .noQuery(suffix: suffix.isEmpty ? "/" : suffix) }
    configuration = String(decoding: segments[0])
    name = String(decoding: segments[1])
    variables = parts.dropFirst().compactMap { part in
      let pair = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, !pair[0].isEmpty else { return nil }
      return (String(decoding: pair[0]), String(decoding: pair[1]))
    }
  }
}

extension String {
  fileprivate init(decoding bytes: Substring.UTF8View) {
    self.init(Substring(bytes))
  }
}
