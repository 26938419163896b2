import PQSandbox

extension OptionSpecification {
  /// Every option there is.
  static let all: [OptionSpecification] =
    [
      environment, variable, variables, decode, lenient, allPages, select, format, columns, output, dryRun, curl,
      timing, trace, timeout, retry, fresh, explain, allowCommands,
      // Smoke tests.
      jobs, repetitions, failFast, tags, excludedTags, failed, shard, allowEmpty, baseline, update, report,
      // Comparing.
      ignore,
      // Sandbox.
      port, mode, fault, faultDelay,
    ]
    + connection + common

  /// The options of every command.
  static let common: [OptionSpecification] = [
    directory, file, color, errorFormat, verbose, quiet, help, version, json,
  ]

  // MARK: - Calls

  static let environment = value(
    "env",
    short: "e",
    ValueSpecification("NAME", from: .environments),
    help: "environment to ask, a file in environments/"
  )

  static let variable = value(
    "var",
    ValueSpecification("NAME=VALUE", from: .variables),
    repetition: .collects,
    readsEnvironment: false,
    help: "value of a variable; NAME=@FILE reads a file, NAME:=JSON takes JSON; PQRUN_VAR_<name> gives it too"
  )

  static let variables = value(
    "vars",
    ValueSpecification("FILE", from: .files),
    help: "values of variables from a JSON or YAML file, '-' for standard input"
  )

  static let retry = value(
    "retry",
    ValueSpecification("COUNT"),
    help: "how often to send at the most when the network fails or the server answers 408, 429, 502, 503 or 504"
  )

  static let fresh = flag(
    "fresh",
    help: "ask past every cache, by a variable in the address that the query does not declare"
  )

  static let allowCommands = flag(
    "allow-commands",
    help: "let the project's files run programs, such as one that prints a token"
  )

  // MARK: - Results

  static let decode = value(
    "decode",
    ValueSpecification("DECODER", from: .decoders),
    help: "decoder to use instead of the query's own; 'pqrun list decoders' names them"
  )

  static let format = value(
    "format",
    ValueSpecification("FORMAT", from: .words(OutputFormat.allCases.map(\.rawValue))),
    help: "form of the result; by default text where there is one, otherwise json"
  )

  static let lenient = flag(
    "lenient",
    help: "take the items that fit a typed list and warn about the others, which otherwise fail the run"
  )

  static let allPages = flag(
    "all-pages",
    help: "ask for every page, by the query's first and after or offset and limit, and join the items in one answer"
  )

  static let select = value(
    "select",
    ValueSpecification("JSONPATH"),
    help: "print what a JSONPath finds in the whole answer, or in what --decode makes of it, as one JSON list"
  )

  static let columns = value(
    "columns",
    ValueSpecification("PATH,PATH"),
    help: "columns of table and csv: members or JSONPaths of an item, such as title,primaryImage._path"
  )

  static let output = value(
    "output",
    short: "o",
    ValueSpecification("FILE", from: .files),
    help: "write the result to FILE, whole or not at all, '-' for standard output"
  )

  static let dryRun = flag("dry-run", help: "print the request and send nothing")

  static let curl = flag("curl", help: "print the request as a curl command, secrets hidden, and send nothing")

  static let timing = flag("timing", help: "show on standard error how long each phase of the exchange took")

  static let trace = value(
    "trace",
    ValueSpecification("FILE", from: .files),
    help: "write every exchange into FILE, whole, with secrets hidden; '-' for standard error"
  )

  static let explain = flag(
    "explain",
    help: "say on standard error how the answer was judged: the facts, the rule that decided, the next step"
  )

  // MARK: - Smoke tests

  static let jobs = value(
    "jobs",
    short: "j",
    ValueSpecification("COUNT"),
    help: "cases that run at a time; by default as many as there are cores, 16 at the most"
  )

  static let repetitions = value("repeat", ValueSpecification("COUNT"), help: "how often each case is run")

