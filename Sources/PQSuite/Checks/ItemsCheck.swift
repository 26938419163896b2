package import PQCore
package import PQRun

/// The number of items in the answer, whatever its shape.
package struct ItemsCheck: Check {
  package static let keyword: String = "items"
  package static let summary: String = "the number of items of a list, a page or a single fragment"
  package static let fields: [Field] = [
    Field(
      "items",
      CountRule.kind,
      isRequired: true,
      description: "How many items must come: `one`, `some`, `none`, a number, or a bound in quotes.",
      examples: CountRule.examples
    )
  ]
  package static let examples: [CheckExample] = [
    CheckExample("items: some", body: #"{"data":{"adventureList":{"items":[{"slug":"bali"}]}}}"#, passes: true),
    CheckExample(
      "items: one",
      summary: "A single fragment, by its path.",
      body: #"{"data":{"adventureByPath":{"item":{"slug":"bali"}}}}"#,
      passes: true
    ),
    CheckExample(
      "items: \">=2\"",
      summary: "A page.",
      body: #"{"data":{"articlePaginated":{"edges":[{"node":{"slug":"a"}},{"node":{"slug":"b"}}]}}}"#,
      passes: true
    ),
    CheckExample("items: none", body: #"{"data":{"adventureList":{"items":[]}}}"#, passes: true),
    CheckExample(
      "items: some",
      summary: "An empty list comes with status 200.",
      body: #"{"data":{"adventureList":{"items":[]}}}"#,
      passes: false
    ),
    CheckExample(
      "items: none",
      summary: "Null is not a list without items.",
      body: #"{"data":{"adventureList":null}}"#,
      passes: false
    ),
  ]

  private let rule: CountRule

  package init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    rule = try decoder.required("items") { node throws(Diagnostic) in try CountRule(node, "items") }
  }

  package func evaluate(_ subject: CheckSubject) async -> CheckOutcome {
    guard let json = subject.json else { return .noJSON }
    let items: AnswerItems
    do {
      items = try AnswerItems(of: json)
    } catch {
      return .failed(error.message, expected: "\(rule.words) items")
    }
    let count = items.elements.count
    guard !rule.allows(count) else { return .passed }
    return .failed(
      count == 0 ? "there are no items" : "the number of items is another one",
      expected: rule.words,
      actual: String(count),
      at: items.locations.first.map { AnswerPlace($0) }
    )
  }
}
