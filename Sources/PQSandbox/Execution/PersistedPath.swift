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
    /// A `%` is not followed by two hexadecimal digits.
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
    let encoded = target.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard let bytes = Self.decoded(encoded) else { throw .malformedEncoding }
    let parts = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let suffix = parts.first ?? []
    let segments = suffix.split(separator: UInt8(ascii: "/"), maxSplits: 1)
    guard segments.count == 2 else {
      throw .noQuery(suffix: suffix.isEmpty ? "/" : String(decoding: suffix, as: UTF8.self))
    }
    configuration = String(decoding: segments[0], as: UTF8.self)
    name = String(decoding: segments[1], as: UTF8.self)
    variables = parts.dropFirst().compactMap { part in
      let pair = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, !pair[0].isEmpty else { return nil }
      return (String(decoding: pair[0], as: UTF8.self), String(decoding: pair[1], as: UTF8.self))
    }
  }

  private static func decoded(_ encoded: some Collection<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(encoded.count)
    var iterator = encoded.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard let high = iterator.next().flatMap(hexadecimal), let low = iterator.next().flatMap(hexadecimal) else {
        return nil
      }
      result.append(high << 4 | low)
    }
    return result
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
