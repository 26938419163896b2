import Foundation
import PQCore
import PQCurl
import PQFiles
import PQModel
import PQRun
import PQSandbox
import PQTestSupport
import PQWKND
import Testing

@testable import PQCommandLine

@Suite struct ShippedProjectTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .path

  private static func project() throws -> Project {
    try ProjectLoader(registry: .program).load(.folder(root)) { _ in nil }
  }

  @Test func `the shipped files have no problem`() throws {
    let project = try Self.project()
    #expect(project.diagnostics.items.map(\.message) == [])
    #expect(project.queries.count == 10)
    #expect(
      project.environments.map(\.name) == ["author", "cloud-author", "cloud-publish", "publish", "sandbox"]
    )
  }

  private static let runs: [(name: String, values: VariableValues, count: Int)] = [
    ("adventures-all", [:], 16),
    ("adventures-all", ["limit": 5, "offset": 14], 2),
    ("adventures-by-activity", ["activity": "Cycling"], 4),
    ("adventures-by-activity", ["activity": "Rock Climbing"], 2),
    ("adventure-by-price", ["price": 1200, "priceOperator": "LOWER"], 7),
    ("adventure-by-price", ["price": 1200, "priceOperator": "GREATER_EQUAL"], 9),
    ("adventure-by-slug", ["slug": "ski-touring-mount-blanc"], 1),
    (
      "adventure-by-path",
      ["adventurePath": "/content/dam/wknd-shared/en/adventures/bali-surf-camp/bali-surf-camp"], 1
    ),
    ("adventure-images", [:], 16),
    ("articles-all", [:], 7),
    ("article-by-slug", ["slug": "ski-touring"], 1),
    ("article-by-author", ["authorFirstName": "Sofia", "authorLastName": "Sjöberg"], 1),
  ]

  @Test func `every shipped query runs against the sandbox and decodes as it declares`() async throws {
    let sandbox = try Sandbox.start(mode: .author)
    defer { sandbox.stop() }
    let project = try Self.project()
    var environment = try project.environment(named: "sandbox")
    environment.host = try Host("127.0.0.1:\(sandbox.port)")
    let client = Client(transport: CurlTransport(), registry: .program)
    for run in Self.runs {
      let query = try project.query(named: run.name)
      let prepared = try await client.prepare(Call(query, with: run.values, in: environment))
      let answer = try await client.send(prepared)
      #expect(answer.verdict.isOK, "\(run.name): \(answer.verdict.cause)")
      let json = try #require(answer.json)
      #expect(try AnswerItems(of: json).elements.count >= run.count, "\(run.name)")
      let decoder = try Registry.program.decoder(query.decoder)
      let value: any Presentable = try await client.decode(answer, of: prepared, with: decoder)
      #expect(value.problems.isEmpty, "\(run.name)")
      if run.name != "article-by-author" {
        #expect(try AnswerItems(of: json).elements.count == run.count, "\(run.name)")
      }
    }
    #expect(Set(Self.runs.map(\.name) + ["article-by-path"]) == Set(project.queries.map(\.name)))
  }

  @Test func `one article is found by its path`() async throws {
    let sandbox = try Sandbox.start(mode: .publish)
    defer { sandbox.stop() }
    let project = try Self.project()
    var environment = try project.environment(named: "publish")
    environment.host = try Host("127.0.0.1:\(sandbox.port)")
    let client = Client(transport: CurlTransport(), registry: .program)
    let articles = try await client.run(project.query(named: "articles-all"), in: environment, as: [Article].self)
    let path = try #require(articles.first?.path)
    let article = try await client.run(
      project.query(named: "article-by-path"),
      with: ["articlePath": GivenValue(.text(path))],
      in: environment,
      as: Article.self
    )
    #expect(article.path == path)
  }

  @Test func `the page of all diagnostics is current`() throws {
    let difference = try CommittedText("Documentation/Diagnostics.md")
      .difference(from: ExplainCommand.catalog.markdown())
    #expect(difference == nil)
  }
}
