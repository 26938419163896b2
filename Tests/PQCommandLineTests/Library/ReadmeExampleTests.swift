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

@Suite struct ReadmeExampleTests {
  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func readCamp(from host: String) async throws -> Adventure {
    // README: in code
    let environment = Environment(
      name: "author",
      scheme: .http,
      host: try Host(host),
      authentication: .basic(username: "admin", password: Secret("admin"))
    )
    let query = Query(
      name: "adventure-by-slug",
      resource: .persisted(try PersistedPath("wknd-shared/adventure-by-slug")),
      variables: [try Variable("slug", "String!")]
    )
    let client = Client(transport: CurlTransport())
    let camp = try await client.run(query, with: ["slug": "bali-surf-camp"], in: environment, as: Adventure.self)
    // README: end
    return camp
  }

  private func readAll(in folder: String, environment name: String) async throws -> [Adventure] {
    // README: from files
    var registry = Registry.standard
    WKNDDecoders.all().forEach { registry.add($0) }
    let project = try ProjectLoader(registry: registry).load(.folder(folder))
    let client = Client(transport: CurlTransport(), registry: registry)
    let adventures = try await client.run(
      project.query(named: "adventures-all"),
      in: project.environment(named: name),
      as: [Adventure].self
    )
    // README: end
    return adventures
  }

  @Test func `an environment and a query made in code give a typed adventure`() async throws {
    let sandbox = try Sandbox.start(mode: .author)
    defer { sandbox.stop() }
    let camp = try await readCamp(from: "127.0.0.1:\(sandbox.port)")
    #expect(camp.title == "Bali Surf Camp")
  }

  @Test func `a project of files gives typed adventures`() async throws {
    let sandbox = try Sandbox.start(mode: .publish)
    defer { sandbox.stop() }
    let folder = FileManager.default.temporaryDirectory.appending(path: "pqrun-readme-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "environments"),
      withIntermediateDirectories: true
    )
    try FileManager.default.copyItem(
      at: Self.repository.appending(path: "queries"),
      to: folder.appending(path: "queries")
    )
    try Data("scheme: http\nhost: 127.0.0.1:\(sandbox.port)\n".utf8)
      .write(to: folder.appending(path: "environments/local.yaml"))
    #expect(try await readAll(in: folder.path, environment: "local").count == 16)
  }

  @Test(arguments: ["in code", "from files"])
  func `the README shows the code that is compiled here`(name: String) throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let readme = try String(contentsOf: Self.repository.appending(path: "README.md"), encoding: .utf8)
    let snippet = try #require(
      source.components(separatedBy: "    // README: \(name)\n").dropFirst().first?
        .components(separatedBy: "    // README: end\n").first
    )
    let dedented = snippet.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }.joined(separator: "\n")
      .replacingOccurrences(of: "Host(host)", with: "Host(\"localhost:4502\")")
      .replacingOccurrences(of: ".folder(folder)", with: ".folder(\".\")")
      .replacingOccurrences(of: "named: name)", with: "named: \"author\")")
    #expect(readme.contains(dedented))
  }
}
