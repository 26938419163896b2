import PQCore

/// Writes help from the table of commands and options.
struct HelpWriter {
  private let commands: [CommandSpecification]
  private let columns: TextColumns

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - commands: The commands there are.
  ///   - width: The columns of the terminal.
  init(commands: [CommandSpecification], width: Int) {
    self.commands = commands
    columns = TextColumns(width: width)
  }

  /// Writes the help of the whole program.
  ///
  /// - Returns: Lines, with a line break at the end.
  func overview() -> String {
    let introduction = """
      Runs the persisted GraphQL queries of Adobe Experience Manager from YAML files, tells good answers from bad \
      ones, and decodes them.
      """
    return page([
      Section(lines: columns.paragraph(introduction)),
      Section("Usage", ["  pqrun NAME [OPTION]…      run the query NAME", "  pqrun COMMAND [OPTION]…"]),
      Section("Commands", columns.definitions(commands.map { (commandTerm($0), $0.summary) })),
      Section("Options of every command", optionLines(OptionSpecification.common)),
      Section("Examples", exampleLines(Self.examples)),
      Section("Exit status", columns.definitions(Self.statuses)),
      Section("Environment", columns.definitions(Self.environment)),
      Section(lines: columns.paragraph("'pqrun help COMMAND' tells more about a command.")),
    ])
  }

  /// Writes the help of one command.
  ///
  /// - Parameter command: The command.
  /// - Returns: Lines, with a line break at the end.
  func page(of command: CommandSpecification) -> String {
    let operands = command.operands.map { ($0.value.name, $0.help) }
    let connection = command.options.filter(OptionSpecification.connection.contains)
    let others = command.options.filter { !OptionSpecification.connection.contains($0) }
    return page(
      [
        Section(lines: columns.paragraph(capitalised(command.summary) + ".")),
        Section("Usage", ["  " + command.usage]),
      ]
        + command.discussion.map { Section(lines: columns.paragraph($0)) }
        + [
          Section("Operands", columns.definitions(operands)),
          Section("Options", optionLines(others)),
          Section("Options of the connection", optionLines(connection)),
        ]
        + choiceSections(command.options)
        + [
          Section("Options of every command", optionLines(OptionSpecification.common)),
          Section("Examples", exampleLines(command.examples)),
        ]
    )
  }
}

// MARK: - Parts

extension HelpWriter {
  private struct Section {
    let title: String?
    let lines: [String]

    init(_ title: String, _ lines: [String]) {
      self.title = title
      self.lines = lines
    }

    init(lines: [String]) {
      title = nil
      self.lines = lines
    }
  }

  private static let examples = [
    CommandSpecification.Example(
      "pqrun adventure-by-slug --env sandbox --var slug=bali-surf-camp",
      "run a query against the local AEM that pqrun brings along"
    ),
    CommandSpecification.Example("pqrun url adventures-all --env publish", "print the address and send nothing"),
    CommandSpecification.Example("pqrun check", "check every file without a network"),
  ]

  private static let statuses = ExitStatus.allCases.map { (term: "\($0.rawValue)", text: $0.meaning) }

  private static let environment = [
    (term: "PQRUN_<OPTION>", text: "value of an option, such as PQRUN_ENV=author; an option that is written wins"),
    (term: "PQRUN_VAR_<name>", text: "value of a variable"),
    (term: "NO_COLOR, CLICOLOR_FORCE", text: "turn colour off or on"),
    (term: "COLUMNS", text: "width of text"),
  ]

  private func page(_ sections: [Section]) -> String {
    let blocks = sections.filter { !$0.lines.isEmpty }.map { section in
      ((section.title.map { ["\($0):"] } ?? []) + section.lines).joined(separator: "\n")
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func commandTerm(_ command: CommandSpecification) -> String {
    ([command.name] + command.operands.map(\.usage)).joined(separator: " ")
  }

  private func optionLines(_ options: [OptionSpecification]) -> [String] {
    columns.definitions(options.map { ($0.usage, describe($0)) })
  }

  private func choiceSections(_ options: [OptionSpecification]) -> [Section] {
    options.compactMap { option in
      guard let value = option.value, !value.choices.isEmpty else { return nil }
      return Section("\(option.long) \(value.name)", columns.definitions(value.choices.map { ($0.word, $0.meaning) }))
    }
  }

  private func describe(_ option: OptionSpecification) -> String {
    guard case .words(let words)? = option.value?.source else { return option.help }
    return "\(option.help) (\(words.joined(separator: ", ")))"
  }

  private func exampleLines(_ examples: [CommandSpecification.Example]) -> [String] {
    examples.flatMap { ["  # \($0.purpose)", "  \($0.command)"] }
  }

  private func capitalised(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
