internal import PQCore
internal import PQModel
internal import PQRun

/// Checks the checks of a query and of its cases before any value is known.
///
/// A program without checks of its own leaves them as they are written.
struct CheckSyntax {
  private let registry: Registry
  private let names: [String]

  init(registry: Registry, names: [String]) {
    self.registry = registry
    self.names = names
  }

  /// Reads every check of a list, and looks for the names that it uses among the query's variables.
  func check(_ nodes: [Node], into diagnostics: inout DiagnosticList) {
    guard registry.hasChecks else { return }
    for node in nodes { check(node, into: &diagnostics) }
  }

  private func check(_ node: Node, into diagnostics: inout DiagnosticList) {
    guard let template = diagnostics.collect({ () throws(Diagnostic) in try CheckTemplate(node) }) else { return }
    for use in template.names where !names.contains(use.name) {
      diagnostics.append(.unknownName(use, names: names))
    }
    do {
      let bound = try registry.check(template.outline)
      for warning in bound.warnings { diagnostics.append(warning) }
    } catch {
      for problem in error.items where !isOfUnknownText(problem, template) { diagnostics.append(problem) }
    }
  }

  /// Whether a problem lies in a text that has its value later.
  private func isOfUnknownText(_ problem: Diagnostic, _ template: CheckTemplate) -> Bool {
    guard let span = problem.span else { return false }
    return template.names.contains { use in
      use.span.source == span.source && use.span.range.lowerBound <= span.range.lowerBound
        && span.range.upperBound <= use.span.range.upperBound
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownName(_ use: CheckTemplate.Use, names: [String]) -> Diagnostic {
    let known = names.isEmpty ? "the query has no variables" : "the variables are \(names.joined(separator: ", "))"
    return .error(
      .noValue,
      "'\(use.name)' has no value here",
      at: use.span,
      hint: NearestName.hint(use.name, in: names) ?? "\(known); a literal '${' is written '$${'"
    )
  }
}
