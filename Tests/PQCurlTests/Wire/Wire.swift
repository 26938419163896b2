import PQCore
import PQModel
import PQRun
import PQTestSupport

@testable import PQCurl

/// Sends requests of the wire tests, never through a proxy of the machine and never for longer than a few seconds.
enum Wire {
  static let options = ConnectionOptions(totalTimeout: .seconds(10), proxy: "")

  /// A port that no server listens on; a free one might be given to another test meanwhile.
  static let closedPort = 1

  static func context() throws -> RunContext {
    RunContext(environment: Environment(name: "test", scheme: .http, host: try Host("127.0.0.1")))
  }

  /// Makes a request to a path of a server.
  static func request(_ server: RawServer, _ path: String = "/") -> Request {
    Request(url: server.url(path), connection: options)
  }

  /// Makes a request to a path of a server, with a change.
  static func request(
    _ server: RawServer,
    _ path: String = "/",
    _ change: (inout Request) throws -> Void
  ) rethrows -> Request {
    var request = request(server, path)
    try change(&request)
    return request
  }

  /// Sends one request by a transport of its own.
  static func send(_ request: Request, by transport: CurlTransport = CurlTransport()) async throws -> Response {
    try await transport.send(request, context: context())
  }

  /// Sends one request, and gives the answer or what kept it from coming.
  static func outcome(_ request: Request) async throws -> Result<Response, any Error> {
    do {
      return .success(try await send(request))
    } catch {
      return .failure(error)
    }
  }

  /// Sends one request that must fail, and gives the diagnostic, or nil when it did not.
  static func failure(_ request: Request, by transport: CurlTransport = CurlTransport()) async throws -> Diagnostic? {
    do {
      _ = try await send(request, by: transport)
      return nil
    } catch let diagnostic as Diagnostic {
      return diagnostic
    }
  }
}
