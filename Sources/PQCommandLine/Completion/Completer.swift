import PQCore

/// Finds what could stand at the end of an unfinished command line.
struct Completer {
  private let commands: [CommandSpecification]
  private let names: CompletionNames

  /// Makes a completer.
  ///
  /// - Parameters:
  ///   - commands: The commands there are.
  ///   - names: The names of the project.
  init(commands: [CommandSpecification], names: CompletionNames) {
    self.commands = commands
    self.names = names
  }

  /// Finds the candidates for the last word.
  ///
  /// - Parameter words: The words after the program's name; the last one is unfinished and may be empty.
  /// - Returns: Whole words that start with the unfinished one, or the wish for files.
  func candidates(for words: [String]) -> [CompletionCandidate] {
    let current = words.last ?? ""
    var earlier = Array(words.dropLast())
    if !earlier.contains("--") {
      if let option = openOption(earlier.last) {
        earlier.removeLast()
        return candidates(of: option, text: current, prefix: "", after: parse(earlier))
      }
      if current.hasPrefix("--"), let equals = current.firstIndex(of: "=") {
        let option = OptionSpecification.all.first { $0.long == current[..<equals] }
        guard let option else { return [] }
        let text = String(current[current.index(after: equals)...])
        return candidates(of: option, text: text, prefix: "\(option.long)=", after: parse(earlier))
      }
      if current.hasPrefix("-") {
        return optionCandidates(current, after: parse(earlier))
      }
    }
    return operandCandidates(current, after: parse(earlier))
  }

  private func parse(_ words: [String]) -> ParsedArguments {
    ArgumentParser(commands: commands).parse(words)
  }

  private func openOption(_ word: String?) -> OptionSpecification? {
    guard let word, word.hasPrefix("-"), word != "-" else { return nil }
    return OptionSpecification.all.first { option in
      guard option.value != nil else { return false }
      if option.long == word { return true }
      guard let short = option.short, !word.hasPrefix("--") else { return false }
      return word.last == short && word.dropFirst().dropLast().allSatisfy(isFlag)
    }
  }

  private func isFlag(_ letter: Character) -> Bool {
    OptionSpecification.all.contains { $0.short == letter && $0.value == nil }
  }
}

// MARK: - Candidates

extension Completer {
  private func optionCandidates(_ text: String, after arguments: ParsedArguments) -> [CompletionCandidate] {
    let options = arguments.command?.allOptions ?? OptionSpecification.common
    let open = options.filter { option in
      if case .replaces = option.repetition { return !arguments.has(option) }
      return true
    }
    return matching(text, in: open.map { ($0.long, $0.help) })
  }

  private func operandCandidates(_ text: String, after arguments: ParsedArguments) -> [CompletionCandidate] {
    guard let command = arguments.command else {
      return matching(text, in: commandEntries + names.queries())
    }
    guard let operand = command.operand(at: arguments.operands.count) else { return [] }
    let source = operand.value.source
    return candidates(from: source, text: text, prefix: "", after: arguments)
  }

  private func candidates(
    of option: OptionSpecification,
    text: String,
    prefix: String,
    after arguments: ParsedArguments
  ) -> [CompletionCandidate] {
    guard let value = option.value else { return [] }
    return candidates(from: value.source, text: text, prefix: prefix, after: arguments)
  }

  private func candidates(
    from source: ValueSpecification.Source,
    text: String,
    prefix: String,
    after arguments: ParsedArguments
  ) -> [CompletionCandidate] {
    let entries: [CompletionNames.Entry]
    switch source {
    case .queries: entries = names.queries()
    case .environments: entries = names.environments()
    case .declarations: entries = names.queries() + names.environments()
    case .decoders: entries = names.decoders()
    case .reporters: entries = names.reporters()
    case .codes: entries = names.codes()
    case .commands: entries = commandEntries
    case .words(let words): entries = words.map { ($0, "") }
    case .choices(let choices): entries = choices.map { ($0.word, $0.meaning) }
    case .variables: entries = variableEntries(text, query: arguments.operands.first)
    case .files: return [.files]
    case .folders: return [.folders]
    case .anything: return []
    }
    return matching(prefix + text, in: entries.map { (prefix + $0.name, $0.meaning) })
  }

  private func variableEntries(_ text: String, query: String?) -> [CompletionNames.Entry] {
    guard let query else { return [] }
    guard let equals = text.firstIndex(of: "=") else {
      return names.variables(query).map { ("\($0.name)=", $0.meaning) }
    }
    let variable = String(text[..<equals])
    return names.values(query, variable).map { ("\(variable)=\($0)", "") }
  }

  private var commandEntries: [CompletionNames.Entry] {
    commands.map { ($0.name, $0.summary) }
  }

  private func matching(_ text: String, in entries: [CompletionNames.Entry]) -> [CompletionCandidate] {
    entries.filter { $0.name.hasPrefix(text) }.map { .word($0.name, meaning: $0.meaning) }
  }
}
