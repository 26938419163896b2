import PQCore
import PQCurl
import PQFiles
import PQRun

extension CommandContext {
  /// Makes the client of a command: it sends by libcurl, and says what `--verbose` and `--trace` ask for.
  ///
  /// - Parameter project: The project that is served.
  /// - Returns: The client.
  /// - Throws: A diagnostic when the trace cannot be written.
  func client(for project: Project) throws(Diagnostic) -> Client {
    var logs: [any Interceptor] = []
    if let option = arguments.value(of: .trace) { logs.append(try TraceLog(option, of: process)) }
    if let log = WireLog(verbosity: arguments.count(of: .verbose), output: process.error) { logs.append(log) }
    return Client(
      transport: CurlTransport(),
      interceptors: Client.standardInterceptors + logs,
      registry: .program,
      surroundings: surroundings(of: project)
    )
  }
}
