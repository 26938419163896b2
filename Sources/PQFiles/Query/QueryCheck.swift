internal import PQCore
internal import PQGraphQL
internal import PQModel
internal import PQRun

/// Finds in a query what can be read and fails only when it is sent.
struct QueryCheck {
  private let variables: [DeclaredVariable]
  private let hasDocument: Bool

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - variables: The variables of the query, with those of its document.
  ///   - hasDocument: Whether a document vouches for their types.
  init(_ variables: [DeclaredVariable], hasDocument: Bool) {
    self.variables = variables
    self.hasDocument = hasDocument
  }

  func check(_ node: Node, into diagnostics: inout DiagnosticList) {
    if let value = node.entry("request")?.value { checkNames(in: value, into: &diagnostics) }
    if !hasDocument { checkTypes(into: &diagnostics) }
    if node.entry("persisted") != nil { checkSeparators(into: &diagnostics) }
  }

  /// Reports `${name}` for a variable that the query does not declare.
  private func checkNames(in node: Node, into diagnostics: inout DiagnosticList) {
    switch node.content {
    case .sequence(let elements): for element in elements { checkNames(in: element, into: &diagnostics) }
    case .mapping(let entries): for entry in entries { checkNames(in: entry.value, into: &diagnostics) }
    case .scalar(let scalar):
      guard node.origin == .written, scalar.text.holdsReference else { return }
      for case .bare(let name, let range) in ReferenceScanner.pieces(of: scalar.text) {
        let names = variables.map(\.variable.name)
        guard !names.contains(name) else { continue }
        diagnostics.append(.undeclaredName(name, at: node.span(of: range), names: names))
      }
    }
  }

  private static let scalars = ["String", "Int", "Float", "Boolean", "ID", "Date", "Time", "Calendar", "JSON"]

  private func checkTypes(into diagnostics: inout DiagnosticList) {
    for declared in variables where declared.variable.rules.allowed == nil {
      let name = declared.variable.type.innermostName
      guard !Self.scalars.contains(name), let near = NearestName.find(name, in: Self.scalars) else { continue }
      diagnostics.append(.nearType(name, near: near, at: declared.typeSpan))
    }
  }

  private func checkSeparators(into diagnostics: inout DiagnosticList) {
    for declared in variables {
      guard let given = declared.variable.defaultValue, let span = given.span, !given.isUnresolved,
        let value = try? ValueReader().read(given, for: declared.variable),
        value.wireText?.utf8.contains(UInt8(ascii: ";")) ?? false
      else { continue }
      diagnostics.append(.separatorInDefault(declared.variable, at: span))
    }
  }
}

extension Diagnostic {
  fileprivate static func undeclaredName(_ name: String, at span: SourceSpan, names: [String]) -> Diagnostic {
    .error(
      .undeclaredName,
      "the query declares no variable '\(name)', which '${\(name)}' stands for",
      at: span,
      hint: NearestName.hint(name, in: names) ?? "add it under 'variables', or write $${ for a literal ${"
    )
  }

  fileprivate static func nearType(_ name: String, near: String, at span: SourceSpan) -> Diagnostic {
    .warning(
      .typeNotation,
      "'\(name)' is no type of GraphQL itself, and is taken for an enum or an input object of the server",
      at: span,
      hint: "did you mean '\(near)'?"
    )
  }

  fileprivate static func separatorInDefault(_ variable: Variable, at span: SourceSpan) -> Diagnostic {
    .warning(
      .separatorInValue,
      "the default of variable '\(variable.name)' holds ';', at which AEM splits variables",
      at: span,
      hint: "take the ';' out, or set url: { allow-separators: true } in every environment that is asked"
    )
  }
}
