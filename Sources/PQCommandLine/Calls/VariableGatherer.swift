import PQCore
import PQFiles
import PQModel
import PQRun

/// Gathers the values of variables from the command line and the process environment.
///
/// `--var` wins over `--vars`, and that over `PQRUN_VAR_<name>`.
struct VariableGatherer {
  private let context: CommandContext

  private var arguments: ParsedArguments { context.arguments }

  private var process: ProcessContext { context.process }

  init(_ context: CommandContext) {
    self.context = context
  }

  /// Gathers the values.
  ///
  /// - Parameter variables: The variables that are declared; environment variables are looked up for them.
  /// - Returns: The values with where each was given.
  /// - Throws: Every problem with a file or a text.
  func gather(for variables: [Variable]) throws(DiagnosticList) -> VariableValues {
    var problems = DiagnosticList()
    var values = fromProcess(for: variables)
    if let file = arguments.value(of: .variables) {
      var found = DiagnosticList()
      if let given = readFile(file, into: &found) { values = values.merging(given) }
      let hidesText = variables.contains(where: \.isSecret)
      problems.append(contentsOf: hidesText ? DiagnosticList(found.items.map(\.withoutExcerpt)) : found)
    }
    var written: [String: GivenOption] = [:]
    for option in arguments.values(of: .variable) {
      let entry = problems.collect { () throws(Diagnostic) in try read(option, for: variables) }
      guard let entry else { continue }
      if let earlier = written[entry.name], earlier != option {
        problems.append(
          .severalValues(entry.name, origin(of: earlier, for: variables), origin(of: option, for: variables))
        )
      }
      written[entry.name] = option
      values[entry.name] = entry.value
    }
    try problems.throwIfErrors()
    return values
  }

  private func fromProcess(for variables: [Variable]) -> VariableValues {
    if let text = process.variables["PQRUN_VAR"], !text.isEmpty {
      context.report(DiagnosticList([.variableWithoutName(text)]))
    }
    var values = VariableValues()
    for variable in variables {
      let name = "PQRUN_VAR_\(variable.name)"
      guard let text = process.variables[name] else { continue }
      values[variable.name] = GivenValue(.text(text), origin: name)
    }
    return values
  }

  // MARK: - --var

  private func read(_ option: GivenOption, for variables: [Variable]) throws(Diagnostic) -> VariableValues.Entry {
    let variable = try VariableText(option)
    let origin = origin(of: option, for: variables)
    switch variable.form {
    case .value:
      return VariableValues.Entry(variable.name, GivenValue(.text(variable.text), origin: origin))
    case .file:
      let text = try readText(variable.text, origin: origin)
      return VariableValues.Entry(variable.name, GivenValue(.text(text), origin: origin))
    case .json:
      do {
        let document = try readJSON(variable.text, named: origin)
        return VariableValues.Entry(variable.name, GivenValue(.json(JSONValue(document.root)), origin: origin))
      } catch {
        throw isSecret(variable.name, of: variables) ? .secretIsNoJSON(error.code, variable.name) : error
      }
    }
  }

  private func readJSON(_ text: String, named origin: String) throws(Diagnostic) -> JSONDocument {
    let document = try JSONDocument(parsing: Array(text.utf8), named: origin, failure: .usage)
    if let repetition = document.duplicateMembers(named: origin).first {
      throw .repeatedMember(repetition, failure: .usage)
    }
    return document
  }

  private func origin(of option: GivenOption, for variables: [Variable]) -> String {
    let name = (try? VariableText(option))?.name ?? ""
    return "--var " + (isSecret(name, of: variables) ? name : ShellWord.quote(option.text))
  }

  private func isSecret(_ name: String, of variables: [Variable]) -> Bool {
    variables.contains { $0.name == name && $0.isSecret }
  }

