internal import PQCore
internal import PQRun

/// What a value is.
struct TypeOperator: ValueOperator {
  static let field = Field(
    "type",
    .either([.choice(ValueType.words), .list(.choice(ValueType.words))]),
    description: "What the value is, or a list of what it may be.",
    examples: ["string", "[number, \"null\"]"]
  )
  static let complaint = "the value is of another type"

  private let allowed: [ValueType]

  init(_ node: Node) throws(Diagnostic) {
    var allowed: [ValueType] = []
    for element in node.elements ?? [node] { allowed.append(try element.readChoice(Self.field.name, ValueType.self)) }
    guard !allowed.isEmpty else { throw .wrongKind(node, Self.field.name, expected: "a type, such as string") }
    self.allowed = allowed
  }

  var expectation: String { allowed.map(\.rawValue).joined(separator: " or ") }

  func holds(for value: JSON, in subject: CheckSubject) -> Bool {
    allowed.contains { $0.includes(value) }
  }
}

/// The types of JSON, with whole numbers told apart.
private enum ValueType: String, CaseIterable {
  case string
  case number
  case integer
  case boolean
  case array
  case object
  case null

  static let words = allCases.map(\.rawValue)

  func includes(_ value: JSON) -> Bool {
    switch self {
    case .string: value.kind == .string
    case .number: value.kind == .number
    case .integer: value.number?.isWhole == true
    case .boolean: value.kind == .bool
    case .array: value.kind == .array
    case .object: value.kind == .object
    case .null: value.isNull
    }
  }
}
