import PQCore
import PQGraphQL
import PQModel

/// A variable as lists and `show` tell it.
struct VariableSummary {
  private let variable: Variable

  init(_ variable: Variable) {
    self.variable = variable
  }

  /// Its name.
  var name: String { variable.name }

  /// The variable for programs.
  var json: JSONValue {
    .object(
      [
        .init("name", .string(variable.name)),
        .init("type", .string(variable.type.description)),
        .init("required", .bool(variable.isRequired)),
        .init("secret", .bool(variable.isSecret)),
        .init("default", shown(variable.defaultValue).map { .string($0) } ?? .null),
        .init("example", shown(variable.example).map { .string($0) } ?? .null),
        .init("description", variable.description.map { .string($0) } ?? .null),
      ] + Self.ruleNames.map { name in rules.first { $0.name == name } ?? .init(name, .null) } + [
        .init("declared", place ?? .null)
      ]
    )
  }

  /// The rules for its values, and where it is declared.
  var facts: [JSONValue.Member] {
    rules + (place.map { [.init("declared", $0)] } ?? [])
  }

  /// Name, type, default, example and description for a table.
  var cells: [String] {
    [
      variable.name, "\(variable.type)\(variable.isSecret ? " (secret)" : "")", shown(variable.defaultValue) ?? "",
      shown(variable.example) ?? "", variable.description ?? "",
    ]
  }

  private static let ruleNames = ["enum", "pattern", "min", "max", "format"]

  private var rules: [JSONValue.Member] {
    let rules = variable.rules
    let allowed = variable.isSecret ? rules.allowed.map { _ in [Secret("").description] } : rules.allowed
    let values: [JSONValue?] = [
      allowed.map { .array($0.map { .string($0) }) },
      rules.pattern.map { .string($0.text) },
      rules.minimum.map(Self.number),
      rules.maximum.map(Self.number),
      rules.format.map { .string($0.rawValue) },
    ]
    return zip(Self.ruleNames, values).compactMap { name, value in value.map { .init(name, $0) } }
  }

  private var place: JSONValue? {
    variable.span.map { .string("\($0.source.name):\($0.start.line)") }
  }

  // A file may write a number as JSON does not.
  private static func number(_ text: String) -> JSONValue {
    (try? JSON(parsing: text))?.kind == .number ? .number(text) : .string(text)
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
