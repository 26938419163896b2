import PQCore

/// What a command knows: its command line, and the process it runs in.
struct CommandContext: Sendable {
  /// The command line.
  let arguments: ParsedArguments

  /// The process, or what a test gives instead.
  let process: ProcessContext

  /// How text on standard output is laid out.
  var layout: TextLayout {
    TextLayout(
      width: process.terminal.width,
      isStyled: colorChoice.isOn(variables: process.variables, isTerminal: process.terminal.outputIsTerminal)
    )
  }

  /// Prints a result.
  ///
  /// - Parameter text: Whole lines, line break included.
  /// - Throws: Why it could not be printed.
  func print(_ text: String) throws(OutputFailure) {
    try process.output.write(text)
  }

  private var colorChoice: ColorChoice {
    arguments.value(of: .color).flatMap { ColorChoice(rawValue: $0.text) } ?? .auto
  }
}
