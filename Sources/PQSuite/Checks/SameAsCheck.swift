package import PQCore
internal import PQModel
package import PQRun

/// The whole answer, held against that of another environment.
package struct SameAsCheck: Check {
  package static let keyword: String = "same-as"
  package static let summary: String = "the whole answer, as another environment gives it to the same call"
  package static let fields: [Field] = [
    Field(
      "same-as",
      .environmentName,
      isRequired: true,
      description: """
        The environment to compare with. Elements of lists are matched by '_path', '_id' or 'slug', and numbers compare \
        by value; in that environment itself the check passes.
        """,
      examples: ["author"]
    ),
    IgnoredPaths.field,
  ]
  package static let examples: [CheckExample] = [
    CheckExample(
      "same-as: author",
      body: #"{"data":{"list":{"items":[{"_path":"/content/dam/bali","price":5000}]}}}"#,
      passes: true,
      elsewhere: ["author": #"{"data":{"list":{"items":[{"price":5000.0,"_path":"/content/dam/bali"}]}}}"#]
    ),
    CheckExample(
      "same-as: author",
      summary: "One adventure is not published.",
      body: #"{"data":{"list":{"items":[{"slug":"bali"}]}}}"#,
      passes: false,
      elsewhere: ["author": #"{"data":{"list":{"items":[{"slug":"tahoe"},{"slug":"bali"}]}}}"#]
    ),
    CheckExample(
      "same-as: author\nignore: $..price",
      summary: "The price on publish may be an older one.",
      body: #"{"data":{"item":{"title":"Bali","price":4000}}}"#,
      passes: true,
      elsewhere: ["author": #"{"data":{"item":{"title":"Bali","price":5000}}}"#]
    ),
  ]

  private let name: String
  private let ignored: IgnoredPaths

  package init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    ignored = IgnoredPaths(from: &decoder)
    name = try decoder.required("same-as") { node throws(Diagnostic) in try node.readText("same-as") }
  }

  package func evaluate(_ subject: CheckSubject) async -> CheckOutcome {
    let here = subject.context.environment.name
    guard here != name else { return CheckOutcome(notes: ["this is '\(name)' itself"]) }
    guard let json = subject.json else { return .noJSON }
    let answer: Answer
    do {
      answer = try await subject.tools.answerInEnvironment(name)
    } catch {
      return .failed("there is no answer from '\(name)' to compare with", details: FailureWords(error).lines)
    }
    guard answer.verdict.isOK, let reference = answer.json else {
      return .failed(
        "the answer from '\(name)' is bad: \(answer.verdict.cause)",
        details: ["hint: \(answer.verdict.hint)"]
      )
    }
    return JSONDifference(from: reference, to: json, ignoring: ignored.paths).outcome(
      "the answer differs from that of '\(name)'",
      DifferenceText(first: "on \(name)", second: "on \(here)")
    )
  }
}
