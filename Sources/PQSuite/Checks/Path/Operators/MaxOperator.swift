internal import PQCore
internal import PQRun

/// A number is not too large.
struct MaxOperator: ValueOperator {
  static let field = Field("max", .number, description: "The largest number that may come.", examples: ["1199.99"])
  static let complaint = "the value is too large or no number"

  private let bound: JSONNumber

  init(_ node: Node) throws(Diagnostic) {
    bound = try node.readNumber(Self.field.name)
  }

  var expectation: String { "a number of at most \(bound)" }

  func holds(for value: JSON, in subject: CheckSubject) -> Bool {
    value.number.map { number in !(bound < number) } ?? false
  }
}