  private func readText(_ path: String, origin: String) throws(Diagnostic) -> String {
    var bytes = try readBytes(path, origin: origin).droppingByteOrderMark
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadableFile(path, reason: "it is not UTF-8 text", origin: origin)
    }
    return text
  }

  // MARK: - --vars

  private func readFile(_ option: GivenOption, into problems: inout DiagnosticList) -> VariableValues? {
    let name = option.text == "-" ? "standard input" : option.text
    guard
      let bytes = problems.collect({ () throws(Diagnostic) in try readBytes(option.text, origin: option.origin) })
    else { return nil }
    do {
      let document = try JSONDocument(parsing: bytes, named: name, failure: .invalidInput)
      if document.root.kind == .object { return readJSON(document, named: name, into: &problems) }
    } catch {
      if option.text.lowercased().hasSuffix(".json") {
        problems.append(error)
        return nil
      }
    }
    return readYAML(bytes, named: name, into: &problems)
  }

  private func readJSON(
    _ document: JSONDocument,
    named name: String,
    into problems: inout DiagnosticList
  ) -> VariableValues? {
    let repetitions = document.duplicateMembers(named: name)
    guard repetitions.isEmpty else {
      problems.append(contentsOf: DiagnosticList(repetitions.map { .repeatedMember($0, failure: .invalidInput) }))
      return nil
    }
    let entries = document.root.members?.map { member in
      VariableValues.Entry(member.name, GivenValue(.json(JSONValue(member.value)), origin: name))
    }
    return VariableValues(entries ?? [])
  }

  private func readYAML(
    _ bytes: [UInt8],
    named name: String,
    into problems: inout DiagnosticList
  ) -> VariableValues? {
    guard let node = YAMLReader().read(bytes, named: name, into: &problems) else { return nil }
    guard let entries = node.entries else {
      problems.append(.noMapping(node, name: name))
      return nil
    }
    var values = VariableValues()
    for entry in entries {
      guard let key = entry.key.text else { continue }
      values[key] = GivenValue(entry.value, origin: name)
    }
    return values
  }

  private func readBytes(_ path: String, origin: String) throws(Diagnostic) -> [UInt8] {
    do {
      return try process.read(path)
    } catch {
      throw .unreadableFile(path, reason: error.description, origin: origin)
    }
  }
}

extension Diagnostic.Code {
  static let variablesFile = Diagnostic.Code(
    "variables-file",
    explanation: "The file of '--vars' is a JSON object or a YAML mapping from the names of variables to their values.",
    example: #"echo '["bali-surf-camp"]' | pqrun adventure-by-slug --env author --vars -"#
  )
}

extension Diagnostic {
  fileprivate static func unreadableFile(_ path: String, reason: String, origin: String) -> Diagnostic {
    let isInput = path == "-"
    return .error(
      .unreadableFile,
      "\(isInput ? "standard input" : "file '\(path)'") cannot be read: \(reason)",
      notes: [Note("given by \(origin)")],
      hint: isInput
        ? "give it something to read: pqrun … < FILE"
        : "check the path; a relative one starts from the folder in which the command runs"
    )
  }

  fileprivate static func severalValues(_ name: String, _ first: String, _ other: String) -> Diagnostic {
    .error(
      .variableOption,
      "variable '\(name)' is given twice",
      notes: [Note("given by \(first)"), Note("given by \(other)")],
      hint: "leave one of them out; a list is written as --var '\(name):=[…]'",
      failure: .usage
    )
  }

  /// In an answer it is doubtful; in values somebody writes it is a mistake.
  fileprivate static func repeatedMember(_ repetition: Diagnostic, failure: FailureClass) -> Diagnostic {
    .error(
      repetition.code,
      repetition.message,
      at: repetition.span,
      hint: "leave one of them out",
      failure: failure
    )
  }

  /// The problem without the text around its place, which may hold the value of a secret variable.
  fileprivate var withoutExcerpt: Diagnostic {
    guard let span else { return self }
    var problem = self
    problem.span = nil
    problem.label = nil
    problem.notes = [Note("at \(span), whose text is not shown because a variable is secret")]
    return problem
  }

  fileprivate static func variableWithoutName(_ text: String) -> Diagnostic {
    let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    let isName = !name.isEmpty && text[name.endIndex...].hasPrefix("=")
    return .warning(
      .variableOption,
      "the environment variable 'PQRUN_VAR' gives no value",
      hint: "give each value under the name of its variable: PQRUN_VAR_\(isName ? name : "NAME")=VALUE"
    )
  }

  // What is wrong with a text cannot be said without parts of it.
  fileprivate static func secretIsNoJSON(_ code: Code, _ name: String) -> Diagnostic {
    .error(
      code,
      "the value of the secret variable '\(name)' is not JSON",
      notes: [Note("given by --var \(name)")],
      hint: "check its quotes and brackets, or give it as plain text: --var \(name)=VALUE",
      failure: .usage
    )
  }

  fileprivate static func noMapping(_ node: Node, name: String) -> Diagnostic {
    .error(
      .variablesFile,
      "'\(name)' does not hold a mapping of variables to values",
      at: node.span,
      hint: "write one 'name: value' a line, or a JSON object"
    )
  }
}
