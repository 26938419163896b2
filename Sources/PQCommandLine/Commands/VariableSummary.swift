import PQCore
import PQGraphQL
import PQModel

/// A variable as lists and `show` tell it.
struct VariableSummary {
  private let variable: Variable

  init(_ variable: Variable) {
    self.variable = variable
  }

  /// The variable for programs.
  var json: JSONValue {
    .object([
      .init("name", .string(variable.name)),
      .init("type", .string(variable.type.description)),
      .init("required", .bool(variable.isRequired)),
      .init("secret", .bool(variable.isSecret)),
      .init("default", shown(variable.defaultValue).map { .string($0) } ?? .null),
      .init("example", shown(variable.example).map { .string($0) } ?? .null),
      .init("description", variable.description.map { .string($0) } ?? .null),
    ])
  }

  /// Name, type, default, example and description for a table.
  var cells: [String] {
    [
      variable.name, "\(variable.type)\(variable.isSecret ? " (secret)" : "")", shown(variable.defaultValue) ?? "",
      shown(variable.example) ?? "", variable.description ?? "",
    ]
  }

  private func shown(_ value: GivenValue?) -> String? {
    variable.isSecret && value != nil ? Secret("").description : Self.text(value)
  }

  /// A given value as a person writes it; nothing for lists and objects of a file.
  static func text(_ value: GivenValue?) -> String? {
    switch value?.content {
    case .node(let node): node.text
    case .text(let text): text
    case .json(let json): json.text(.compact)
    case nil: nil
    }
  }
}
