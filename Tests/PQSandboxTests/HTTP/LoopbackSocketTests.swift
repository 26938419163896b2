import PQCore
import PQTestSupport
import Testing

@testable import PQSandbox

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct LoopbackSocketTests {
  @Test func `a port that another program has is named`() throws {
    let first = try LoopbackSocket.open(on: 0)
    defer { first.release() }
    let problem = #expect(throws: Diagnostic.self) { try LoopbackSocket.open(on: first.port) }
    #expect(problem?.code == .portTaken)
    #expect(problem?.message == "port \(first.port) of 127.0.0.1 is taken by another program")
  }

  @Test func `what the system has against listening is said in its words`() {
    let problem = #expect(throws: Diagnostic.self) { try Self.withoutDescriptors { try LoopbackSocket.open(on: 0) } }
    #expect(problem?.code == .cannotListen)
    #expect(problem?.message.hasPrefix("cannot listen on port 0 of 127.0.0.1: ") == true)
    #expect(problem?.hint?.contains("--port") == true)
  }

  @Test func `a socket that cannot be served is given back`() throws {
    let library = try MicroHTTPD.load()
    let handler = SandboxHandler(mode: .publish, documents: [], store: try .wknd(), port: 0)
    let socket = try LoopbackSocket.open(on: 0)
    let problem = #expect(throws: Diagnostic.self) {
      try Self.withoutDescriptors {
        try HTTPServer(library: library, socket: socket, handler: handler, onRequest: nil)
      }
    }
    #expect(problem?.code == .sandboxNotStarted)
    #expect(fcntl(socket.descriptor, F_GETFD) == -1)
  }

  /// Runs work while the process may open nothing more.
  private static func withoutDescriptors<Value>(_ work: () throws -> Value) rethrows -> Value {
    var limit = rlimit()
    _ = unsafe getrlimit(openFiles, &limit)
    var none = rlimit(rlim_cur: 0, rlim_max: limit.rlim_max)
    _ = unsafe setrlimit(openFiles, &none)
    defer { _ = unsafe setrlimit(openFiles, &limit) }
    return try work()
  }

  #if canImport(Glibc)
    private static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let openFiles = RLIMIT_NOFILE
  #endif
}
