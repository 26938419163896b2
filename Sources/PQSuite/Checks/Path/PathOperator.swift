internal import PQCore
internal import PQRun

/// One thing that must hold of what a path finds.
protocol PathCondition: Sendable {
  /// Whether finding nothing is for it to judge; otherwise a path that finds nothing fails.
  var judgesAbsence: Bool { get }

  /// Whether it looks at one value at a time.
  var isOfValues: Bool { get }

  /// What is expected, in words.
  var expectation: String { get }

  /// Looks at what was found.
  func check(_ matches: PathMatches, of subject: CheckSubject, into findings: inout FindingCollector)
}

extension PathCondition {
  var judgesAbsence: Bool { false }

  var isOfValues: Bool { false }
}

/// A condition with a key of its own, such as `count`.
protocol PathOperator: PathCondition {
  /// The key with its documentation.
  static var field: Field { get }

  /// Reads the setting.
  init(_ node: Node) throws(Diagnostic)

  /// Reads the setting; a regular expression is compiled once for all that share a pool.
  init(_ node: Node, sharing expressions: ExpressionPool?) throws(Diagnostic)
}

extension PathOperator {
  init(_ node: Node, sharing expressions: ExpressionPool?) throws(Diagnostic) {
    try self.init(node)
  }
}

/// An operator that must hold of each value that is found.
protocol ValueOperator: PathOperator {
  /// What is wrong with a value of which it does not hold.
  static var complaint: String { get }

  /// Whether it holds.
  func holds(for value: JSON, in subject: CheckSubject) -> Bool

  /// More words on a value of which it does not hold.
  func details(on value: JSON) -> [String]
}

extension ValueOperator {
  var isOfValues: Bool { true }

  func details(on value: JSON) -> [String] { [] }

  func check(_ matches: PathMatches, of subject: CheckSubject, into findings: inout FindingCollector) {
    for value in matches.nodes where !holds(for: value, in: subject) {
      findings.add {
        CheckOutcome.Finding(
          Self.complaint,
          expected: expectation,
          actual: value.shown,
          at: AnswerPlace(of: value),
          details: details(on: value)
        )
      }
    }
  }
}

/// An operator on text, which also the check of header fields has.
protocol TextOperator: ValueOperator {
  /// Whether it holds of a text.
  func holds(for text: String) -> Bool
}

extension TextOperator {
  func holds(for value: JSON, in subject: CheckSubject) -> Bool {
    value.string.map(holds) ?? false
  }
}
