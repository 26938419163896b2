internal import PQCore
internal import PQModel
internal import PQRun

/// The value of a variable that is made of other values.
struct ValueTemplate {
  private let variable: Query.DerivedVariable
  private let template: CheckTemplate

  init(_ variable: Query.DerivedVariable) throws(DiagnosticList) {
    self.variable = variable
    template = try DiagnosticList.listing { () throws(Diagnostic) in try CheckTemplate(variable.template) }
  }

  /// The names that it uses.
  var names: [String] { template.names.map(\.name) }

  /// Puts values in the place of names; a text that is one name and nothing else takes the value as it is.
  func filled(_ value: (String) -> VariableValue?) throws(Diagnostic) -> GivenValue {
    let node = variable.template
    if let name = template.names.first?.name, node.text == "${\(name)}", let value = value(name) {
      return GivenValue(.json(value.json), origin: "'${\(name)}'", span: node.span)
    }
    return GivenValue(try template.filled(value))
  }
}
