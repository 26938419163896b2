package import PQCore
package import PQRun

/// How long the server's certificate is still good.
package struct CertificateCheck: Check {
  package static let keyword: String = "certificate"
  package static let summary: String = "how many days the server's certificate is still good"
  package static let fields: [Field] = [
    Field(
      "certificate",
      .mapping(settings),
      isRequired: true,
      description: "What must hold of the server's certificate.",
      examples: ["{ days-left: 14 }"]
    )
  ]
  private static let settings: [Field] = [
    Field(
      "days-left",
      .integer,
      isRequired: true,
      description: "The least number of whole days until it ends.",
      examples: ["14"]
    )
  ]
  // 2100-01-01 and 2001-09-09: examples must not depend on the day they are run.
  package static let examples: [CheckExample] = [
    CheckExample(
      "certificate: { days-left: 14 }",
      exchange: Exchange(certificateExpiry: "Jan  1 00:00:00 2100 GMT", certificateEnd: 4_102_444_800),
      passes: true
    ),
    CheckExample(
      "certificate: { days-left: 14 }",
      exchange: Exchange(certificateExpiry: "Sep  9 01:46:40 2001 GMT", certificateEnd: 1_000_000_000),
      passes: false
    ),
    CheckExample("certificate: { days-left: 14 }", summary: "Plain HTTP has no certificate.", passes: false),
  ]

  private let daysLeft: Int

  package init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    _ = try decoder.required("certificate") { node throws(Diagnostic) in node }
    let days = decoder.mapping("certificate", fields: Self.settings) { inner in
      inner.needed("days-left") { node throws(Diagnostic) in try node.readInteger("days-left", in: 0...36_500) }
    }
    daysLeft = (days ?? nil) ?? 0
  }

  package func evaluate(_ subject: CheckSubject) async -> CheckOutcome {
    let exchange = subject.answer.response.exchange
    let expected = "at least \(daysLeft) days left"
    guard let end = exchange.certificateEnd else {
      return .failed(
        "when the certificate ends is not known",
        expected: expected,
        actual: exchange.certificateExpiry ?? "an answer without TLS"
      )
    }
    let left = end - subject.context.surroundings.now()
    guard left < daysLeft * Self.secondsOfDay else { return .passed }
    return .failed(
      left < 0 ? "the certificate has ended" : "the certificate ends soon",
      expected: expected,
      actual: "\(left / Self.secondsOfDay) days, until \(exchange.certificateExpiry ?? String(end))"
    )
  }

  private static let secondsOfDay = 86_400
}
