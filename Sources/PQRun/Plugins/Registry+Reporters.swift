public import PQCore

extension Registry {
  /// Finds a reporter.
  ///
  /// - Parameter name: The reporter's name.
  /// - Returns: The reporter's type.
  /// - Throws: A diagnostic with the nearest name when there is none.
  public func reporter(_ name: String) throws(Diagnostic) -> any Reporter.Type {
    if let reporter = reporters.first(where: { $0.name == name }) { return reporter }
    throw .unknownReport(name, names: reporters.map { $0.name })
  }
}

extension Diagnostic.Code {
  package static let unknownReport = Diagnostic.Code(
    "unknown-report",
    explanation: "The word after '--report' names no kind of report. 'pqrun list reporters' shows them all.",
    example: "pqrun test --env publish --report junt=report.xml"
  )
}

extension Diagnostic {
  fileprivate static func unknownReport(_ name: String, names: [String]) -> Diagnostic {
    .error(
      .unknownReport,
      "no report is named '\(name)'",
      hint: NearestName.hint(name, in: names) ?? "the reports are \(names.joined(separator: ", "))",
      failure: .usage
    )
  }
}
