public import PQCore
public import PQModel
internal import PQRun

/// The files of a project, read and checked: its environments, its queries, and every problem of them.
///
/// An item with errors does not keep the others from being used.
public struct Project: Sendable {
  /// The folder that paths are relative to.
  public let root: String

  /// Values of options that the project gives.
  public let defaults: ProjectDefaults

  /// Groups of environments.
  public let groups: [EnvironmentGroup]

  /// The environments, by file and then in written order.
  public let environments: [Declared<Environment>]

  /// The queries, by file and then in written order.
  public let queries: [Declared<Query>]

  /// Every problem of every file, sorted by place.
  public let diagnostics: DiagnosticList

  /// The problems that belong to no environment and to no query: those of the project file and of `.env`.
  public let ownDiagnostics: DiagnosticList

  let decoders: ProjectDecoders
  private let builtInEnvironments: [Environment]
  private let environmentNames: NameIndex
  private let queryNames: NameIndex

  init(
    root: String,
    defaults: ProjectDefaults,
    groups: [EnvironmentGroup],
    environments: [Declared<Environment>],
    builtInEnvironments: [Environment],
    queries: [Declared<Query>],
    diagnostics: DiagnosticList,
    ownDiagnostics: DiagnosticList,
    decoders: ProjectDecoders
  ) {
    self.root = root
    self.defaults = defaults
    self.groups = groups
    self.environments = environments
    self.builtInEnvironments = builtInEnvironments
    self.queries = queries
    self.diagnostics = diagnostics
    self.ownDiagnostics = ownDiagnostics
    self.decoders = decoders
    environmentNames = NameIndex(environments.map(\.name))
    queryNames = NameIndex(queries.map(\.name))
  }

  /// The problems of files that are broken, so that nobody knows what they declare.
  public var unreadableFiles: DiagnosticList {
    DiagnosticList(
      environments.filter(\.isUnreadable).flatMap(\.diagnostics.items)
        + queries.filter(\.isUnreadable).flatMap(\.diagnostics.items)
    )
  }

  /// Finds a query.
  ///
  /// - Parameters:
  ///   - name: The query's name.
  ///   - sources: Where values from outside come from; by default those the project was loaded with.
  /// - Returns: The query.
  /// - Throws: The query's problems, or that there is no such query, with what is wrong in broken files.
  public func query(named name: String, sources: ValueSources? = nil) throws(DiagnosticList) -> Query {
    guard let place = queryNames[name] else {
      throw DiagnosticList([.unknownQuery(name, names: queries.map(\.name))] + unreadableFiles.items)
    }
    try queries[place].diagnostics.throwIfErrors()
    let declared = queries[place].isPostponed ? decoders.read(queries[place]) : queries[place]
    try declared.diagnostics.throwIfErrors()
    if let query = declared.value { return query }
    return try decoders.query(declared, sources: sources)
  }

  /// Finds an environment, with its values from outside put in.
  ///
  /// - Parameters:
  ///   - name: The environment's name.
  ///   - sources: Where values from outside come from; by default those the project was loaded with.
  /// - Returns: The environment.
  /// - Throws: The environment's problems, or that there is no such environment, with what is wrong in broken files.
  public func environment(named name: String, sources: ValueSources? = nil) throws(DiagnosticList) -> Environment {
    guard let place = environmentNames[name] else {
      if let environment = builtInEnvironments.first(where: { $0.name == name }) { return environment }
      let names = environments.map(\.name) + groups.map(\.name)
      throw DiagnosticList([.unknownEnvironment(name, names: names)] + unreadableFiles.items)
    }
    let declared = environments[place]
    try declared.diagnostics.throwIfErrors()
    return try decoders.environment(declared, sources: sources)
  }

