/// Passes bytes on with the secrets of a vault hidden.
struct RedactingSink: OutputSink {
  private let sink: any OutputSink
  private let secrets: SecretVault

  init(_ sink: any OutputSink, hiding secrets: SecretVault) {
    self.sink = sink
    self.secrets = secrets
  }

  func write(_ bytes: [UInt8]) throws(OutputFailure) {
    try sink.write(secrets.redact(bytes))
  }
}
