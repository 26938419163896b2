internal import PQCore
internal import PQModel
public import PQRun

/// A check of a planned case: read already, or waiting for the values it names.
public struct PlannedCheck: Sendable {
  private let form: Form

  private enum Form: Sendable {
    case bound(BoundCheck)
    case template(CheckTemplate)
  }

  /// Plans a check that is the same for every case.
  ///
  /// - Parameter check: The check.
  public init(_ check: BoundCheck) {
    form = .bound(check)
  }

  /// Plans a check as it is written.
  ///
  /// - Parameters:
  ///   - node: The check's mapping.
  ///   - registry: Has the checks by name.
  /// - Throws: Every problem with the check.
  init(_ node: Node, registry: Registry) throws(DiagnosticList) {
    let template = try DiagnosticList.listing { () throws(Diagnostic) in try CheckTemplate(node) }
    form = template.isConstant ? .bound(try registry.check(template.outline)) : .template(template)
  }

  /// The names that it uses.
  var names: [String] {
    switch form {
    case .bound: []
    case .template(let template): template.names.map(\.name)
    }
  }

  /// Puts values in the place of names.
  ///
  /// - Parameters:
  ///   - registry: Has the checks by name.
  ///   - value: Gives the value of a name.
  /// - Returns: The check.
  /// - Throws: Every problem with the check as it is then, or that a name has no value.
  func bound(registry: Registry, value: (String) -> VariableValue?) throws(DiagnosticList) -> BoundCheck {
    switch form {
    case .bound(let check): return check
    case .template(let template):
      return try registry.check(
        DiagnosticList.listing { () throws(Diagnostic) in try template.filled(value) }
      )
    }
  }
}
