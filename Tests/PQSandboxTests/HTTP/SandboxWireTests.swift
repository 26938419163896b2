import PQCore
import PQTestSupport
import Synchronization
import Testing

@testable import PQSandbox

@Suite struct SandboxWireTests {
  private static let execute = "/graphql/execute.json/wknd-shared"
  private static let basic = [("Authorization", "Basic YWRtaW46YWRtaW4=")]
  private static let items = ["data", "adventureList", "items"]
  private static let articles = ["data", "articleList", "items"]
  private static let magazine = "%2Fcontent%2Fdam%2Fwknd-shared%2Fen%2Fmagazine"
  private static let trips = "%2Fcontent%2Fdam%2Fwknd-shared%2Fen%2Fadventures"

  @Test(arguments: [
    ("adventures-all", items, 16),
    ("adventures-all%3Boffset%3D10%3Blimit%3D4", items, 4),
    ("adventures-by-activity%3Bactivity%3DCycling", items, 4),
    ("adventures-by-activity%3Bactivity%3Dskiing", items, 3),
    ("adventures-by-activity%3Bactivity%3DSocial", items, 3),
    ("adventures-by-activity%3Bactivity%3DSurfing", items, 2),
    ("adventures-by-activity%3Bactivity%3DRock%20Climbing", items, 2),
    ("adventures-by-activity%3Bactivity%3DCamping", items, 2),
    ("adventures-by-activity%3Bactivity%3DChess", items, 0),
    ("adventure-by-slug%3Bslug%3Dbali-surf-camp", items, 1),
    ("adventure-by-slug%3Bslug%3Dbali-surf-camp", ["data", "adventureList", "_references"], 1),
    ("adventure-by-slug%3Bslug%3Dclimbing-new-zealand", ["data", "adventureList", "_references"], 2),
    ("adventure-by-price%3Bprice%3D1200%3BpriceOperator%3DLOWER", items, 7),
    ("adventure-by-price%3Bprice%3D1200%3BpriceOperator%3DGREATER_EQUAL", items, 9),
    (
      "adventure-by-path%3BadventurePath%3D\(trips)%2Fbali-surf-camp%2Fbali-surf-camp",
      ["data", "adventureByPath", "item", "description", "json"], 3
    ),
    ("articles-all", ["data", "articlePaginated", "edges"], 7),
    ("articles-all%3Bfirst%3D3", ["data", "articlePaginated", "edges"], 3),
    ("article-by-slug%3Bslug%3Dski-touring", articles, 1),
    ("article-by-author%3BauthorFirstName%3DSofia%3BauthorLastName%3DSj%C3%B6berg", articles, 1),
    (
      "article-by-path%3BarticlePath%3D\(magazine)%2Falaska-adventure%2Falaskan-adventures",
      ["data", "articleByPath", "item", "main", "json"], 4
    ),
  ])
  func `each query finds what there is`(target: String, path: [String], count: Int) throws {
    let sandbox = try Sandbox.start(mode: .publish)
    let answer = try RawHTTPClient(port: sandbox.port).exchange("GET", "\(Self.execute)/\(target)")
    #expect(answer.status == 200)
    #expect(answer["Content-Type"] == "application/json;charset=utf-8")
    let json = try JSON(parsing: answer.text)
    #expect(json["errors"] == nil, "\(answer.text.prefix(400))")
    let found = path.reduce(json as JSON?) { value, name in value?[name] }
    #expect(found?.elements?.reduce(0) { count, _ in count + 1 } == count)
  }

  @Test func `an answer names its length and the connection serves the next request`() throws {
    let sandbox = try Sandbox.start(mode: .publish)
    let client = try RawHTTPClient(port: sandbox.port)
    let first = try client.exchange("GET", "\(Self.execute)/adventures-all")
    #expect(first.statusLine == "HTTP/1.1 200 OK")
    #expect(first["Content-Length"] == "\(first.body.count)")
    #expect(first["X-Cache"] == "MISS")
    let second = try client.exchange("GET", "\(Self.execute)/adventures-all")
    #expect(second["X-Cache"] == "HIT")
    #expect(second.body == first.body)
    let head = try client.exchange("HEAD", "\(Self.execute)/adventures-all")
    #expect(head["Content-Length"] == "\(first.body.count)")
    let posted = try client.exchange(
      "POST",
      "\(Self.execute)/adventure-by-slug",
      body: #"{"variables":{"slug":"tahoe-skiing"}}"#
    )
    #expect(posted.text.contains("Tahoe Skiing"))
    #expect(try client.exchange("GET", "/nothing").status == 404)
  }

