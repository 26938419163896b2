package import PQCore
package import PQRun

/// The answer's status code.
package struct StatusCheck: Check {
  package static let keyword: String = "status"
  package static let summary: String = "the status code of the answer"
  package static let fields: [Field] = [
    Field(
      "status",
      .either([.integer, .list(.integer)]),
      isRequired: true,
      description: "The status code that must come, or a list of those that may.",
      examples: ["200", "[200, 304]"]
    )
  ]
  package static let examples: [CheckExample] = [
    CheckExample("status: 200", body: #"{"data":{}}"#, passes: true),
    CheckExample("status: [200, 304]", summary: "One of several.", status: 304, passes: true),
    CheckExample("status: 200", status: 201, body: #"{"data":{}}"#, passes: false),
  ]

  private let allowed: [Int]

  package init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    allowed = try decoder.required("status") { node throws(Diagnostic) in
      guard let elements = node.elements else { return [try node.readInteger("status", in: 100...599)] }
      guard !elements.isEmpty else {
        throw .wrongKind(node, "status", expected: "a status code or a list of them, such as [200, 304]")
      }
      var codes: [Int] = []
      for element in elements { codes.append(try element.readInteger("status", in: 100...599)) }
      return codes
    }
  }

  package func evaluate(_ subject: CheckSubject) async -> CheckOutcome {
    let status = subject.answer.response.status
    guard !allowed.contains(status) else { return .passed }
    return .failed(
      "the status is another one",
      expected: allowed.map(String.init).joined(separator: " or "),
      actual: String(status)
    )
  }
}
