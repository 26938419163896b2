/// A sandbox that serves until it is stopped or released.
public final class RunningSandbox: Sendable {
  /// Which kind of system it is.
  public let mode: Sandbox.Mode

  private let server: HTTPServer

  init(mode: Sandbox.Mode, server: HTTPServer) {
    self.mode = mode
    self.server = server
  }

  deinit {
    server.stop()
  }

  /// The port it listens on.
  public var port: UInt16 { server.port }

  /// Its address, without a slash at the end.
  public var address: String { "http://127.0.0.1:\(port)" }

  /// Closes all connections and gives the port back; a second call does nothing.
  public func stop() {
    server.stop()
  }
}
