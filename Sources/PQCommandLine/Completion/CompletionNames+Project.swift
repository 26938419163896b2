import PQCore
import PQFiles
import PQGraphQL
import PQModel
import PQRun

extension CompletionNames {
  /// The names of the project in a folder or of a file; without one only those of the program.
  ///
  /// - Parameters:
  ///   - path: The value of PATH, where programs that decode answers may be.
  ///   - load: Loads the project, which must not touch a network.
  init(path: String, loading load: @escaping @Sendable () -> Project?) {
    queries = { load()?.queries.map { ($0.name, $0.description ?? "") } ?? [] }
    environments = {
      let project = load()
      let groups = project?.groups.map { ($0.name, "a group") } ?? []
      return (project?.environments.map { ($0.name, $0.description ?? "") } ?? []) + groups
    }
    decoders = {
      let folders = PluginFolders(root: load()?.root ?? ".", path: path)
      let programs = folders.programs(startingWith: ProgramDecoder.prefix).compactMap { file in
        ProgramDecoder(String(file.dropFirst(ProgramDecoder.prefix.count)))
      }
      return Registry.program.decoders.map { ($0.name, $0.summary) } + programs.map { ($0.name, $0.summary) }
    }
    reporters = { Registry.program.reporters.map { ($0.name, $0.summary) } }
    codes = { ExplainCommand.catalog.codes.map { ($0.name, $0.summary) } }
    variables = { name in
      let query = try? load()?.query(named: name)
      return query?.variables.map { ($0.name, $0.description ?? $0.type.description) } ?? []
    }
    values = { name, variable in
      let query = try? load()?.query(named: name)
      return query?.variables.first { $0.name == variable }.map(Self.values) ?? []
    }
  }

  private static func values(of variable: Variable) -> [String] {
    guard !variable.isSecret else { return [] }
    if let allowed = variable.rules.allowed { return allowed }
    if variable.type.nullable == .named("Boolean") { return ["true", "false"] }
    let known = [VariableSummary.text(variable.example), VariableSummary.text(variable.defaultValue)]
    return known.compactMap(\.self)
  }
}
