import PQCore
import Synchronization
import Testing

@testable import PQSandbox

@Suite struct SandboxHandlerTests {
  private static let adventures = "/graphql/execute.json/wknd-shared/adventures-all"
  private static let basic = [SandboxHeader("Authorization", "Basic YWRtaW46YWRtaW4=")]
  private let author: SandboxHandler
  private let publish: SandboxHandler
  private let clock = HandClock()

  init() throws {
    let store = try ContentStore.wknd()
    author = SandboxHandler(mode: .author, store: store, now: clock.now)
    publish = SandboxHandler(mode: .publish, store: store, now: clock.now)
  }

  // MARK: - Caching

  @Test func `publish tells how old a kept answer is`() {
    let request = SandboxRequest("GET", Self.adventures)
    let first = publish.respond(to: request)
    #expect(first.header("X-Cache") == "MISS")
    #expect(first.header("Age") == "0")
    #expect(
      first.header("Cache-Control")
        == "public, max-age=60, s-maxage=7200, stale-while-revalidate=86400, stale-if-error=86400"
    )
    clock.advance(by: .seconds(1155))
    let second = publish.respond(to: request)
    #expect(second.header("X-Cache") == "HIT")
    #expect(second.header("Age") == "1155")
    #expect(second.body == first.body)
    let other = publish.respond(to: SandboxRequest("GET", "\(Self.adventures)%3Bts%3D1"))
    #expect(other.header("X-Cache") == "MISS")
  }

  @Test func `author lets an answer be kept for a minute and tells no age`() {
    let request = SandboxRequest("GET", Self.adventures, headers: Self.basic)
    for _ in 1...2 {
      let answer = author.respond(to: request)
      #expect(
        answer.header("Cache-Control")
          == "public, max-age=60, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400"
      )
      #expect(answer.header("X-Cache") == nil)
      #expect(answer.header("Age") == nil)
    }
  }

  @Test func `author asks for credentials even when the answer is kept`() {
    _ = author.respond(to: SandboxRequest("GET", Self.adventures, headers: Self.basic))
    #expect(author.respond(to: SandboxRequest("GET", Self.adventures)).status == 401)
  }

  @Test func `an unknown origin gets nothing from publish, unless the answer is kept`() {
    let origin = SandboxHeader("Origin", "https://example.com")
    let refused = publish.respond(to: SandboxRequest("GET", Self.adventures, headers: [origin]))
    #expect(refused.status == 204)
    #expect(refused.header("Cache-Control") == "no-cache")
    #expect(refused.body.isEmpty)
    #expect(publish.respond(to: SandboxRequest("GET", Self.adventures)).status == 200)
    #expect(publish.respond(to: SandboxRequest("GET", Self.adventures, headers: [origin])).status == 200)
  }

  // MARK: - Listing

  @Test(arguments: ["/graphql/list.json", "/graphql/list.json/wknd-shared"])
  func `author lists the documents`(target: String) throws {
    let answer = author.respond(to: SandboxRequest("GET", target, headers: Self.basic))
    #expect(answer.status == 200)
    let list = try JSON(parsing: answer.text)
    #expect(list.count == 1)
    #expect(list[0]?["configurationName"]?.string == "wknd-shared")
    let queries = try #require(list[0]?["queries"])
    #expect(queries.count == 10)
    #expect(queries[0]?["path"]?["shortForm"]?.string == "/wknd-shared/adventures-all")
    #expect(
      queries[0]?["path"]?["longForm"]?.string == "/wknd-shared/settings/graphql/persistentQueries/adventures-all"
    )
    #expect(queries[0]?["data"]?["query"]?.string == PersistedDocument.adventuresAll.text)
  }

  @Test func `a configuration without documents has an empty list, and publish has no list`() {
    let request = SandboxRequest("GET", "/graphql/list.json/wknd", headers: Self.basic)
    #expect(author.respond(to: request).text == "[]")
    #expect(publish.respond(to: request) == .dispatcherNotFound)
  }

  // MARK: - Everything else

  @Test func `unknown addresses are answered as each tier does`() {
    let target = "/content/<b>'x'"
    let published = publish.respond(to: SandboxRequest("GET", target))
    #expect(published.status == 404)
    #expect(published.text.contains("<h1>Not Found</h1>"))
    let authored = author.respond(to: SandboxRequest("GET", target, headers: Self.basic))
    #expect(authored.status == 404)
    #expect(authored.text.contains("Resource at '/content/&lt;b&gt;&#39;x&#39;' not found: No resource found"))
  }

  @Test(arguments: ["/graphql/execute.jsonx", "/graphql/list.json2", "/content/dam/nothing.jpg"])
  func `author asks for credentials before it tells what is there`(target: String) {
    #expect(author.respond(to: SandboxRequest("GET", target)).status == 401)
    #expect(author.respond(to: SandboxRequest("GET", target, headers: Self.basic)).status == 404)
  }

  @Test func `the log-in page needs no credentials`() {
    let target = "/libs/granite/core/content/login.html?resource=%2F"
    let answer = author.respond(to: SandboxRequest("GET", target))
    #expect(answer.status == 200)
    #expect(answer.header("Content-Type") == "text/html;charset=utf-8")
    #expect(answer.text.contains("j_username"))
  }

  @Test(arguments: [
    ("PUT", adventures, "GET, HEAD, POST"),
    ("DELETE", adventures, "GET, HEAD, POST"),
    ("POST", "/graphql/list.json", "GET, HEAD"),
    ("POST", "/content/dam/x.jpg", "GET, HEAD"),
    ("POST", "/libs/granite/core/content/login.html", "GET, HEAD"),
  ])
  func `other methods are refused`(method: String, target: String, allowed: String) {
    let answer = author.respond(to: SandboxRequest(method, target, headers: Self.basic))
    #expect(answer.status == 405)
    #expect(answer.header("Allow") == allowed)
  }
}

/// A clock that moves when it is told to.
private final class HandClock: Sendable {
  private let instant = Mutex(ContinuousClock.now)

  var now: @Sendable () -> ContinuousClock.Instant {
    { self.instant.withLock { $0 } }
  }

  func advance(by duration: Duration) {
    instant.withLock { $0 += duration }
  }
}
