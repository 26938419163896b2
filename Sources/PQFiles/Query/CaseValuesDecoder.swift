package import PQCore
internal import PQModel
internal import PQRun

/// Makes the values of a case: those of its variables, and those of its matrix, and holds them and the values of rows
/// against the variables' types.
struct CaseValuesDecoder {
  private let variables: [Variable]

  private var names: [String] { variables.map(\.name) }

  init(variables: [Variable]) {
    self.variables = variables
  }

  // A query has a handful of variables, for which a walk is faster than a table.
  private func variable(_ name: String) -> Variable? {
    variables.first { ExactText($0.name) == ExactText(name) }
  }

  /// An axis of a matrix with the place of its name.
  struct Axis {
    var axis: Query.Axis
    var span: SourceSpan
  }

  /// Values of variables.
  struct Values {
    var constants = VariableValues()
    var derived: [Query.DerivedVariable] = []
    var used: Set<String> = []
  }

  // MARK: - Variables

  /// Makes the values of `variables`.
  func decodeVariables(_ decoder: inout NodeDecoder, knowing known: KnownNames) -> Values {
    var values = Values()
    let origin = decoder.subject
    for entry in decoder.entries("variables") {
      guard let variable = variable(entry.name) else {
        decoder.diagnostics.append(.unknownVariable(entry.name, at: entry.key.span, names: names))
        continue
      }
      let template = decoder.diagnostics.collect { () throws(Diagnostic) in try CheckTemplate(entry.value) }
      guard let template else { continue }
      if template.isConstant {
        let value = GivenValue(template.outline, origin: origin)
        ValueCheck(variable).check(value, into: &decoder.diagnostics)
        values.constants[entry.name] = value
      } else {
        values.used.formUnion(template.names.map(\.name))
        checkNames(in: entry.value, knowing: known, into: &decoder.diagnostics)
        values.derived.append(Query.DerivedVariable(entry.name, template: entry.value))
      }
    }
    return values
  }

  private func checkNames(in node: Node, knowing known: KnownNames, into diagnostics: inout DiagnosticList) {
    switch node.content {
    case .sequence(let elements):
      for element in elements { checkNames(in: element, knowing: known, into: &diagnostics) }
    case .mapping(let entries):
      for entry in entries { checkNames(in: entry.value, knowing: known, into: &diagnostics) }
    case .scalar(let scalar):
      for case .bare(let name, let range) in ReferenceScanner.pieces(of: scalar.text) where !known.contains(name) {
        diagnostics.append(.unknownSource(name, at: node.span(of: range), known: known))
      }
    }
  }

  // MARK: - Matrix

  private static let combinationLimit = 10_000

  /// Makes the axes of `matrix`.
  func decodeMatrix(_ decoder: inout NodeDecoder) -> [Axis] {
    let origin = "'matrix' of \(decoder.subject)"
    if let node = decoder.value("matrix"), node.entries?.isEmpty == true {
      decoder.diagnostics.append(.matrixWithoutNames(node))
    }
    var count = 1
    let axes = decoder.entries("matrix").compactMap { entry -> Axis? in
      guard let elements = entry.value.elements, !elements.isEmpty else {
        decoder.diagnostics.append(.axisWithoutValues(entry))
        return nil
      }
      count = count.multipliedReportingOverflow(by: elements.count).overflow ? .max : count * elements.count
      let values = elements.map { GivenValue($0, origin: origin) }
      return Axis(axis: Query.Axis(entry.name, values), span: entry.key.span)
    }
    if count > Self.combinationLimit, let entry = decoder.node.entry("matrix") {
      decoder.diagnostics.append(.tooManyCombinations(count, limit: Self.combinationLimit, at: entry.key.span))
    }
    return axes
  }

  // MARK: - What holds for all of them

  private static let shownProblems = 20

  /// Holds the values of rows and of a matrix against the variables, and looks for names that are given twice, or that
  /// nothing uses.
  func check(_ rows: RowsDecoder.Decoded?, matrix: [Axis], used: Set<String>, in decoder: inout NodeDecoder) {
    checkNames(rows, matrix: matrix, used: used, in: &decoder)
    var problems = DiagnosticList()
    for axis in matrix {
      guard let variable = variable(axis.axis.name) else { continue }
      for value in axis.axis.values { ValueCheck(variable).check(value, into: &problems) }
    }
    if case .table(let table)? = rows?.rows.source {
      for row in table where problems.items.count < Self.shownProblems {
        for entry in row.values.entries {
          guard let variable = variable(entry.name) else { continue }
          ValueCheck(variable).check(entry.value, into: &problems)
        }
      }
    }
    decoder.diagnostics.append(contentsOf: problems)
  }

