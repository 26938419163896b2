/// What a command may use of the process it runs in; tests give their own.
struct ProcessContext: Sendable {
  /// The environment variables.
  var variables: [String: String] = [:]

  /// The folder the process was started in.
  var workingDirectory = "."

  /// Reads standard input to its end.
  var readStandardInput: @Sendable () throws(SystemError) -> [UInt8] = { () throws(SystemError) in [] }

  /// Where results go.
  var output: any OutputSink

  /// Where everything else goes.
  var error: any OutputSink

  /// What is known of the standard streams.
  var terminal = Terminal()
}
