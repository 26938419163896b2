internal import PQCore
internal import PQRun

/// A number is not too small.
struct MinOperator: ValueOperator {
  static let field = Field("min", .number, description: "The smallest number that may come.", examples: ["1"])
  static let complaint = "the value is too small or no number"

  private let bound: JSONNumber

  init(_ node: Node) throws(Diagnostic) {
    bound = try node.readNumber(Self.field.name)
  }

  var expectation: String { "a number of at least \(bound)" }

  func holds(for value: JSON, in subject: CheckSubject) -> Bool {
    value.number.map { number in !(number < bound) } ?? false
  }
}
