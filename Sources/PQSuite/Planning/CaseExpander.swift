package import PQCore
internal import PQModel
internal import PQRun

/// Makes several cases of one: a case for each row and each combination of the values of a matrix.
struct CaseExpander {
  private let planned: SuiteCase
  private let expansion: SuiteCase.Expansion

  /// The most cases that one case may become.
  static let limit = 100_000

  init(_ planned: SuiteCase, _ expansion: SuiteCase.Expansion) {
    var planned = planned
    planned.expansion = nil
    self.planned = planned
    self.expansion = expansion
  }

  /// Makes the cases.
  ///
  /// - Parameter answer: Gives the answer to a row query.
  /// - Returns: The cases in order; the case itself with its problem when it has no rows.
  func cases(rowsFrom answer: (Query.RowQuery) throws(DiagnosticList) -> JSON?) -> [SuiteCase] {
    guard planned.skipReason == nil, !planned.problems.hasErrors else { return [planned] }
    do throws(DiagnosticList) {
      guard let rows = try rows(from: answer) else { return try combinations(of: [planned]) }
      return try cases(of: rows)
    } catch {
      return [planned.failing(with: error)]
    }
  }

  private func rows(
    from answer: (Query.RowQuery) throws(DiagnosticList) -> JSON?
  ) throws(DiagnosticList) -> [Query.Row]? {
    guard let rows = expansion.rows else { return nil }
    switch rows.source {
    case .table(let table): return Array(table.prefix(rows.limit ?? .max))
    case .query(let query):
      guard let json = try answer(query) else { return [] }
      let source = RowPicker.Source("the answer to '\(query.query)'", failure: .badAnswer)
      return try DiagnosticList.listing { () throws(Diagnostic) in
        try RowPicker(query.paths, from: source).rows(of: json, limit: rows.limit)
      }
    }
  }

  private func cases(of rows: [Query.Row]) throws(DiagnosticList) -> [SuiteCase] {
    guard !rows.isEmpty else {
      guard expansion.rows?.allowsNone ?? false else { throw DiagnosticList([.noRows(expansion.rows)]) }
      var planned = planned
      planned.skipReason = "has no rows"
      return [planned]
    }
    var names = UniqueNames()
    var cases: [SuiteCase] = []
    for (place, row) in rows.enumerated() {
      let name = try RowName(row, place: place, template: expansion.rows?.name, query: planned.query).text
      cases.append(planned.taking(row.values, name: "\(planned.name): \(names.unique(name))"))
    }
    return try combinations(of: cases)
  }

  // MARK: - Matrix

  private func combinations(of cases: [SuiteCase]) throws(DiagnosticList) -> [SuiteCase] {
    guard !expansion.matrix.isEmpty else { return cases }
    let count = expansion.matrix.reduce(cases.count) { count, axis in
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: axis.values.count)
      return isTooLarge ? .max : product
    }
    guard count <= Self.limit else { throw DiagnosticList([.tooManyCases(count, at: planned.span)]) }
    return cases.flatMap(combinations)
  }

  private func combinations(of planned: SuiteCase) -> [SuiteCase] {
    var combinations: [[GivenValue]] = [[]]
    for axis in expansion.matrix {
      combinations = combinations.flatMap { values in axis.values.map { values + [$0] } }
    }
    var names = UniqueNames()
    return combinations.map { values in
      let texts = zip(expansion.matrix, values).map { axis, value in
        planned.query.hides(axis.name) ? axis.name : value.nameText
      }
      let row = VariableValues(zip(expansion.matrix, values).map { VariableValues.Entry($0.name, $1) })
      return planned.taking(row, name: "\(planned.name) \(names.unique("[\(texts.joined(separator: ", "))]"))")
    }
  }
}

extension SuiteCase {
  fileprivate var name: String { identity.name ?? "" }

  /// The case with the values of a row or of a combination.
  fileprivate func taking(_ row: VariableValues, name: String) -> SuiteCase {
    var planned = self
    planned.parent = parent ?? identity
    planned.identity.name = name
    for entry in row.entries {
      if declares(entry.name) {
        planned.values[entry.name] = entry.value
      } else {
        planned.namedValues[entry.name] = entry.value
      }
    }
    return planned
  }

  fileprivate func failing(with problems: DiagnosticList) -> SuiteCase {
    var planned = self
    planned.problems.append(contentsOf: problems)
    return planned
  }
}

extension Diagnostic.Code {
  package static let tooManyCases = Diagnostic.Code(
    "too-many-cases",
    explanation: """
      The combinations of a matrix, for each row of 'for-each' when there are rows, are so many that a mistake is \
      likelier than the wish to send all of them.
      """,
    example: "matrix: { a: [1, 2, …], b: [1, 2, …], c: [1, 2, …] }"
  )
}

extension Diagnostic {
  fileprivate static func noRows(_ rows: Query.Rows?) -> Diagnostic {
    let source: String
    var failure = FailureClass.invalidInput
    switch rows?.source {
    case .query(let query):
      source = "the answer to '\(query.query)' has no row"
      failure = .badAnswer
    case .table, nil: source = "there is no row"
    }
    return .error(
      .noRows,
      "'for-each' makes no case: \(source)",
      at: rows?.span,
      hint: "look at its source, or write 'allow-empty: true' when that is well",
      failure: failure
    )
  }

  fileprivate static func tooManyCases(_ count: Int, at span: SourceSpan?) -> Diagnostic {
    .error(
      .tooManyCases,
      "the rows and the matrix make \(count == .max ? "too many" : String(count)) cases, "
        + "and \(CaseExpander.limit) is the most",
      at: span,
      hint: "take fewer values, or 'limit' the rows"
    )
  }
}