  private func checkNames(
    _ rows: RowsDecoder.Decoded?,
    matrix: [Axis],
    used: Set<String>,
    in decoder: inout NodeDecoder
  ) {
    var spans: [ExactText: SourceSpan?] = [:]
    let given = decoder.node.entry("variables")?.value.entries ?? []
    let all =
      (rows?.values ?? []) + matrix.map { RowValue($0.axis.name, at: $0.span) }
      + given.map { RowValue($0.name, at: $0.key.span) }
    for value in all {
      if let first = spans.updateValue(value.span, forKey: ExactText(value.name)) {
        decoder.diagnostics.append(.valueTwice(value, first: first))
      }
    }
    let named = rows?.rows.name.flatMap { try? CheckTemplate($0) }?.names.map(\.name) ?? []
    let used = used.union(named)
    let missing = names.filter { spans[ExactText($0)] == nil }
    for value in all where variable(value.name) == nil && !used.contains(value.name) {
      if let span = value.span {
        guard !given.contains(where: { $0.key.span == span }) else { continue }
        decoder.diagnostics.append(.unknownVariable(value.name, at: span, names: names))
      } else if let near = NearestName.find(value.name, in: missing) {
        decoder.diagnostics.append(.unusedColumn(value.name, near: near, at: rows?.rows.span))
      }
    }
  }
}

extension Diagnostic.Code {
  package static let undeclaredVariable = Diagnostic.Code(
    "undeclared-variable",
    explanation: """
      A case gives a value to a variable that its query does not declare. In 'for-each' and in 'matrix' other names \
      may stand too, when a check, a value or the name of the rows uses them by '${name}'.
      """,
    example: "cases: [{ variables: { slgu: bali-surf-camp } }]"
  )

  package static let unusedColumn = Diagnostic.Code(
    "unused-column",
    explanation: """
      A file of rows has values under a name that nothing uses, and that is nearly the name of a variable which gets \
      no value.
      """,
    example: "for-each: adventures.csv   # its header is 'slgu,title', and the variable is 'slug'"
  )

  package static let duplicateValue = Diagnostic.Code(
    "duplicate-value",
    explanation: """
      A case gives a variable its value in two places: in 'variables', in its rows, or in its matrix. Which one were \
      meant would be a guess.
      """,
    example: "cases: [{ variables: { limit: 3 }, matrix: { limit: [1, 2] } }]"
  )

  package static let matrix = Diagnostic.Code(
    "matrix",
    explanation: """
      'matrix' gives names lists of values, of which every combination is a case. A list has at least one value, and \
      the combinations are at most 10,000.
      """,
    example: "matrix: { imageWidth: 800, imageFormat: [] }"
  )
}

extension Diagnostic {
  fileprivate static func unknownVariable(_ name: String, at span: SourceSpan, names: [String]) -> Diagnostic {
    let all = names.isEmpty ? "the query declares none" : "the variables are \(names.joined(separator: ", "))"
    return .error(
      .undeclaredVariable,
      "the query declares no variable '\(name)'",
      at: span,
      hint: NearestName.hint(name, in: names) ?? all
    )
  }

  fileprivate static func unknownSource(_ name: String, at span: SourceSpan, known: KnownNames) -> Diagnostic {
    let near = NearestName.hint(name, in: known.names)
    return .error(
      .invalidReference,
      "'${\(name)}' does not say where its value comes from",
      at: span,
      hint: near
        ?? "write ${env:\(name)} for the environment's, or the name of a value of a row, a matrix or an earlier case"
    )
  }

  fileprivate static func unusedColumn(_ name: String, near: String, at span: SourceSpan?) -> Diagnostic {
    .warning(
      .unusedColumn,
      "nothing uses '\(name)' of the rows",
      at: span,
      hint: "did you mean '\(near)'? Rename it, or write columns: { \(near): \(name) }"
    )
  }

  fileprivate static func valueTwice(_ value: RowValue, first: SourceSpan?) -> Diagnostic {
    .error(
      .duplicateValue,
      "'\(value.name)' is given twice",
      at: value.span ?? first,
      notes: first.map { [Note("the other one", at: $0)] } ?? [Note("the rows of the file have it too")],
      hint: "leave one of them out"
    )
  }

  fileprivate static func matrixWithoutNames(_ node: Node) -> Diagnostic {
    .error(
      .matrix,
      "the matrix has no names",
      at: node.span,
      hint: "write a name with its values, such as { imageWidth: [800, 1200] }, or remove the key"
    )
  }

  fileprivate static func axisWithoutValues(_ entry: Node.Entry) -> Diagnostic {
    .error(
      .matrix,
      "'\(entry.name)' of the matrix needs a list of values",
      at: entry.value.span,
      hint: "write \(entry.name): [a, b]"
    )
  }

  fileprivate static func tooManyCombinations(_ count: Int, limit: Int, at span: SourceSpan) -> Diagnostic {
    .error(
      .matrix,
      "the matrix makes \(count == .max ? "too many" : String(count)) cases, and \(limit) is the most",
      at: span,
      hint: "take fewer values, or write the combinations that matter as rows of 'for-each'"
    )
  }
}
