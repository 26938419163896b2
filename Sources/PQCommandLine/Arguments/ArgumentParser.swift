import PQCore

/// Reads the words of a command line against the table of commands and options.
///
/// It never stops at the first problem: what could be read is there beside the problems, so that `--help` works
/// on a command line with mistakes.
struct ArgumentParser {
  private let commands: [CommandSpecification]
  private let variables: [String: String]
  private var result = ParsedArguments()
  private var words: [String] = []
  private var operandsBeforeTerminator = 0

  /// The command that is called when the first operand names none.
  private let bareCommand = "run"

  /// Makes a parser.
  ///
  /// - Parameters:
  ///   - commands: The commands there are.
  ///   - variables: The environment variables of the process.
  init(commands: [CommandSpecification], variables: [String: String] = [:]) {
    self.commands = commands
    self.variables = variables
  }

  /// Reads a command line.
  ///
  /// - Parameter arguments: The words after the program's name.
  /// - Returns: The command with its operands, options and problems.
  func parse(_ arguments: [String]) -> ParsedArguments {
    var parser = self
    parser.readWords(arguments)
    parser.chooseCommand()
    parser.readEnvironmentVariables()
    parser.checkOptions()
    parser.checkOperands()
    return parser.result
  }
}

// MARK: - Words

extension ArgumentParser {
  private mutating func readWords(_ arguments: [String]) {
    words = arguments.reversed()
    while let word = words.popLast() {
      if word == "--" {
        operandsBeforeTerminator = result.operands.count
        result.operands += words.reversed()
        return
      }
      if word.hasPrefix("--") {
        readLongOption(word)
      } else if word.hasPrefix("-"), word != "-" {
        readShortOptions(word)
      } else {
        result.operands.append(word)
      }
    }
    operandsBeforeTerminator = result.operands.count
  }

  private mutating func readLongOption(_ word: String) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let option = OptionSpecification.all.first(where: { $0.name == name }) else {
      result.problems.append(.unknownOption("--\(name)", nearest: nearestOption(to: name)))
      return
    }
    guard option.value != nil else {
      if let attached {
        result.problems.append(.valueForFlag(option.long, value: attached))
      } else {
        result.add(GivenOption(text: "", origin: option.long), to: option)
      }
      return
    }
    readValue(of: option, written: option.long, attached: attached)
  }

  private mutating func readShortOptions(_ word: String) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = OptionSpecification.all.first(where: { $0.short == letter }) else {
        let name = String(word.dropFirst())
        let nearest = name.count > 1 ? nearestOption(to: name) : nil
        result.problems.append(.unknownOption("-\(letter)", nearest: nearest))
        return
      }
      if option.value == nil {
        result.add(GivenOption(text: "", origin: "-\(letter)"), to: option)
        continue
      }
      if letters.first == "=" { letters.removeFirst() }
      readValue(of: option, written: "-\(letter)", attached: letters.isEmpty ? nil : String(letters))
      return
    }
  }

  private mutating func readValue(of option: OptionSpecification, written: String, attached: String?) {
    if let attached {
      result.add(GivenOption(text: attached, origin: "\(written) \(attached)"), to: option)
      return
    }
    guard let next = words.last, !next.hasPrefix("-") || next == "-" else {
      result.problems.append(.missingValue(of: option, written: written, next: words.last))
      return
    }
    words.removeLast()
    result.add(GivenOption(text: next, origin: "\(written) \(next)"), to: option)
  }

  private func nearestOption(to name: String) -> String? {
    NearestName.find(name, in: OptionSpecification.all.map(\.name)).map { "--\($0)" }
  }
}

// MARK: - Command and environment

extension ArgumentParser {
  private mutating func chooseCommand() {
    guard let first = result.operands.first else { return }
    if operandsBeforeTerminator > 0, let named = commands.first(where: { $0.name == first }) {
      result.command = named
      result.operands.removeFirst()
    } else {
      result.command = commands.first { $0.name == bareCommand }
      result.isBare = true
    }
  }

