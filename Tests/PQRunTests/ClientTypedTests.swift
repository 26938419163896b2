import PQCore
import PQModel
import PQRun
import PQTestSupport
import Testing

struct ClientTypedTests {
  private struct Camp: Decodable, Equatable {
    var title: String
  }

  private func client(answering body: String) -> Client {
    Client(transport: StubTransport { _ in Response(status: 200, body: Array(body.utf8)) })
  }

  private func query() throws -> Query {
    Query(name: "camps", resource: .persisted(try PersistedPath("c/camps")))
  }

  private func environment() throws -> Environment {
    Environment(name: "here", scheme: .http, host: try Host("localhost"))
  }

  @Test
  func `one item is given as the model`() async throws {
    let client = client(answering: #"{"data":{"campByPath":{"item":{"title":"Bali"}}}}"#)
    let camp = try await client.run(query(), in: environment(), as: Camp.self)
    #expect(camp == Camp(title: "Bali"))
  }

  @Test
  func `a list is given as a list of the model`() async throws {
    let client = client(answering: #"{"data":{"campList":{"items":[{"title":"Bali"},{"title":"Utah"}]}}}"#)
    let camps = try await client.run(query(), in: environment(), as: [Camp].self)
    #expect(camps == [Camp(title: "Bali"), Camp(title: "Utah")])
  }

  @Test(
    arguments: [
      (#"{"data":{"campList":{"items":[]}}}"#, "nothing-found"),
      (#"{"data":{"campList":{"items":[{"title":1}]}}}"#, "unfit-items"),
      (#"{"data":{"campList":null}}"#, "no-data"),
    ]
  )
  func `an answer without one fitting item fails`(body: String, code: String) async throws {
    let client = client(answering: body)
    let (query, environment) = (try query(), try environment())
    let problems = await #expect(throws: DiagnosticList.self) {
      try await client.run(query, in: environment, as: Camp.self)
    }
    #expect(problems?.items.map(\.code.name) == [code])
    #expect(problems?.items.map(\.failure) == [.badAnswer])
  }
}
