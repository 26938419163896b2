import PQCore
import PQModel
import PQSandbox

/// The local AEM that comes up for the length of one command when the environment `sandbox` is asked.
///
/// An environment of that name with another host than this machine is taken for what it says.
enum EmbeddedSandbox {
  static let environmentName = "sandbox"

  /// The environment of a project that declares none of that name.
  static func standardEnvironment() throws(DiagnosticList) -> Environment {
    try DiagnosticList.listing { () throws(Diagnostic) in
      Environment(
        name: environmentName,
        description: "The local AEM that pqrun brings along",
        scheme: .http,
        host: try Host("127.0.0.1:\(Sandbox.Mode.author.customaryPort)"),
        authentication: .basic(username: "admin", password: Secret("admin"))
      )
    }
  }

  /// Starts a sandbox on a free port when an environment stands for it.
  ///
  /// - Parameter environment: The environment; its host becomes that of the sandbox.
  /// - Returns: The sandbox, which ends when it is released; nil for any other environment.
  /// - Throws: A diagnostic when it cannot be started.
  static func start(for environment: inout Environment) throws(Diagnostic) -> RunningSandbox? {
    guard isMeant(by: environment) else { return nil }
    let mode: Sandbox.Mode = environment.authentication.type == "none" ? .publish : .author
    let sandbox = try Sandbox.start(mode: mode)
    environment.host = try Host("127.0.0.1:\(sandbox.port)")
    environment.connection.proxy = ""
    return sandbox
  }

  /// Says that the address of an environment is not the one that a run asks, when that is so.
  static func explainAddress(of environment: Environment, in context: CommandContext) {
    guard isMeant(by: environment) else { return }
    context.say(
      "note: a run in environment '\(environmentName)' starts a local AEM on a free port; "
        + "this is the address of 'pqrun sandbox'"
    )
  }

  private static func isMeant(by environment: Environment) -> Bool {
    environment.name == environmentName && environment.host.isLoopback
  }
}
