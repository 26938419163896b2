public import PQCore

/// A check as a case has it: read from its mapping, with its words and its place.
public struct BoundCheck: Sendable {
  /// The key that names the check.
  public let keyword: String

  /// The check as it is written, on one line.
  public let title: String

  /// Where it is written.
  public let span: SourceSpan

  /// The check.
  public let check: any Check

  /// What is doubtful about how it is written.
  public let warnings: [Diagnostic]

  /// Binds a check to its place.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - node: The mapping it was read from.
  ///   - warnings: What is doubtful about how it is written.
  public init(_ check: any Check, from node: Node, warnings: [Diagnostic] = []) {
    self.check = check
    self.warnings = warnings
    keyword = type(of: check).keyword
    span = node.span
    title = Self.title(of: node)
  }

  private static let longestTitle = 120

  private static func title(of node: Node) -> String {
    let parts = (node.entries ?? []).map { "\($0.name): \(words(of: $0.value))" }
    return parts.joined(separator: ", ").shortened(to: longestTitle)
  }

  private static func words(of node: Node) -> String {
    switch node.content {
    case .scalar(let scalar): scalar.text
    case .sequence(let nodes): "[\(nodes.map(words).joined(separator: ", "))]"
    case .mapping(let entries): "{ \(entries.map { "\($0.name): \(words(of: $0.value))" }.joined(separator: ", ")) }"
    }
  }
}
