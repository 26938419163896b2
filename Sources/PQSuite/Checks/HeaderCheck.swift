package import PQCore
internal import PQModel
package import PQRun

/// A header field of the answer.
package struct HeaderCheck: Check {
  package static let keyword: String = "header"
  package static let summary: String = "a header field of the answer"
  package static let fields: [Field] =
    [
      Field(
        "header",
        .text,
        isRequired: true,
        description: "The field's name; it must be there. Several fields of the name count as one, joined by commas.",
        examples: ["Content-Type"]
      )
    ] + operators.map { $0.headerField } + [
      Field(
        "absent",
        .boolean,
        defaultText: "false",
        description: "Whether the field must not be there.",
        examples: ["true"]
      )
    ]
  package static let examples: [CheckExample] = [
    CheckExample(
      "header: Content-Type\nstarts-with: application/json",
      headers: ["content-type: application/json;charset=utf-8"],
      passes: true
    ),
    CheckExample(
      "header: X-Frame-Options\nequals: SAMEORIGIN",
      headers: ["X-Frame-Options: DENY"],
      passes: false
    ),
    CheckExample("header: Strict-Transport-Security", summary: "The field must be there.", passes: false),
    CheckExample("header: X-Powered-By\nabsent: true", passes: true),
    CheckExample(
      "header: Server\nabsent: true",
      headers: ["Server: Apache"],
      passes: false
    ),
  ]

  private static let operators: [any TextOperator.Type] = [
    EqualsOperator.self, NotEqualsOperator.self, OneOfOperator.self, ContainsOperator.self, MatchesOperator.self,
    StartsWithOperator.self, EndsWithOperator.self,
  ]

  private let name: String
  private let mustBeAbsent: Bool
  private let conditions: [any TextOperator]

  package init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    var conditions: [any TextOperator] = []
    let expressions = decoder.expressions
    for type in Self.operators {
      guard let node = decoder.node.entry(type.field.name)?.value else { continue }
      let read = decoder.diagnostics.collect { () throws(Diagnostic) -> any TextOperator in
        for part in type.takesList ? node.elements ?? [node] : [node] { _ = try part.readText(type.field.name) }
        return try type.init(node, sharing: expressions)
      }
      if let read { conditions.append(read) }
    }
    self.conditions = conditions
    mustBeAbsent = decoder.boolean("absent") ?? false
    name = try decoder.required("header") { node throws(Diagnostic) in try Self.readName(node) }
    if mustBeAbsent, !conditions.isEmpty { throw .absentWithOperators(decoder.node) }
  }

  package func evaluate(_ subject: CheckSubject) async -> CheckOutcome {
    let values = subject.answer.response.headers.values(of: name)
    guard !values.isEmpty else {
      guard !mustBeAbsent else { return .passed }
      return .failed(
        "the answer has no header field '\(name)'",
        expected: conditions.isEmpty ? "a field" : conditions.map { $0.expectation }.joined(separator: " and "),
        actual: "no field"
      )
    }
    let value = values.count == 1 ? values[0] : values.joined(separator: ", ")
    guard !mustBeAbsent else {
      return .failed("the answer has the header field '\(name)'", expected: "no field", actual: value.shortened)
    }
    var findings = FindingCollector()
    for condition in conditions where !condition.holds(for: value) {
      findings.add {
        CheckOutcome.Finding(
          "'\(name)': \(type(of: condition).complaint)",
          expected: condition.expectation,
          actual: value.shortened
        )
      }
    }
    return findings.outcome
  }

  // RFC 9110, section 5.6.2: a name is a token.
  private static func readName(_ node: Node) throws(Diagnostic) -> String {
    let name = try node.readText("header")
    let isToken = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
    guard !name.isEmpty, isToken else {
      throw .wrongKind(node, "header", expected: "the name of a header field, such as Content-Type")
    }
    return name
  }
}

extension String {
  /// The text as findings show it.
  fileprivate var shortened: String { shortened(to: 160) }
}

extension TextOperator {
  fileprivate static var takesList: Bool { field.kind == .list(.any) }

  /// The operator's key for a text that is never a value of another kind.
  fileprivate static var headerField: Field {
    var field = field
    field.kind = takesList ? .list(.text) : .text
    field.examples = []
    return field
  }
}

extension Diagnostic.Code {
  package static let contradictoryCheck = Diagnostic.Code(
    "contradictory-check",
    explanation: "The keys of a check contradict each other, so that it could never pass.",
    example: "checks: [{ header: Server, absent: true, equals: Apache }]"
  )
}

extension Diagnostic {
  fileprivate static func absentWithOperators(_ node: Node) -> Diagnostic {
    .error(
      .contradictoryCheck,
      "a header field that must be absent has no value to look at",
      at: node.entry("absent")?.key.span ?? node.span,
      hint: "take 'absent' out, or the other keys"
    )
  }
}
