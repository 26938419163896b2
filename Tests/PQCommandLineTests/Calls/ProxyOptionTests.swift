import Foundation
import PQTestSupport
import Testing

@Suite(
  .enabled(if: ProxyServer.isAvailable, "tinyproxy is not installed"),
  .timeLimit(.minutes(2)),
  .serialized
) struct ProxyOptionTests {
  private static let project = ProgramRun.repository.appending(path: "Tests/PQCommandLineTests/Project")
  private static let answer = RawServer.Answer.json(#"{"data":{"riverList":{"items":[]}}}"#)

  struct Case: Sendable {
    var options: [String] = []
    var variables: [String: String] = [:]
    let goesThrough: Bool
  }

  // PROXY stands for the proxy's address.
  @Test(arguments: [
    Case(goesThrough: false),
    Case(options: ["--proxy", "PROXY"], goesThrough: true),
    Case(variables: ["PQRUN_PROXY": "PROXY"], goesThrough: true),
    Case(variables: ["HTTP_PROXY": "PROXY"], goesThrough: true),
    Case(variables: ["http_proxy": "PROXY"], goesThrough: true),
    Case(variables: ["ALL_PROXY": "PROXY"], goesThrough: true),
    Case(variables: ["HTTPS_PROXY": "PROXY"], goesThrough: false),
    Case(variables: ["HTTP_PROXY": "PROXY", "NO_PROXY": "example.test, 127.0.0.1"], goesThrough: false),
    Case(variables: ["HTTP_PROXY": "PROXY", "NO_PROXY": "example.test"], goesThrough: true),
    Case(options: ["--proxy", "none"], variables: ["HTTP_PROXY": "PROXY"], goesThrough: false),
    Case(options: ["--proxy", "PROXY"], variables: ["HTTP_PROXY": "127.0.0.1:1"], goesThrough: true),
  ])
  func `option, setting and process environment choose the proxy`(_ given: Case) async throws {
    try await RawServer.run([Self.answer]) { server in
      try await ProxyServer.run { proxy in
        let place = "http://127.0.0.1:\(proxy.port)"
        let run = try await ProgramRun.run(
          ["rivers", "--env", "local"] + given.options.map { $0 == "PROXY" ? place : $0 },
          in: Self.project,
          variables: given.variables.mapValues { $0 == "PROXY" ? place : $0 }
            .merging(["PORT": String(server.port)]) { $1 }
        )
        #expect(run.status == 0, "\(run.error)")
        #expect(server.requests.map { !$0.values(of: "Via").isEmpty } == [given.goesThrough])
      }
    }
  }

  @Test func `a wrong password ends the run with the proxy's name and without the password`() async throws {
    try await RawServer.run([Self.answer]) { server in
      try await ProxyServer.run(for: .init(name: "reader", password: "S3cr3t")) { proxy in
        let run = try await ProgramRun.run(
          ["rivers", "--env", "local", "--proxy", "http://reader:wr0ng@127.0.0.1:\(proxy.port)", "-vvv"],
          in: Self.project,
          variables: ["PORT": String(server.port)]
        )
        #expect(run.status == 4)
        #expect(run.error.contains("the proxy 127.0.0.1:\(proxy.port), and it refuses the user name and the password"))
        #expect(!run.error.contains("wr0ng"))
        #expect(server.requests.isEmpty)
      }
    }
  }
}
