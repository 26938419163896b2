internal import PQCore
internal import PQRun

/// Whether values are in order.
struct SortedOperator: PathOperator {
  static let field = Field(
    "sorted",
    .choice(Order.allCases.map(\.rawValue)),
    description: "The order of the matches: numbers by value, texts by their characters, nulls passed over.",
    examples: ["ascending", "descending"]
  )

  private enum Order: String, CaseIterable {
    case ascending
    case descending
  }

  private let order: Order

  init(_ node: Node) throws(Diagnostic) {
    order = try node.readChoice("sorted", Order.self)
  }

  var expectation: String { "values in \(order.rawValue) order" }

  func check(_ matches: PathMatches, of subject: CheckSubject, into findings: inout FindingCollector) {
    var last: (json: JSON, key: Key)?
    for value in matches.members where !value.isNull {
      guard let key = Key(value) else {
        findings.add { finding("the value has no order", value) }
        continue
      }
      if let last, order == .ascending ? key < last.key : last.key < key {
        findings.add { finding("the value is out of order", value, details: ["after \(last.json.shown)"]) }
      }
      last = (value, key)
    }
  }

  private func finding(_ message: String, _ value: JSON, details: [String] = []) -> CheckOutcome.Finding {
    CheckOutcome.Finding(
      message,
      expected: expectation,
      actual: value.shown,
      at: AnswerPlace(of: value),
      details: details
    )
  }

  /// What a value is ordered by.
  private enum Key {
    case number(JSONNumber)
    case text([UInt8])

    init?(_ json: JSON) {
      if let number = json.number {
        self = .number(number)
      } else if let text = json.string {
        self = .text(Array(text.utf8))
      } else {
        return nil
      }
    }

    /// Whether it comes before another; numbers come before texts.
    static func < (left: Key, right: Key) -> Bool {
      switch (left, right) {
      case (.number(let left), .number(let right)): left < right
      case (.text(let left), .text(let right)): left.lexicographicallyPrecedes(right)
      case (.number, .text): true
      case (.text, .number): false
      }
    }
  }
}
