import PQCore

extension CommandContext {
  /// Prints what a command knows in the form that `--format` asks for.
  ///
  /// - Parameters:
  ///   - envelope: All of it for programs.
  ///   - rows: The list of things for the forms that are made of items.
  ///   - text: Lays it out for people, line break included; the form when none is asked for.
  /// - Throws: A usage error for a form that only an answer has, or why it could not be printed.
  func print(_ envelope: JSONValue, rows: JSONValue, orText text: (TextLayout) -> String) throws {
    let option = arguments.value(of: .format)
    let format = option.flatMap { OutputFormat(rawValue: $0.text) } ?? .text
    if let option, format.needsAnswer { throw Diagnostic.formOfAnswers(option) }
    guard format != .text, format != .table else { return try print(text(layout)) }
    let items = try JSON(parsing: rows.text()).elements.map(Array.init) ?? []
    try ResultWriter(format: format, columns: nil, layout: layout)
      .write(JSON(parsing: envelope.text()), rows: { items }, to: process.output)
  }
}

extension Diagnostic {
  fileprivate static func formOfAnswers(_ option: GivenOption) -> Diagnostic {
    .error(
      .optionValue,
      "'\(option.text)' is a form of answers, and this command sends nothing",
      notes: [Note("given by \(option.origin)")],
      hint: "choose another, such as json or yaml",
      failure: .usage
    )
  }
}