  static let failFast = flag("fail-fast", help: "end with the first case that does not pass")

  static let suiteTimeout = value(
    "timeout",
    ValueSpecification("DURATION"),
    help: "longest time for the whole run, such as 90s or 5m; each exchange keeps its environment's bound"
  )

  static let tags = value(
    "tag",
    ValueSpecification("TAG,TAG"),
    repetition: .collects,
    help: "run only queries with one of these tags"
  )

  static let excludedTags = value(
    "exclude-tag",
    ValueSpecification("TAG,TAG"),
    repetition: .collects,
    help: "leave out queries with one of these tags"
  )

  static let failed = flag("failed", help: "run only the cases that failed when they were last run")

  static let shard = value(
    "shard",
    ValueSpecification("NUMBER/COUNT"),
    help: "run one of several equal parts of the cases, such as 2/4; every case is in exactly one part"
  )

  static let baseline = value(
    "baseline",
    ValueSpecification("FILE", from: .files),
    help: "hold times (p50, p95) and sizes against those recorded in FILE; --update records them"
  )

  static let allowEmpty = flag("allow-empty", help: "let a run that selects nothing pass")

  // Not from the process environment, so that no pipeline records by accident.
  static let update = flag(
    "update",
    readsEnvironment: false,
    help: "record shapes, snapshots and the baseline anew where they differ"
  )

  static let report = value(
    "report",
    ValueSpecification("KIND[=FILE][,WORD]", from: .reporters),
    repetition: .collects,
    help: "write a report, to FILE whole or not at all; may be given several times, and KIND=off leaves one out"
  )

  // MARK: - Comparing

  static let ignore = value(
    "ignore",
    ValueSpecification("JSONPATH"),
    repetition: .collects,
    readsEnvironment: false,
    help: "leave out what a JSONPath finds; may be given several times"
  )

  // MARK: - Sandbox

  static let port = value("port", ValueSpecification("NUMBER"), help: "port to listen on, 0 for any free one")

  static let mode = value(
    "mode",
    ValueSpecification("MODE", from: .words(["author", "publish"])),
    help: "author asks for credentials, publish does not; both at once by default"
  )

  static let fault = value(
    "fault",
    ValueSpecification(
      "KIND",
      from: .choices(Sandbox.Fault.allCases.map { .init(word: $0.rawValue, meaning: $0.summary) })
    ),
    repetition: .collects,
    help: "misbehave in one of the ways below, to see what a test of yours makes of it; may be given several times"
  )

  static let faultDelay = value(
    "fault-delay",
    ValueSpecification("DURATION"),
    help: "how late answers come with --fault slow, 3s by default"
  )

  // MARK: - Every command

  static let directory = value(
    "directory",
    short: "C",
    ValueSpecification("FOLDER", from: .folders),
    help: "project folder; by default the nearest one upwards from here"
  )

  static let file = value(
    "file",
    short: "f",
    ValueSpecification("FILE", from: .files),
    help: "one-file project to use instead of a folder"
  )

  static let color = value(
    "color",
    ValueSpecification("WHEN", from: .words(["auto", "always", "never"])),
    help: "colour; auto means on a terminal, unless NO_COLOR is set"
  )

  static let errorFormat = value(
    "error-format",
    ValueSpecification("FORMAT", from: .words(["full", "short", "json", "github"])),
    help: "form of problems on standard error, where nothing is written when there is none"
  )

  static let verbose = flag(
    "verbose",
    short: "v",
    repetition: .counts,
    help:
      "say more on standard error: -v requests and answers with header fields, -vv connection and phases, -vvv bodies"
  )

  static let quiet = flag("quiet", short: "q", help: "say nothing but errors on standard error")

  static let help = flag("help", short: "h", readsEnvironment: false, help: "show help")

  static let version = flag("version", readsEnvironment: false, help: "show the version")

  static let json = flag("json", readsEnvironment: false, help: "with --version, show it as JSON")
}
