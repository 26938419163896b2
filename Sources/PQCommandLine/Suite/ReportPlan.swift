import PQCore
import PQRun
import PQSuite

/// The reports of a smoke test and where each goes.
///
/// One goes to standard output: the one that is asked for without a file, otherwise the text. The annotations of
/// GitHub Actions go there beside the text, and nowhere when another report is there.
struct ReportPlan: Sendable {
  /// The reports that are written, each with its place.
  private(set) var reports: [(request: ReportRequest, place: Place)] = []

  /// Where a report goes.
  enum Place: Sendable, Hashable {
    /// To standard output.
    case standardOutput
    /// To a file, whole or not at all.
    case file(String)
    /// To the end of a file that others write to as well.
    case endOfFile(String)
  }

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - options: The values of `--report`.
  ///   - registry: Has the reporters by name.
  ///   - directory: The folder that relative paths start from.
  ///   - variables: The environment variables of the process.
  /// - Throws: The problems of all values.
  init(
    _ options: [GivenOption],
    registry: Registry,
    directory: String = ".",
    variables: [String: String] = [:]
  ) throws(DiagnosticList) {
    var problems = DiagnosticList()
    let requests = options.compactMap { option in
      problems.collect { () throws(Diagnostic) in try ReportRequest(option, registry: registry) }
    }
    try problems.throwIfErrors()
    let off = Set(requests.filter(\.isOff).map(\.name))
    var wanted = requests.filter { !$0.isOff }
    let runsOnGitHub = variables["GITHUB_ACTIONS"] == "true" && !off.contains(GitHubReporter.name)
    if runsOnGitHub, !wanted.contains(where: { $0.name == GitHubReporter.name }) {
      wanted.append(ReportRequest(GitHubReporter.self))
    }
    let isBeside = { (request: ReportRequest) in request.hasNoFile && request.name == GitHubReporter.name }
    let onOutput = wanted.filter { $0.hasNoFile && !isBeside($0) }
    if onOutput.count > 1 { problems.append(.severalOnOutput(onOutput)) }
    if onOutput.isEmpty, !off.contains(TextReporter.name) {
      wanted.insert(ReportRequest(TextReporter.self), at: 0)
    }
    let outputIsForPeople = onOutput.allSatisfy { $0.name == TextReporter.name }
    for request in wanted {
      if let path = request.path, path != "-" {
        let place = Place.file(WorkingPath.path(path, from: directory))
        if let other = reports.first(where: { $0.place == place }) {
          problems.append(.sameFile(path, other.request, request))
        }
        reports.append((request, place))
      } else if !isBeside(request) || outputIsForPeople {
        reports.append((request, .standardOutput))
      }
    }
    let hasAnnotations = wanted.contains { $0.name == GitHubReporter.name }
    if hasAnnotations, let path = variables["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      reports.append((ReportRequest(MarkdownReporter.self), .endOfFile(path)))
    }
    try problems.throwIfErrors()
  }

  /// Makes the plan of a command line.
  ///
  /// - Parameter context: The command line and the process.
  /// - Throws: The problems of all values of `--report`.
  init(_ context: CommandContext) throws(DiagnosticList) {
    try self.init(
      context.arguments.values(of: .report),
      registry: .program,
      directory: context.process.workingDirectory,
      variables: context.process.variables
    )
  }

  /// Whether lines for GitHub Actions may stand on standard output.
  var talksToGitHub: Bool {
    reports.contains { $0.request.name == GitHubReporter.name && $0.place == .standardOutput }
  }
}

extension Diagnostic {
  fileprivate static func severalOnOutput(_ requests: [ReportRequest]) -> Diagnostic {
    .error(
      .reportOption,
      "\(requests.count) reports go to standard output: \(requests.map(\.name).joined(separator: ", "))",
      notes: requests.compactMap { request in request.option.map { Note("given by \($0.origin)") } },
      hint: "write all but one of them to files: --report \(requests[requests.count - 1].name)=FILE",
      failure: .usage
    )
  }

  fileprivate static func sameFile(_ path: String, _ first: ReportRequest, _ other: ReportRequest) -> Diagnostic {
    .error(
      .reportOption,
      "two reports go to '\(path)'",
      notes: [first, other].compactMap { request in request.option.map { Note("given by \($0.origin)") } },
      hint: "name another file for one of them",
      failure: .usage
    )
  }
}
