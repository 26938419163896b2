package import PQCore
package import PQRun

/// How long the answer took.
package struct TimeCheck: Check {
  package static let keyword: String = "time"
  package static let summary: String = "how long the answer took"
  package static let fields: [Field] = [
    Field(
      "time",
      .either([.duration, .mapping(bounds)]),
      isRequired: true,
      description: "The longest time until the whole answer, or bounds for its phases.",
      examples: ["2s", "{ first-byte: 500ms, total: 2s }"]
    )
  ]
  private static let bounds: [Field] = [
    Field("first-byte", .duration, description: "The longest time until the first byte.", examples: ["500ms"]),
    Field("total", .duration, description: "The longest time until the whole answer.", examples: ["2s"]),
  ]
  package static let examples: [CheckExample] = [
    CheckExample("time: 2s", exchange: Exchange(total: .milliseconds(1250)), passes: true),
    CheckExample("time: { first-byte: 500ms }", exchange: Exchange(firstByte: .milliseconds(80)), passes: true),
    CheckExample(
      "time: { first-byte: 500ms, total: 2s }",
      exchange: Exchange(firstByte: .milliseconds(700), total: .milliseconds(750)),
      passes: false
    ),
  ]

  private var firstByte: Duration?
  private var total: Duration?

  package init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    let node = try decoder.required("time") { node throws(Diagnostic) in node }
    if node.text != nil {
      total = try node.readDuration("time")
      return
    }
    (firstByte, total) =
      decoder.mapping("time", fields: Self.bounds) { inner in
        (inner.duration("first-byte"), inner.duration("total"))
      } ?? (nil, nil)
    if firstByte == nil, total == nil, !decoder.diagnostics.hasErrors {
      throw .wrongKind(node, "time", expected: "a time, or bounds such as { first-byte: 500ms }")
    }
  }

  package func evaluate(_ subject: CheckSubject) async -> CheckOutcome {
    let exchange = subject.answer.response.exchange
    var findings = FindingCollector()
    Self.check(exchange.firstByte, firstByte, "the first byte came late", into: &findings)
    Self.check(exchange.total, total, "the answer came late", into: &findings)
    return findings.outcome
  }

  private static func check(
    _ time: Duration,
    _ bound: Duration?,
    _ message: String,
    into findings: inout FindingCollector
  ) {
    guard let bound, time > bound else { return }
    findings.add { CheckOutcome.Finding(message, expected: "at most \(bound)", actual: "\(time)") }
  }
}
