internal import PQCore
internal import PQRun

/// The share of nulls among the values.
struct NullRateOperator: PathOperator {
  static let field = Field(
    "null-rate",
    .either([
      .number, .pattern("^(100(\\.0+)?|[0-9]{1,2}(\\.[0-9]+)?)%$", words: "a share such as `10%`"),
    ]),
    description: "The largest share of the matches, or of the elements of the list at the one place, that may be null.",
    examples: ["10%", "0"]
  )

  private let text: String
  private let share: Double

  init(_ node: Node) throws(Diagnostic) {
    guard let text = node.text, let share = Self.share(text) else {
      throw .wrongKind(node, "null-rate", expected: "a share from 0% to 100%, such as 10% or 0.1")
    }
    self.text = text
    self.share = share
  }

  private static func share(_ text: String) -> Double? {
    let isPercent = text.hasSuffix("%")
    let digits = isPercent ? text.dropLast() : text[...]
    guard digits.utf8.first.map({ (0x30...0x39).contains($0) }) == true,
      digits.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }),
      let number = Double(digits)
    else { return nil }
    let share = isPercent ? number / 100 : number
    return share <= 1 ? share : nil
  }

  var expectation: String { "at most \(text) nulls" }

  func check(_ matches: PathMatches, of subject: CheckSubject, into findings: inout FindingCollector) {
    let members = matches.members
    let nulls = members.filter(\.isNull)
    // A share such as 0.29 is not exact in binary: 29 of 100 must pass.
    guard Double(nulls.count) > share * Double(members.count) + 1e-9, let first = nulls.first else { return }
    findings.add {
      CheckOutcome.Finding(
        "too many values are null",
        expected: expectation,
        actual: "\(nulls.count) of \(members.count)",
        at: AnswerPlace(of: first)
      )
    }
  }
}
