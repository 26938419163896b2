internal import PQCore
internal import PQModel

/// Holds values of the files against a variable's type and rules.
struct ValueCheck {
  private let variable: Variable

  init(_ variable: Variable) {
    self.variable = variable
  }

  /// Checks the variable's default and its example.
  func checkOwnValues(into diagnostics: inout DiagnosticList) {
    for value in [variable.defaultValue, variable.example] {
      if let value { check(value, into: &diagnostics) }
    }
  }

  /// Checks a value; one that is not known yet passes.
  func check(_ value: GivenValue, into diagnostics: inout DiagnosticList) {
    guard !value.isUnresolved else { return }
    _ = diagnostics.collect { () throws(Diagnostic) in try ValueReader().read(value, for: variable) }
  }
}

extension GivenValue {
  var isUnresolved: Bool {
    if case .node(let node) = content { node.isUnresolved } else { false }
  }
}

extension Node {
  /// Whether any text in the tree needs a value from outside that was not read.
  var isUnresolved: Bool {
    switch content {
    case .scalar: origin == .unresolved
    case .sequence(let elements): elements.contains(where: \.isUnresolved)
    case .mapping(let entries): entries.contains(where: \.value.isUnresolved)
    }
  }
}
