public import PQCore

/// The address of a persisted query: its configuration and its name, `wknd-shared/adventures-all`.
public struct PersistedPath: Sendable, Hashable {
  /// The configuration the query belongs to.
  public let configuration: String

  /// The query's name within its configuration.
  public let name: String

  /// Reads a persisted path.
  ///
  /// AEM knows exactly two segments; the long form of the repository
  /// (`/conf/<config>/settings/graphql/persistentQueries/<name>`) is refused with the short form as hint.
  ///
  /// - Parameters:
  ///   - text: `config/name`, with or without a leading slash.
  ///   - span: Where it is written, for the diagnostic.
  /// - Throws: A diagnostic that names the segment at fault.
  public init(_ text: String, at span: SourceSpan? = nil) throws(Diagnostic) {
    let bare = text.hasPrefix("/") ? text.dropFirst() : text[...]
    let segments = bare.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if let short = PersistedPath.shortForm(of: segments) {
      throw .longPath(text, short: short, at: span)
    }
    guard segments.count == 2 else { throw .segmentCount(text, segments.count, at: span) }
    for segment in segments {
      guard !segment.isEmpty else { throw .invalidPath(text, "a segment is empty", at: span) }
      guard segment != ".", segment != ".." else {
        throw .invalidPath(text, "'\(segment)' would leave the configuration", at: span)
      }
      if let bad = segment.unicodeScalars.first(where: PersistedPath.isForbidden) {
        throw .invalidPath(text, "'\(bad)' cannot stand in it", at: span)
      }
    }
    configuration = segments[0]
    name = segments[1]
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x21 || scalar.value == 0x7F || ";=?#%\\".unicodeScalars.contains(scalar)
  }

  private static func shortForm(of segments: [String]) -> String? {
    let parts = segments.first == "conf" ? Array(segments.dropFirst()) : segments
    guard parts.count == 5, Array(parts[1...3]) == ["settings", "graphql", "persistentQueries"] else { return nil }
    return "\(parts[0])/\(parts[4])"
  }
}

extension PersistedPath: CustomStringConvertible {
  /// The path as `config/name`.
  public var description: String { "\(configuration)/\(name)" }
}

extension Diagnostic.Code {
  package static let persistedPath = Diagnostic.Code(
    "persisted-path",
    explanation: """
      AEM runs a persisted query by exactly two path segments, the configuration and the query's name. A path with \
      more or fewer segments, or with characters that end a path, would ask for another resource.
      """,
    example: "persisted: ../../bin/querybuilder.json"
  )
}

extension Diagnostic {
  fileprivate static func invalidPath(_ text: String, _ reason: String, at span: SourceSpan?) -> Diagnostic {
    .error(
      .persistedPath,
      "'\(text)' is not the path of a persisted query: \(reason)",
      at: span,
      hint: "write the configuration and the name, such as wknd-shared/adventures-all"
    )
  }

  fileprivate static func segmentCount(_ text: String, _ count: Int, at span: SourceSpan?) -> Diagnostic {
    let words = count == 1 ? "it has one segment" : "it has \(count) segments"
    return .invalidPath(text, "\(words) in place of two", at: span)
  }

  fileprivate static func longPath(_ text: String, short: String, at span: SourceSpan?) -> Diagnostic {
    .error(
      .persistedPath,
      "'\(text)' is the repository's long form of a persisted path",
      at: span,
      hint: "write \(short)"
    )
  }
}