  @Test func `the target reaches the sandbox byte for byte`() throws {
    let targets = Mutex<[String]>([])
    let sandbox = try Sandbox.start(mode: .publish) { entry in
      targets.withLock { $0.append("\(entry.method) \(entry.target) \(entry.status)") }
    }
    let client = try RawHTTPClient(port: sandbox.port)
    let sent = ["/a%3Bb%3Dc%2Fd;e=f?g=h&i=%20", "/x/../y//z", "/%C3%B6+%2B"]
    for target in sent { _ = try client.exchange("GET", target) }
    #expect(targets.withLock { $0 } == sent.map { "GET \($0) 404" })
  }

  @Test func `author asks for credentials on the wire`() throws {
    let sandbox = try Sandbox.start(
      mode: .author,
      credentials: Sandbox.Credentials(password: Secret("other"), token: Secret("abc"))
    )
    let client = try RawHTTPClient(port: sandbox.port)
    let target = "\(Self.execute)/adventures-all"
    let refused = try client.exchange("GET", target, headers: Self.basic)
    #expect(refused.status == 401)
    #expect(refused["WWW-Authenticate"]?.hasPrefix("Basic realm=") == true)
    #expect(refused["Content-Length"] == "0")
    #expect(try client.exchange("GET", target, headers: [("Authorization", "Bearer abc")]).status == 200)
    let browser = try client.exchange("GET", target, headers: [("User-Agent", "Mozilla/5.0")])
    #expect(browser.status == 302)
    #expect(try client.exchange("GET", browser["Location"] ?? "").text.contains("j_password"))
  }

  @Test func `every picture that answers speak of is served in its size`() throws {
    let sandbox = try Sandbox.start(mode: .author)
    let client = try RawHTTPClient(port: sandbox.port)
    let answer = try client.exchange("GET", "\(Self.execute)/adventures-all%3BimageWidth%3D64", headers: Self.basic)
    let list = try #require(try JSON(parsing: answer.text)["data"]?["adventureList"]?["items"]?.elements)
    for item in list {
      let address = try #require(item["primaryImage"]?["_dynamicUrl"]?.string)
      let picture = try client.exchange("GET", address, headers: Self.basic)
      #expect(picture.status == 200, "\(address)")
      #expect(picture["Content-Type"] == "image/jpeg")
      #expect(JPEGFile(picture.body)?.width == 64)
    }
    let path = "/content/dam/wknd-shared/en/adventures/ski-touring-mont-blanc/adobestock-291339093.jpeg"
    let original = try client.exchange("GET", path, headers: Self.basic)
    #expect(JPEGFile(original.body)?.width == 720)
    #expect(JPEGFile(original.body)?.height == 480)
    #expect(try client.exchange("GET", path).status == 401)
    let head = try client.exchange("HEAD", path, headers: Self.basic)
    #expect(head["Content-Length"] == "\(original.body.count)")
    #expect(head["ETag"] == original["ETag"])
  }

  @Test func `a port that is taken is a problem with a way out`() throws {
    let sandbox = try Sandbox.start(mode: .publish)
    let problem = try #require(throws: Diagnostic.self) {
      try Sandbox.start(mode: .author, port: sandbox.port)
    }
    #expect(problem.code == .portTaken)
    #expect(problem.message.contains("\(sandbox.port)"))
    #expect(problem.hint?.contains("--port") == true)
  }

  @Test func `a stopped sandbox gives its port back at once`() throws {
    let sandbox = try Sandbox.start(mode: .publish)
    let client = try RawHTTPClient(port: sandbox.port)
    #expect(try client.exchange("GET", "/").status == 404)
    let duration = ContinuousClock().measure { sandbox.stop() }
    #expect(duration < .seconds(2))
    #expect(throws: RawHTTPClient.Failure.self) { try RawHTTPClient(port: sandbox.port).exchange("GET", "/") }
    let next = try Sandbox.start(mode: .publish, port: sandbox.port)
    #expect(next.address == "http://127.0.0.1:\(sandbox.port)")
    sandbox.stop()
    #expect(try RawHTTPClient(port: next.port).exchange("GET", "/").status == 404)
  }

  @Test func `a body beyond a mebibyte is refused`() throws {
    let sandbox = try Sandbox.start(mode: .publish)
    let client = try RawHTTPClient(port: sandbox.port)
    let body = #"{"variables":{"slug":"\#(String(repeating: "x", count: 1 << 20))"}}"#
    #expect(try client.exchange("POST", "\(Self.execute)/adventure-by-slug", body: body).status == 413)
  }

  @Test func `many clients at once each get their own answer`() async throws {
    let sandbox = try Sandbox.start(mode: .publish)
    let port = sandbox.port
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<24 {
        let slug = ["bali-surf-camp", "cycling-tuscany", "tahoe-skiing"][index % 3]
        group.addTask {
          let client = try RawHTTPClient(port: port)
          return try (0..<5).allSatisfy { round in
            let target = "\(Self.execute)/adventure-by-slug%3Bslug%3D\(slug)%3Bround%3D\(round)"
            return try client.exchange("GET", target).text.contains("\"slug\":\"\(slug)\"")
          }
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }
}
