import PQCore
import PQFiles
import PQModel
import PQRun
import PQSuite

/// What of a project a smoke test runs: by names, wildcards, places in files, tags, and what failed last time.
struct SuiteSelection {
  private let project: Project
  private let words: [String]
  private let workingDirectory: String
  private(set) var filter: SuiteFilter
  private var names: [String] = []

  /// Reads the words of a command line.
  ///
  /// - Parameters:
  ///   - context: The command line.
  ///   - project: The project.
  ///   - failed: The cases that failed last time, for `--failed`.
  /// - Throws: That a word fits nothing, for each such word.
  init(
    _ context: CommandContext,
    in project: Project,
    failed: () -> Set<CaseIdentity>
  ) throws(DiagnosticList) {
    self.project = project
    workingDirectory = context.process.workingDirectory
    words = context.arguments.operands
    filter = SuiteFilter(
      tags: Self.tags(context.arguments.values(of: .tags)),
      excludedTags: Self.tags(context.arguments.values(of: .excludedTags)),
      identities: context.arguments.has(.failed) ? failed() : nil
    )
    guard !words.isEmpty else {
      names = project.queries.map(\.name)
      try project.unreadableFiles.throwIfErrors()
      return
    }
    var problems = DiagnosticList()
    var places: [SuiteFilter.Place] = []
    for word in words {
      let found = self.places(of: word)
      if found.isEmpty { problems.append(contentsOf: self.problems(of: word)) }
      places += found
    }
    try problems.throwIfErrors()
    let chosen = Set(places.map(\.query))
    names = project.queries.map(\.name).filter(chosen.contains)
    if places.contains(where: { $0.line != nil }) { filter.places = places }
  }

  /// Finds the queries, in the order of the files.
  ///
  /// - Returns: The queries.
  /// - Throws: The problems of all of them.
  func queries() throws(DiagnosticList) -> [Query] {
    var problems = DiagnosticList()
    let queries = names.compactMap { name in
      problems.gather { () throws(DiagnosticList) in try project.query(named: name) }
    }
    try problems.throwIfErrors()
    return queries
  }

  private static func tags(_ options: [GivenOption]) -> Set<String> {
    Set(options.flatMap(\.names))
  }

  private func places(of word: String) -> [SuiteFilter.Place] {
    if project.queries.contains(where: { $0.name == word }) { return [SuiteFilter.Place(query: word)] }
    let pattern = NamePattern(word)
    if pattern.hasWildcards {
      let fitting = project.queries.filter { pattern.fits($0.name) }
      if !fitting.isEmpty { return fitting.map { SuiteFilter.Place(query: $0.name) } }
    }
    return filePlaces(of: word)
  }

  private func filePlaces(of word: String) -> [SuiteFilter.Place] {
    let place = FilePlace(word)
    guard let path = FileSystem.absolute(WorkingPath.path(place.path, from: workingDirectory)) else { return [] }
    let inFile = project.queries.filter { FileSystem.absolute(file(of: $0)) == path }
    guard let line = place.line else { return inFile.map { SuiteFilter.Place(query: $0.name) } }
    let before = inFile.filter { $0.span.start.line <= line }
    let meant = before.max { $0.span.start.line < $1.span.start.line } ?? inFile.first
    return meant.map { [SuiteFilter.Place(query: $0.name, line: line)] } ?? []
  }

  private func file(of query: Declared<Query>) -> String {
    let name = query.span.source.name
    return name.hasPrefix("/") ? name : "\(project.root)/\(name)"
  }

  private func problems(of word: String) -> DiagnosticList {
    guard !NamePattern(word).hasWildcards, !FilePlace(word).isFile else {
      return DiagnosticList([.nothingFits(word)])
    }
    do throws(DiagnosticList) {
      _ = try project.query(named: word)
      return DiagnosticList()
    } catch {
      return error
    }
  }
}

extension SuiteSelection {
  /// A file, and a line of it.
  private struct FilePlace {
    let path: String
    let line: Int?

    init(_ word: String) {
      guard let colon = word.lastIndex(of: ":"), let line = Int(word[word.index(after: colon)...]), line > 0 else {
        path = word
        self.line = nil
        return
      }
      path = String(word[..<colon])
      self.line = line
    }

    var isFile: Bool { path.contains("/") || path.hasSuffix(".yaml") || path.hasSuffix(".yml") }
  }
}

extension Diagnostic.Code {
  static let nothingFits = Diagnostic.Code(
    "nothing-fits",
    explanation: """
      A word of the command line is a pattern or a file, and no query of the project fits it. A file is named by its \
      path from the working folder, with ':' and a line for one of its cases.
      """,
    example: "pqrun test 'adventrue-*' queries/adventures.yaml:12"
  )
}

extension Diagnostic {
  fileprivate static func nothingFits(_ word: String) -> Diagnostic {
    .error(
      .nothingFits,
      "no query fits '\(word)'",
      hint: "'pqrun list queries' shows them all, with their files",
      failure: .usage
    )
  }
}
