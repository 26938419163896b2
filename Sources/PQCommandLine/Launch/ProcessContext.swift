/// What a command may use of the process it runs in; tests give their own.
struct ProcessContext: Sendable {
  /// The environment variables.
  var variables: [String: String] = [:]

  /// The names of environment variables that are not UTF-8.
  var damagedVariables: [String] = []

  /// The folder that relative paths of the command line start from.
  var workingDirectory = "."

  /// Reads a file whose path is as the command line has it; `-` is standard input.
  var read: @Sendable (_ path: String) throws(SystemError) -> [UInt8]

  /// Where results go.
  var output: any OutputSink

  /// Where everything else goes; the sink of a real process hides `secrets`.
  var error: any OutputSink

  /// What is known of the standard streams.
  var terminal = Terminal()

  /// What standard error must not show.
  var secrets = SecretVault()

  /// The projects that were loaded.
  var projects = LoadedProjects()

  /// The folder of the repository that a build service has fetched, if it tells.
  var repository: String? { variables["GITHUB_WORKSPACE"] }
}