  /// Finds the environments that a name stands for: one, or those of a group.
  ///
  /// - Parameters:
  ///   - name: The name of an environment or of a group.
  ///   - sources: Where values from outside come from; by default those the project was loaded with.
  /// - Returns: The environments in the order of the group.
  /// - Throws: The problems of all of them, or that there is no such name.
  public func environments(
    named name: String,
    sources: ValueSources? = nil
  ) throws(DiagnosticList) -> [Environment] {
    guard let group = groups.first(where: { ExactText($0.name) == ExactText(name) }) else {
      return [try environment(named: name, sources: sources)]
    }
    var problems = DiagnosticList()
    let found = group.members.compactMap { member in
      problems.gather { () throws(DiagnosticList) in try environment(named: member.name, sources: sources) }
    }
    try problems.throwIfErrors()
    return found
  }
}

extension Project {
  /// An environment with its keys and values as its file has them: with what it extends, with values from outside
  /// or a word that they are not set, with defaults, and with secrets hidden.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: Its members.
  package func outline(of environment: Declared<Environment>) -> [JSONValue.Member] {
    decoders.outline(environment, secretVariables: secretVariables(of: environment)).members
  }

  /// A query with its keys and values as its file has them, but for its variables, its checks and its cases.
  ///
  /// - Parameter query: The query.
  /// - Returns: Its members.
  package func outline(of query: Declared<Query>) -> [JSONValue.Member] {
    QueryFields.all.compactMap { field in
      guard !["variables", "checks", "cases"].contains(field.name) else { return nil }
      if let value = query.node.entry(field.name)?.value, !value.isNull {
        return .init(field.name, FieldValue.json(of: value, as: field.kind))
      }
      return field.defaultText.flatMap { FieldValue($0, as: field.kind).json }.map { .init(field.name, $0) }
    }
  }

  /// The variables whose values in an environment must not be shown: those that any query calls secret, and all of
  /// them while a query is not known whole, which may do so.
  private func secretVariables(of environment: Declared<Environment>) -> Set<String> {
    let written = queries.flatMap(\.node.secretVariables)
    let isKnown = queries.allSatisfy { query in
      !query.isUnreadable && !query.diagnostics.items.contains { $0.code == .duplicateKey }
    }
    guard !isKnown else { return Set(written) }
    return Set(written + environment.node.variables.map(\.name))
  }
}

extension Node {
  fileprivate var variables: [Entry] {
    (entries ?? []).filter { $0.name == "variables" }.flatMap { $0.value.entries ?? [] }
  }

  /// The variables that are declared with 'secret', whatever else is wrong with the query; only 'false' lets
  /// values be shown.
  fileprivate var secretVariables: [String] {
    let secret = variables.filter { variable in
      variable.value.entries?.contains { $0.name == "secret" && $0.value.text != "false" } ?? false
    }
    return secret.map(\.name)
  }
}

extension Diagnostic.Code {
  package static let unknownQuery = Diagnostic.Code(
    "unknown-query",
    explanation: "The project declares no query of this name.",
    example: "pqrun adventure-by-slgu"
  )

  package static let unknownEnvironment = Diagnostic.Code(
    "unknown-environment",
    explanation: "The project declares no environment and no group of this name.",
    example: "pqrun adventures-all --env autor"
  )
}

extension Diagnostic {
  fileprivate static func unknownQuery(_ name: String, names: [String]) -> Diagnostic {
    let all = names.isEmpty ? "the project has no query; put one into queries/" : "'pqrun list queries' shows them all"
    return .error(
      .unknownQuery,
      "there is no query '\(name)'",
      hint: NearestName.hint(name, in: names) ?? all,
      failure: .usage
    )
  }

  fileprivate static func unknownEnvironment(_ name: String, names: [String]) -> Diagnostic {
    let all =
      names.isEmpty
      ? "the project has no environment; put one into environments/" : "the names are \(names.joined(separator: ", "))"
    return .error(
      .unknownEnvironment,
      "there is no environment '\(name)'",
      hint: NearestName.hint(name, in: names) ?? all,
      failure: .usage
    )
  }
}
