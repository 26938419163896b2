internal import PQCore
internal import PQRun

/// The operators of one mapping, which must all hold.
struct PathConditions: Sendable {
  private let conditions: [any PathCondition]

  /// Whether one of them judges that nothing is found.
  let judgesAbsence: Bool

  /// Whether each of them looks at one value at a time.
  let areOfValues: Bool

  /// Reads the operators of a mapping, and reports those that are wrong.
  init(from decoder: inout NodeDecoder) {
    var conditions: [any PathCondition] = []
    // An operator may ask for null, so that an empty value is read as well.
    let settings = (decoder.node.entries ?? []).compactMap { entry in
      PathOperators.places[entry.name].map { place in (place, entry.value) }
    }
    let expressions = decoder.expressions
    for (place, node) in settings.sorted(by: { $0.0 < $1.0 }) {
      let read = decoder.diagnostics.collect { () throws(Diagnostic) -> any PathOperator in
        try PathOperators.types[place].init(node, sharing: expressions)
      }
      if let read { conditions.append(read) }
    }
    if let each = Self.nested("each", in: &decoder) { conditions.append(EachOperator(each)) }
    if let not = Self.nested("not", in: &decoder) { conditions.append(NotOperator(not)) }
    self.conditions = conditions
    judgesAbsence = conditions.contains(where: \.judgesAbsence)
    areOfValues = conditions.allSatisfy(\.isOfValues)
  }

  // The reader of files has bounded the depth of nodes.
  private static func nested(_ key: String, in decoder: inout NodeDecoder) -> PathConditions? {
    guard let entry = decoder.node.entry(key) else { return nil }
    guard let entries = entry.value.entries, !entries.isEmpty else {
      decoder.diagnostics.append(.wrongKind(entry.value, key, expected: "operators, such as { equals: 1 }"))
      return nil
    }
    return decoder.mapping(key, fields: PathOperators.fields) { inner in PathConditions(from: &inner) }
  }

  /// Whether there is no operator.
  var isEmpty: Bool { conditions.isEmpty }

  /// What is expected, in words.
  var expectation: String { conditions.map(\.expectation).joined(separator: " and ") }

  /// Holds the operators against what a path finds.
  func check(_ matches: PathMatches, of subject: CheckSubject, into findings: inout FindingCollector) {
    guard !matches.nodes.isEmpty || judgesAbsence else {
      findings.add {
        CheckOutcome.Finding(
          "the path finds nothing",
          expected: conditions.isEmpty ? "a value" : expectation,
          actual: "nothing",
          details: matches.deadEnd.map { [$0] } ?? []
        )
      }
      return
    }
    var matches = matches
    matches.mayBeEmpty = judgesAbsence
    for condition in conditions { condition.check(matches, of: subject, into: &findings) }
  }

  /// Whether all operators hold.
  func hold(for matches: PathMatches, of subject: CheckSubject) -> Bool {
    var findings = FindingCollector.silent
    check(matches, of: subject, into: &findings)
    return findings.isEmpty
  }
}
