import PQCore
import PQModel
import PQTestSupport
import Synchronization
import Testing

@testable import PQRun

@Suite struct RedirectInterceptorTests {
  private func follow(
    _ redirects: [String: String],
    from start: String = "https://h.test/a/b?x=1",
    policy: Environment.RedirectPolicy = .sameOrigin
  ) async throws -> (asked: [String], response: Response) {
    let asked = Mutex<[String]>([])
    let environment = Environment(name: "e", host: try Host("h.test"), redirects: policy)
    let response = try await RedirectInterceptor().intercept(
      Request(url: start),
      context: RunContext(environment: environment)
    ) { request in
      asked.withLock { $0.append(request.url) }
      guard let location = redirects[request.url] else { return Response(status: 200) }
      return Response(status: 302, headers: HeaderFields([try HeaderField("Location", location)]))
    }
    return (asked.withLock { $0 }, response)
  }

  @Test(arguments: [
    ("/c", "https://h.test/c"), ("c", "https://h.test/a/c"), ("../c?y", "https://h.test/c?y"),
    ("?z", "https://h.test/a/b?z"), ("https://H.test:443/c%2Fd", "https://H.test:443/c%2Fd"),
    ("//h.test/c", "https://h.test/c"), ("./c/../d/", "https://h.test/a/d/"), ("/c#part", "https://h.test/c"),
  ])
  func `a redirect within the origin is followed as written`(location: String, address: String) async throws {
    let result = try await follow(["https://h.test/a/b?x=1": location])
    #expect(result.asked.last == address)
    #expect(result.response.exchange.redirects == [.init(status: 302, address: "https://h.test/a/b?x=1")])
    #expect(result.response.status == 200)
  }

  @Test(arguments: [
    "http://h.test/c", "https://other.test/c", "https://h.test:8443/c", "//other.test/", "https://h.test@other.test/",
    "/libs/granite/core/content/login.html?resource=/", "https://u:p@h.test/c", "https:/other.test/",
    "https:other.test",
    "javascript:alert(1)", "file:///etc/passwd", "///other.test/c",
  ])
  func `a redirect elsewhere or to a log-in stays the answer`(location: String) async throws {
    let result = try await follow(["https://h.test/a/b?x=1": location])
    #expect(result.asked.count == 1)
    #expect(result.response.status == 302)
  }

  @Test func `no redirect is followed by default`() async throws {
    let result = try await follow(["https://h.test/a/b?x=1": "/c"], policy: .never)
    #expect(result.response.status == 302)
  }

  @Test func `ten hops are followed`() async throws {
    let chain = Dictionary(uniqueKeysWithValues: (1...10).map { ("https://h.test/\($0)", "/\($0 + 1)") })
    let result = try await follow(chain, from: "https://h.test/1")
    #expect(result.response.status == 200)
    #expect(result.asked.last == "https://h.test/11")
    #expect(result.response.exchange.redirects.count == 10)
  }

  @Test func `a redirect to itself is a circle`() async {
    let error = await #expect(throws: Diagnostic.self) {
      try await follow(
        ["https://h.test/1": "https://h.test:443/1", "https://h.test:443/1": "/1"],
        from: "https://h.test/1"
      )
    }
    #expect(error?.code.name == "redirect-loop")
  }

  @Test func `a circle and a long chain end`() async {
    let circle = ["https://h.test/1": "/2", "https://h.test/2": "/1"]
    let chain = Dictionary(uniqueKeysWithValues: (1...20).map { ("https://h.test/\($0)", "/\($0 + 1)") })
    for redirects in [circle, chain] {
      let error = await #expect(throws: Diagnostic.self) { try await follow(redirects, from: "https://h.test/1") }
      #expect(error?.code.name == "redirect-loop")
      #expect(error?.notes.first?.message == "HTTP 302 from https://h.test/1")
    }
  }
}
