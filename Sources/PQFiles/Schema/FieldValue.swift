internal import PQCore

/// Turns defaults and examples, which tables of fields hold as YAML, into JSON.
struct FieldValue {
  /// The value, or nil when the text is no YAML.
  let json: JSONValue?

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - text: The value as it is written in a file.
  ///   - kind: What the value is, as it decides what plain words and numbers mean.
  init(_ text: String, as kind: Field.Kind) {
    var diagnostics = DiagnosticList()
    let node = YAMLReader().read(Array(text.utf8), named: "example", into: &diagnostics)
    json = diagnostics.hasErrors ? nil : node.map { FieldValue.json(of: $0, as: kind) }
  }

  /// Turns a node of a file into JSON; reading YAML has a limit of depth.
  static func json(of node: Node, as kind: Field.Kind) -> JSONValue {
    switch node.content {
    case .scalar(let scalar):
      kind.isText || !scalar.isPlain ? .string(scalar.text) : plain(scalar.text)
    case .sequence(let elements):
      .array(elements.map { json(of: $0, as: kind.element) })
    case .mapping(let entries):
      .object(entries.map { .init($0.name, json(of: $0.value, as: kind.value(of: $0.name))) })
    }
  }

  // The words of YAML 1.2's core schema that JSON has too.
  private static func plain(_ text: String) -> JSONValue {
    switch text {
    case "null", "~", "": .null
    case "true": .bool(true)
    case "false": .bool(false)
    case _ where text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?/) != nil: .number(text)
    default: .string(text)
    }
  }
}

extension Field.Kind {
  fileprivate var isText: Bool {
    switch self {
    case .text, .secret, .duration, .pattern, .environmentName, .choice: true
    case .boolean, .integer, .number, .size, .any, .list, .mapping, .dictionary, .either, .reference: false
    }
  }

  fileprivate var element: Field.Kind {
    switch self {
    case .list(let kind): kind
    case .either(let kinds): kinds.lazy.map(\.element).first { $0 != .any } ?? .any
    default: .any
    }
  }

  fileprivate func value(of name: String) -> Field.Kind {
    switch self {
    case .dictionary(let kind): kind
    case .mapping(let fields): fields.first { $0.name == name }?.kind ?? .any
    case .either(let kinds): kinds.lazy.map { $0.value(of: name) }.first { $0 != .any } ?? .any
    default: .any
    }
  }
}