  private mutating func readEnvironmentVariables() {
    let options = result.command?.allOptions ?? OptionSpecification.common
    for option in options where !result.has(option) {
      guard let name = option.environmentVariable, let text = variables[name], !text.isEmpty else { continue }
      if option.value != nil {
        for value in Self.values(text, of: option) { result.add(GivenOption(text: value, origin: name), to: option) }
      } else if let count = Self.degree(text, of: option) {
        for _ in 0..<count { result.add(GivenOption(text: "", origin: name), to: option) }
      } else {
        result.problems.append(.unreadableSwitch(name, text: text))
      }
    }
  }

  /// One variable gives all values of an option that collects them, with spaces between.
  private static func values(_ text: String, of option: OptionSpecification) -> [String] {
    guard case .collects = option.repetition else { return [text] }
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func degree(_ text: String, of option: OptionSpecification) -> Int? {
    switch text.lowercased() {
    case "1", "true", "yes", "on": return 1
    case "0", "false", "no", "off": return 0
    default:
      guard case .counts = option.repetition, let count = Int(text), (0...9).contains(count) else { return nil }
      return count
    }
  }
}

// MARK: - Checks

extension ArgumentParser {
  private mutating func checkOptions() {
    for option in OptionSpecification.all where result.has(option) {
      if let command = result.command, !command.allOptions.contains(option) {
        let owners = commands.filter { $0.options.contains(option) }.map(\.name)
        result.problems.append(.foreignOption(option, command: command.name, owners: owners))
      }
      checkRepetition(of: option)
      guard let words = option.value?.words else { continue }
      for value in result.values(of: option) where !value.text.isEmpty && !words.contains(value.text) {
        result.problems.append(.unknownWord(value.text, words: words, origin: value.origin))
      }
    }
  }

  private mutating func checkRepetition(of option: OptionSpecification) {
    guard option.value != nil, case .replaces = option.repetition else { return }
    let values = result.values(of: option)
    guard let first = values.first else { return }
    if values.contains(where: \.text.isEmpty) { result.problems.append(.emptyValue(of: option)) }
    if let other = values.first(where: { $0.text != first.text }) {
      result.problems.append(.severalValues(of: option, first, other))
    }
  }

  private mutating func checkOperands() {
    guard let command = result.command else { return }
    let given = result.operands.enumerated().compactMap { place, text in
      command.operand(at: place).map { ($0, text) }
    }
    for (operand, text) in given where text.isEmpty {
      result.problems.append(.emptyOperand(operand, command: command))
    }
    for (operand, text) in given where !text.isEmpty {
      guard let words = operand.value.words, !words.contains(text) else { continue }
      result.problems.append(.unknownWord(text, words: words, origin: operand.value.name))
    }
    // After an unknown option, a surplus word is most likely its value.
    let isCertain = !result.problems.items.contains { $0.code == .unknownOption }
    if isCertain, result.operands.count > given.count {
      let surplus = result.operands[given.count]
      result.problems.append(.surplusOperand(surplus, command: command))
    }
    for operand in command.operands.dropFirst(result.operands.count) where operand.isRequired {
      result.problems.append(.missingOperand(operand, command: command))
    }
  }
}

// MARK: - Codes and wording

extension Diagnostic.Code {
  static let unknownOption = Diagnostic.Code(
    "unknown-option",
    explanation: """
      The command line has an option that does not exist, or that belongs to another command. 'pqrun help COMMAND' \
      lists the options of a command. A value that starts with a dash is written after an equals sign, and '--' \
      ends the options.
      """,
    example: "pqrun adventure-by-slug --evn author"
  )

  static let optionValue = Diagnostic.Code(
    "option-value",
    explanation: """
      An option lacks its value, has one although it takes none, or has one that it does not know. A value is \
      written '--option value' or '--option=value'; every option may also come from the environment variable \
      PQRUN_<OPTION>, whose values follow the same rules.
      """,
    example: "pqrun adventure-by-slug --format xml"
  )

