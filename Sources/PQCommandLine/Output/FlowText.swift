import PQCore

/// A value on one line as a person would write it in a file: `{ connect: 5s, total: 30s }`.
enum FlowText {
  static func text(of value: JSONValue) -> String {
    switch value {
    case .string(let text): text.isEmpty ? "\"\"" : text
    case .array(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members):
      "{ " + members.map { "\($0.name): \(text(of: $0.value))" }.joined(separator: ", ") + " }"
    case .null, .bool, .number: value.text(.compact)
    }
  }
}
