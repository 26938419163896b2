public import PQCore

/// An environment or a query of a project, with what is wrong with it.
public struct Declared<Value: Sendable>: Sendable {
  /// The name it is selected by.
  public let name: String

  /// What it is, for people.
  public let description: String?

  /// Where it is declared.
  public let span: SourceSpan

  /// The checked value; nil when it has errors, or needs values from outside that are not there.
  public internal(set) var value: Value?

  /// Its problems.
  public internal(set) var diagnostics: DiagnosticList

  /// Its mapping, with what it extends and before interpolation.
  package let node: Node

  /// Whether its file is broken, so that nothing more is known of it.
  let isUnreadable: Bool

  /// Whether its file is read when it is asked for, so that only its name is known yet.
  let isPostponed: Bool

  init(_ declaration: Declaration, node: Node, value: Value?, diagnostics: DiagnosticList) {
    name = declaration.name
    description = node.entry("description")?.value.text
    span = declaration.span
    self.value = value
    self.diagnostics = diagnostics
    self.node = node
    isUnreadable = declaration.isUnreadable
    isPostponed = declaration.isPostponed
  }
}
