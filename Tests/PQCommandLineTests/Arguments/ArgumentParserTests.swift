import PQCore
import Testing

@testable import PQCommandLine

/// Two commands that stand for any.
private let commands = [
  CommandSpecification(
    name: "run",
    summary: "run",
    operands: [.required(ValueSpecification("NAME"), help: "the query")],
    options: [.environment, .variable, .format, .dryRun]
  ),
  CommandSpecification(
    name: "listen",
    summary: "listen",
    operands: [.optional(ValueSpecification("WHERE", from: .words(["here", "there"])), help: "the place")],
    options: [.port]
  ),
]

private func parse(_ line: String, variables: [String: String] = [:]) -> ParsedArguments {
  ArgumentParser(commands: commands, variables: variables).parse(line.split(separator: " ").map(String.init))
}

@Suite struct ArgumentParserTests {
  @Test(
    arguments: [
      "run q --env author", "run q --env=author", "run q -e author", "run q -eauthor", "run q -e=author",
      "--env author run q", "run --env author q", "run -qve author q",
    ]
  )
  func `a value may be written in every common way and anywhere`(line: String) {
    let arguments = parse(line)
    #expect(arguments.problems.isEmpty)
    #expect(arguments.command?.name == "run")
    #expect(arguments.operands == ["q"])
    #expect(arguments.value(of: .environment)?.text == "author")
  }

  @Test func `flags bundle and count`() {
    let arguments = parse("run q -vvv --verbose -q")
    #expect(arguments.count(of: .verbose) == 4)
    #expect(arguments.has(.quiet))
    #expect(!arguments.has(.dryRun))
  }

  @Test func `an option that collects keeps every value in order`() {
    let arguments = parse("run q --var a=1 --var b==2 --var=a=3")
    #expect(arguments.values(of: .variable).map(\.text) == ["a=1", "b==2", "a=3"])
    #expect(arguments.problems.isEmpty)
  }

  @Test(arguments: ["run q -e x --env y", "run q --format json --format=yaml", "run q -C a -C b"])
  func `an option that takes one value is not given two`(line: String) {
    let problems = parse(line).problems.items
    #expect(problems.map(\.code) == [.optionValue])
    #expect(problems.first?.notes.count == 2)
  }

  @Test func `the same value may be given again`() {
    #expect(parse("run q -e x --env x").problems.isEmpty)
  }

  @Test func `nothing is no value of an option and no operand`() {
    #expect(parse("run q --env=").problems.items.map(\.code) == [.optionValue])
    #expect(ArgumentParser(commands: commands).parse(["run", ""]).problems.items.map(\.code) == [.operands])
    #expect(parse("run q --var=").problems.isEmpty)
  }

  @Test func `a lone dash is a value`() {
    #expect(parse("run q --env -").value(of: .environment)?.text == "-")
    #expect(parse("run -").operands == ["-"])
  }

  @Test func `two dashes end the options`() {
    #expect(parse("run -- --env").operands == ["--env"])
  }

  @Test(arguments: [
    ("q", true, ["q"]), ("run q", false, ["q"]), ("run listen", false, ["listen"]), ("-- listen", true, ["listen"]),
  ])
  func `the word run may be left out`(line: String, isBare: Bool, operands: [String]) {
    let arguments = parse(line)
    #expect(arguments.command?.name == "run")
    #expect(arguments.isBare == isBare)
    #expect(arguments.operands == operands)
  }

  @Test(
    arguments: [
      ("run q --evn x", "unknown-option", "there is no option '--evn'", "did you mean '--env'?"),
      ("run q -evn", "", "", ""),
      (
        "run q -x", "unknown-option", "there is no option '-x'",
        "'pqrun --help' lists the options; '--' before a name ends them"
      ),
      ("run q -dryrun", "unknown-option", "there is no option '-d'", "did you mean '--dry-run'?"),
      ("run q --port 1", "unknown-option", "'pqrun run' has no option '--port'", "it belongs to 'pqrun listen'"),
      (
        "run q --dry-run=yes", "option-value", "option '--dry-run' takes no value, and 'yes' was given",
        "write '--dry-run' alone"
      ),
      ("run q --env", "option-value", "option '--env' needs a value", "write '--env NAME'"),
      ("run q -e", "option-value", "option '-e' needs a value", "write '-e NAME'"),
      (
        "run q --env --dry-run", "option-value", "option '--env' needs a value",
        "write '--env=--dry-run' if '--dry-run' is the value"
      ),
      ("run q --color nevr", "option-value", "'nevr' is not one of auto, always, never", "did you mean 'never'?"),
      ("listen her", "option-value", "'her' is not one of here, there", "did you mean 'here'?"),
      ("run", "operands", "'pqrun run' needs NAME: the query", "usage: pqrun run NAME [OPTION]…"),
      ("run q r", "operands", "'pqrun run' does not take 'r'", "usage: pqrun run NAME [OPTION]…"),
      ("run q a=b", "operands", "'pqrun run' does not take 'a=b'", "write '--var a=b'"),
    ]
  )
  func `a mistake is named with the next step`(line: String, code: String, message: String, hint: String) {
    let problems = parse(line).problems.items
    #expect(problems.map(\.code.name) == (code.isEmpty ? [] : [code]))
    #expect(problems.map(\.message) == (code.isEmpty ? [] : [message]))
    #expect(problems.map(\.hint) == (code.isEmpty ? [] : [hint]))
    #expect(problems.allSatisfy { $0.failure == .usage })
  }

  @Test func `every mistake of a line is found and the rest is read all the same`() {
    let arguments = parse("run --nope q --format xml -z --help")
    #expect(arguments.problems.items.count == 3)
    #expect(arguments.operands == ["q"])
    #expect(arguments.has(.help))
  }

  @Test func `an environment variable gives an option that was not written`() {
    let variables = ["PQRUN_ENV": "stage", "PQRUN_DRY_RUN": "1", "PQRUN_VERBOSE": "2", "PQRUN_QUIET": "no"]
    let arguments = parse("run q", variables: variables)
    #expect(arguments.value(of: .environment) == GivenOption(text: "stage", origin: "PQRUN_ENV"))
    #expect(arguments.has(.dryRun))
    #expect(arguments.count(of: .verbose) == 2)
    #expect(!arguments.has(.quiet))
    #expect(parse("run q -e author", variables: variables).value(of: .environment)?.text == "author")
  }

  @Test func `an environment variable of another command's option is not looked at`() {
    #expect(parse("listen", variables: ["PQRUN_FORMAT": "xml", "PQRUN_DRY_RUN": "?"]).problems.isEmpty)
  }

  @Test func `a wrong environment variable is named`() {
    let problems = parse("run q", variables: ["PQRUN_FORMAT": "xml", "PQRUN_DRY_RUN": "maybe"]).problems.items
    #expect(
      problems.map(\.message) == [
        "environment variable 'PQRUN_DRY_RUN' is 'maybe', which is neither yes nor no",
        "'xml' is not one of json, compact, jsonl, table, csv, yaml, text, raw, headers",
      ]
    )
    #expect(problems.last?.notes.map(\.message) == ["given by PQRUN_FORMAT"])
  }
}