  static let operands = Diagnostic.Code(
    "operands",
    explanation: """
      A command lacks a name that it needs, or has more of them than it takes. 'pqrun help COMMAND' shows how the \
      command is called. Values of variables are given with '--var name=value'.
      """,
    example: "pqrun url"
  )
}

extension Diagnostic {
  fileprivate static func unknownOption(_ written: String, nearest: String?) -> Diagnostic {
    .error(
      .unknownOption,
      "there is no option '\(written)'",
      hint: nearest.map { "did you mean '\($0)'?" } ?? "'pqrun --help' lists the options; '--' before a name ends them",
      failure: .usage
    )
  }

  fileprivate static func foreignOption(
    _ option: OptionSpecification,
    command: String,
    owners: [String]
  ) -> Diagnostic {
    .error(
      .unknownOption,
      "'pqrun \(command)' has no option '\(option.long)'",
      hint: owners.isEmpty
        ? "'pqrun help \(command)' lists its options"
        : "it belongs to \(owners.map { "'pqrun \($0)'" }.joined(separator: ", "))",
      failure: .usage
    )
  }

  fileprivate static func valueForFlag(_ option: String, value: String) -> Diagnostic {
    .error(
      .optionValue,
      "option '\(option)' takes no value, and '\(value)' was given",
      hint: "write '\(option)' alone",
      failure: .usage
    )
  }

  fileprivate static func missingValue(
    of option: OptionSpecification,
    written: String,
    next: String?
  ) -> Diagnostic {
    let name = option.value?.name ?? "VALUE"
    return .error(
      .optionValue,
      "option '\(written)' needs a value",
      hint: next.map { "write '\(option.long)=\($0)' if '\($0)' is the value" } ?? "write '\(written) \(name)'",
      failure: .usage
    )
  }

  fileprivate static func emptyValue(of option: OptionSpecification) -> Diagnostic {
    .error(
      .optionValue,
      "the value of option '\(option.long)' is empty",
      hint: "write '\(option.long) \(option.value?.name ?? "VALUE")', or leave the option out",
      failure: .usage
    )
  }

  fileprivate static func severalValues(
    of option: OptionSpecification,
    _ first: GivenOption,
    _ other: GivenOption
  ) -> Diagnostic {
    .error(
      .optionValue,
      "option '\(option.long)' takes one value, and '\(first.text)' and '\(other.text)' were given",
      notes: [Note("given by \(first.origin)"), Note("given by \(other.origin)")],
      hint: "leave all but one of them out",
      failure: .usage
    )
  }

  static func unknownWord(
    _ text: String,
    words: [String],
    origin: String,
    at span: SourceSpan? = nil
  ) -> Diagnostic {
    .error(
      .optionValue,
      "'\(text)' is not one of \(words.joined(separator: ", "))",
      at: span,
      notes: [Note("given by \(origin)")],
      hint: NearestName.hint(text, in: words) ?? "write one of them",
      failure: .usage
    )
  }

  fileprivate static func unreadableSwitch(_ variable: String, text: String) -> Diagnostic {
    .error(
      .optionValue,
      "environment variable '\(variable)' is '\(text)', which is neither yes nor no",
      hint: "set it to 1 or 0, or unset it",
      failure: .usage
    )
  }

  fileprivate static func surplusOperand(_ text: String, command: CommandSpecification) -> Diagnostic {
    let looksLikeVariable = text.contains("=") && command.options.contains(.variable)
    return .error(
      .operands,
      "'pqrun \(command.name)' does not take '\(text)'",
      hint: looksLikeVariable ? "write '--var \(text)'" : "usage: \(command.usage)",
      failure: .usage
    )
  }

  fileprivate static func emptyOperand(
    _ operand: CommandSpecification.Operand,
    command: CommandSpecification
  ) -> Diagnostic {
    .error(
      .operands,
      "the \(operand.value.name) of 'pqrun \(command.name)' is empty",
      hint: operand.isRequired ? "usage: \(command.usage)" : "write a \(operand.value.name), or leave it out",
      failure: .usage
    )
  }

  fileprivate static func missingOperand(
    _ operand: CommandSpecification.Operand,
    command: CommandSpecification
  ) -> Diagnostic {
    .error(
      .operands,
      "'pqrun \(command.name)' needs \(operand.value.name): \(operand.help)",
      hint: "usage: \(command.usage)",
      failure: .usage
    )
  }
}
