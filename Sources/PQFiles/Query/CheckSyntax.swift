internal import PQCore
internal import PQModel
internal import PQRun

/// Checks the checks of a query and of its cases before any value is known.
///
/// A program without checks of its own leaves them as they are written, but for the names that they use.
struct CheckSyntax {
  private let registry: Registry

  init(registry: Registry) {
    self.registry = registry
  }

  /// Reads every check of a list, and looks for the names that it uses among those that have a value.
  ///
  /// - Parameters:
  ///   - nodes: The checks.
  ///   - known: The names that have a value.
  ///   - diagnostics: Takes the problems.
  /// - Returns: The names that the checks use.
  @discardableResult
  func check(_ nodes: [Node], knowing known: KnownNames, into diagnostics: inout DiagnosticList) -> Set<String> {
    var used: Set<String> = []
    for node in nodes {
      guard let template = diagnostics.collect({ () throws(Diagnostic) in try CheckTemplate(node) }) else { continue }
      for use in template.names {
        used.insert(use.name)
        if !known.contains(use.name) { diagnostics.append(.unknownName(use, known: known)) }
      }
      if registry.hasChecks { read(template, into: &diagnostics) }
    }
    return used
  }

  private func read(_ template: CheckTemplate, into diagnostics: inout DiagnosticList) {
    do {
      for warning in try registry.warnings(of: template.outline) { diagnostics.append(warning) }
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
  fileprivate static func unknownName(_ use: CheckTemplate.Use, known: KnownNames) -> Diagnostic {
    .error(.noValue, "'\(use.name)' has no value here", at: use.span, hint: known.hint(for: use.name))
  }
}
