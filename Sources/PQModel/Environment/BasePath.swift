public import PQCore

/// What stands before every path of an environment: nothing, or `/` and segments.
public struct BasePath: Sendable, Hashable {
  /// The text, empty or with a leading slash and none at the end, encoded as it is sent.
  public let text: String

  /// No base path.
  public static let none = BasePath(checked: "")

  /// Reads a base path.
  ///
  /// - Parameters:
  ///   - text: Segments with slashes between them; a slash at either end may be there or not.
  ///   - span: Where it is written, for the diagnostic.
  /// - Throws: A diagnostic for `.` and `..`, empty segments, and characters that end a path.
  public init(_ text: String, at span: SourceSpan? = nil) throws(Diagnostic) {
    var inside = text[...]
    if inside.hasPrefix("/") { inside = inside.dropFirst() }
    if inside.hasSuffix("/") { inside = inside.dropLast() }
    guard !inside.isEmpty else {
      self = .none
      return
    }
    let segments = inside.split(separator: "/", omittingEmptySubsequences: false)
    for segment in segments {
      guard !segment.isEmpty, segment != ".", segment != ".." else {
        throw .invalidBasePath(text, "it has an empty, '.' or '..' segment", at: span)
      }
      if let bad = segment.first(where: { "?#;\\".contains($0) || $0.isWhitespace }) {
        throw .invalidBasePath(text, "'\(bad)' cannot stand in it", at: span)
      }
    }
    self.init(checked: segments.map { "/" + BasePath.encodeOnce($0) }.joined())
  }

  private init(checked text: String) {
    self.text = text
  }

  // A percent sign is taken as the start of an encoding that the author wrote.
  private static func encodeOnce(_ segment: Substring) -> String {
    segment.split(separator: "%", omittingEmptySubsequences: false)
      .map { PercentEncoding.encode(String($0)) }
      .joined(separator: "%")
  }
}

extension Diagnostic.Code {
  package static let invalidBasePath = Diagnostic.Code(
    "invalid-base-path",
    explanation: """
      The base path of an environment stands between host and query path. It is made of plain segments; a query \
      string, a fragment, a dot segment or an empty segment would change which resource is asked for.
      """,
    example: "base-path: /a//b"
  )
}

extension Diagnostic {
  fileprivate static func invalidBasePath(_ text: String, _ reason: String, at span: SourceSpan?) -> Diagnostic {
    .error(
      .invalidBasePath,
      "'\(text)' is not a base path: \(reason)",
      at: span,
      hint: "write segments with single slashes between them, such as /content/site"
    )
  }
}
