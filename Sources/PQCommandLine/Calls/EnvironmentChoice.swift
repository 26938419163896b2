import PQCore
import PQFiles
import PQModel

/// Finds the environment that a command asks: the one named, or the only one there is.
struct EnvironmentChoice {
  private let project: Project
  private let option: GivenOption?

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - option: The value of `--env`, or nil.
  ///   - project: The project.
  init(_ option: GivenOption?, of project: Project) {
    self.option = option
    self.project = project
  }

  /// Finds the environment.
  ///
  /// - Returns: The environment.
  /// - Throws: Its problems, that there is none of that name, or that several could be meant.
  func environment() throws(DiagnosticList) -> Environment {
    let names = project.environments.map(\.name)
    guard let name = option?.text ?? (names.count == 1 ? names.first : nil) else {
      throw DiagnosticList([.noEnvironment(names)])
    }
    let found = try project.environments(named: name)
    guard found.count == 1, let environment = found.first else {
      throw DiagnosticList([.severalEnvironments(name, found.map(\.name))])
    }
    return environment
  }
}

extension Diagnostic.Code {
  static let environmentChoice = Diagnostic.Code(
    "environment-choice",
    explanation: """
      A query runs in one environment, and the command line does not say in which: it names none, or a group of \
      several. '--env NAME', the environment variable PQRUN_ENV or 'defaults' in pqrun.yaml choose one.
      """,
    example: "pqrun adventures-all"
  )
}

extension Diagnostic {
  fileprivate static func noEnvironment(_ names: [String]) -> Diagnostic {
    let known = names.isEmpty ? "the project has none, and 'sandbox' is always there" : names.joined(separator: ", ")
    return .error(
      .environmentChoice,
      "no environment is chosen",
      hint: "add --env NAME; the environments: \(known)",
      failure: .usage
    )
  }

  fileprivate static func severalEnvironments(_ name: String, _ members: [String]) -> Diagnostic {
    .error(
      .environmentChoice,
      "'\(name)' is a group of \(members.count) environments, and one is needed",
      hint: "name one of them: \(members.joined(separator: ", "))",
      failure: .usage
    )
  }
}
