package import PQCore
package import PQRun

/// What the rich text of the answer links to.
package struct ReferencesCheck: Check {
  package static let keyword: String = "references"
  package static let summary: String =
    "what the rich text links to: fragments are among _references, pages and assets are there"
  package static let fields: [Field] = [
    Field(
      "references",
      .choice(Extent.allCases.map(\.rawValue)),
      isRequired: true,
      description: """
        'listed': the content fragments that rich text links to are among the answer's '_references'. 'content': pages \
        and assets below '/content/' that it links to are there as well. 'all': so are links to other addresses.
        """,
      examples: ["content"]
    ),
    Field(
      "limit",
      .integer,
      defaultText: "50",
      description: "The most addresses that are asked for; a note says when there are more.",
      examples: ["10"]
    ),
  ]
  package static let examples: [CheckExample] = [
    CheckExample(
      "references: listed",
      body: answer(link: "/content/dam/camps/tahoe", references: #"{"_path":"/content/dam/camps/tahoe"}"#),
      passes: true
    ),
    CheckExample(
      "references: listed",
      summary: "The fragment is not published, or was removed.",
      body: answer(link: "/content/dam/camps/tahoe", references: ""),
      passes: false
    ),
    CheckExample(
      "references: content",
      body: answer(link: "/content/site/en/camps.html#prices", references: ""),
      passes: true,
      resources: ["/content/site/en/camps.html": .init("text/html", "<html><h1>Camps</h1></html>")]
    ),
    CheckExample(
      "references: content",
      summary: "The page is gone.",
      body: answer(link: "/content/site/en/camps.html", references: ""),
      passes: false
    ),
    CheckExample(
      "references: content",
      summary: "Other addresses are asked only with 'all'.",
      body: answer(link: "https://www.example.test/", references: ""),
      passes: true
    ),
  ]

  private static func answer(link: String, references: String) -> String {
    #"{"data":{"list":{"items":[{"slug":"bali","text":{"html":"<p><a href='\#(link)'>more</a></p>"}}],"#
      + #""_references":[\#(references)]}}}"#
  }

  /// How far links are followed.
  private enum Extent: String, Sendable, CaseIterable {
    case listed
    case content
    case all

    func asks(_ kind: LinkTarget.Kind) -> Bool {
      switch kind {
      case .content: self != .listed
      case .other: self == .all
      case .nowhere, .fragment, .local: false
      }
    }
  }

  private let extent: Extent
  private let limit: Int

  package init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    limit = try decoder.value("limit")?.readInteger("limit", in: 1...10_000) ?? FetchedResource.usualLimit
    extent = try decoder.required("references") { node throws(Diagnostic) in
      try node.readChoice("references", Extent.self)
    }
  }

  package func evaluate(_ subject: CheckSubject) async -> CheckOutcome {
    guard let json = subject.json else { return .noJSON }
    let found = RichTextLinks(in: json)
    var outcome = Self.listing(of: found)
    for link in found.links where link.target.kind == .nowhere {
      outcome.findings.append(.init("a link has no target", at: link.place))
    }
    let asked = found.links.filter { extent.asks($0.target.kind) }
    if asked.count > limit { outcome.notes.append("\(limit) of \(asked.count) links are checked") }
    let outcomes = await BoundedParallel.map(Array(asked.prefix(limit)), atOnce: FetchedResource.width) { link in
      Self.outcome(of: link, await FetchedResource(link.target.address, beside: subject))
    }
    outcome.findings += outcomes.flatMap(\.findings)
    outcome.notes += outcomes.flatMap(\.notes)
    return outcome.limited(to: Self.mostFindings)
  }

  private static let mostFindings = 20

  private static func listing(of found: RichTextLinks) -> CheckOutcome {
    let missing = found.links.filter { link in
      link.target.kind == .fragment && !found.references.contains(link.target.address)
    }
    guard missing.count > found.namelessReferences else {
      guard !missing.isEmpty else { return .passed }
      return CheckOutcome(notes: [
        "\(missing.count) links cannot be told: the query asks for no _path of \(found.namelessReferences) _references"
      ])
    }
    return CheckOutcome(
      findings: missing.map { link in
        .init(
          "'\(link.target.address)' is linked to and not among _references",
          expected: "its _path among _references",
          actual: "\(found.references.count + found.namelessReferences) others",
          at: link.place
        )
      }
    )
  }

  private static func outcome(of link: RichTextLinks.Link, _ resource: FetchedResource) -> CheckOutcome {
    let address = link.target.address
    if let redirect = resource.redirect { return CheckOutcome(notes: ["'\(address)' leads on to '\(redirect)'"]) }
    guard let obstacle = resource.obstacle else { return .passed }
    if link.target.kind == .other, resource.refusesStrangers {
      return CheckOutcome(notes: ["'\(address)' is not judged: it \(obstacle)"])
    }
    return .failed("the link to '\(address)' \(obstacle)", at: link.place)
  }
}
