package import PQCore
internal import PQModel
package import PQRun

/// The hosts that published content names.
package struct HostsCheck: Check {
  package static let keyword: String = "hosts"
  package static let summary: String = "the hosts of the addresses in the answer's texts"
  package static let fields: [Field] = [
    Field(
      "hosts",
      .either([.choice(["published"]), .mapping(HostRules.fields)]),
      isRequired: true,
      description: """
        `published`: no address leads to this machine, to an author or into the editor, and none has plain HTTP. \
        The environment's own host is always right. A mapping says more.
        """,
      examples: ["published", "{ allowed: [www.example.com, \"*.scene7.com\"] }"]
    )
  ]
  package static let examples: [CheckExample] = [
    CheckExample(
      "hosts: published",
      body: #"{"data":{"item":{"html":"<a href=\"https://www.example.com/a\">a</a>"}}}"#,
      passes: true
    ),
    CheckExample(
      "hosts: published",
      summary: "A link to an author.",
      body: #"{"data":{"item":{"url":"https://author-p1-e2.adobeaemcloud.com/content/a.html"}}}"#,
      passes: false
    ),
    CheckExample(
      "hosts: published",
      summary: "A link into the editor.",
      body: #"{"data":{"item":{"html":"<a href='/editor.html/content/a.html'>a</a>"}}}"#,
      passes: false
    ),
    CheckExample("hosts: published", body: #"{"data":{"url":"http://localhost:4503/a"}}"#, passes: false),
    CheckExample("hosts: { plain-http: true }", body: #"{"data":{"url":"http://www.example.com/a"}}"#, passes: true),
    CheckExample(
      "hosts: { allowed: [\"*.example.com\"] }",
      body: #"{"data":{"a":"https://www.example.com/a","b":"https://www.example.net/b"}}"#,
      passes: false
    ),
    CheckExample(
      "hosts: { forbidden: [old.example.com] }",
      body: #"{"data":{"url":"https://old.example.com/a"}}"#,
      passes: false
    ),
  ]

  private let rules: HostRules

  package init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    let node = try decoder.required("hosts") { node throws(Diagnostic) in node }
    guard node.text == nil else {
      guard node.text == "published" else {
        throw .wrongKind(node, "hosts", expected: "published, or rules such as { forbidden: [old.example.com] }")
      }
      rules = HostRules()
      return
    }
    rules = decoder.mapping("hosts", fields: HostRules.fields) { HostRules(from: &$0) } ?? HostRules()
  }

  package func evaluate(_ subject: CheckSubject) async -> CheckOutcome {
    guard let json = subject.json else { return .noJSON }
    var findings = FindingCollector()
    let own = subject.call.environment.host
    json.forEachString { value, text in
      if text.utf8.contains("/editor.html".utf8) {
        findings.add {
          CheckOutcome.Finding("a link leads into the editor", actual: value.shown, at: AnswerPlace(of: value))
        }
      }
      for address in AddressScanner.addresses(in: text) {
        guard let complaint = rules.complaint(about: address, own: own) else { continue }
        findings.add {
          CheckOutcome.Finding(
            complaint,
            expected: rules.expectation,
            actual: address.text.shortened(to: 160),
            at: AnswerPlace(of: value)
          )
        }
      }
    }
    return findings.outcome
  }
}

extension JSON {
  /// Visits every text in the value, in the order of the answer.
  fileprivate func forEachString(_ visit: (JSON, String) -> Void) {
    var waiting = [self]
    while let next = waiting.popLast() {
      if let text = next.string { visit(next, text) }
      if let elements = next.elements { waiting.append(contentsOf: elements.reversed()) }
      if let members = next.members { waiting.append(contentsOf: members.reversed().map(\.value)) }
    }
  }
}
