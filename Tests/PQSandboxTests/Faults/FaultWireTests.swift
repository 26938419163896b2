import PQCore
import PQTestSupport
import Testing

@testable import PQSandbox

@Suite struct FaultWireTests {
  private static let adventures = "/graphql/execute.json/wknd-shared/adventures-all"
  private static let picture = "/content/dam/wknd-shared/en/adventures/bali-surf-camp/adobestock-175749320.jpg"

  private func ask(_ target: String, of fault: Sandbox.Fault, times: Int = 1) throws -> RawHTTPAnswer {
    let sandbox = try Sandbox.start(mode: .publish, faults: Sandbox.FaultPlan([fault]))
    let client = try RawHTTPClient(port: sandbox.port)
    for _ in 1..<times { _ = try client.exchange("GET", target) }
    return try client.exchange("GET", target)
  }

  @Test(
    arguments: [
      (Sandbox.Fault.loginPage, "HTTP/1.1 200 OK", "Content-Type", "text/html;charset=utf-8", "j_security_check"),
      (.unauthorized, "HTTP/1.1 401 Unauthorized", "WWW-Authenticate", #"Basic realm="Sling (Development)""#, ""),
      (
        .notFoundPage, "HTTP/1.1 404 Not Found", "Content-Type", "text/html; charset=iso-8859-1",
        "was not found on this"
      ),
      (.validationError, "HTTP/1.1 500 Internal Server Error", "Cache-Control", nil, #""QueryValidationError""#),
      (.partialData, "HTTP/1.1 200 OK", "X-Cache", "MISS", #"{"errors":[{"message":"Exception while fetching data ("#),
      (.emptyList, "HTTP/1.1 200 OK", "X-Cache", "MISS", #"{"data":{"adventureList":{"items":[]}}}"#),
      (.staleCache, "HTTP/1.1 200 OK", "X-Cache", "HIT", #""slug":"bali-surf-camp""#),
      (.rateLimited, "HTTP/1.1 429 Too Many Requests", "Retry-After", "1", "Too many requests"),
    ] as [(Sandbox.Fault, String, String, String?, String)]
  )
  func `a query is answered as its fault says`(
    fault: Sandbox.Fault,
    statusLine: String,
    header: String,
    value: String?,
    body: String
  ) throws {
    let answer = try ask(Self.adventures, of: fault)
    #expect(answer.statusLine == statusLine)
    #expect(answer[header] == value)
    #expect(body.isEmpty ? answer.body.isEmpty : answer.text.contains(body), "\(answer.text.prefix(400))")
  }

  @Test func `a request that is sent again is no longer too much`() throws {
    let answer = try ask(Self.adventures, of: .rateLimited, times: 2)
    #expect(answer.status == 200)
    #expect(answer["Retry-After"] == nil)
  }

  @Test(
    arguments: [
      (Sandbox.Fault.wrongImage, 200, "image/jpeg", 800), (.imagePage, 200, "text/html;charset=utf-8", nil),
      (.missingImage, 404, "text/html; charset=iso-8859-1", nil), (.loginPage, 200, "text/html;charset=utf-8", nil),
      (.cut, 200, "image/jpeg", 1600),
    ] as [(Sandbox.Fault, Int, String, Int?)]
  )
  func `a picture is answered as the fault says`(fault: Sandbox.Fault, status: Int, type: String, width: Int?) throws {
    let answer = try ask(Self.picture, of: fault)
    #expect(answer.status == status)
    #expect(answer["Content-Type"] == type)
    #expect(JPEGFile(answer.body)?.width == width)
  }

  @Test func `a cut answer tells its whole length and ends before it`() throws {
    let good = try Sandbox.start(mode: .publish)
    let length = try RawHTTPClient(port: good.port).exchange("GET", Self.adventures).body.count
    let sandbox = try Sandbox.start(mode: .publish, faults: [.cut])
    let head = try RawHTTPClient(port: sandbox.port).exchange("HEAD", Self.adventures)
    #expect(head["Content-Length"] == "\(length)")
    #expect(throws: RawHTTPClient.Failure.closed) {
      try RawHTTPClient(port: sandbox.port).exchange("GET", Self.adventures)
    }
    let client = try RawHTTPClient(port: sandbox.port)
    try client.transmit(Array("GET \(Self.adventures) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8))
    #expect(try client.readAnswer(hasBody: false)["Content-Length"] == "\(length)")
  }

  @Test func `a slow answer comes after its delay and holds up nobody else`() async throws {
    let delay = Duration.milliseconds(600)
    let sandbox = try Sandbox.start(mode: .publish, faults: Sandbox.FaultPlan([.slow], delay: delay))
    let port = sandbox.port
    let clock = ContinuousClock()
    let start = clock.now
    let times = try await withThrowingTaskGroup(of: Duration.self) { group in
      for round in 0..<2 {
        group.addTask {
          let answer = try RawHTTPClient(port: port).exchange("GET", "\(Self.adventures)%3Bround%3D\(round)")
          #expect(answer.status == 200)
          return clock.now - start
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(times.allSatisfy { $0 >= delay })
    let other = try clock.measure { _ = try RawHTTPClient(port: port).exchange("GET", "/nothing") }
    #expect(other < delay)
  }

  @Test func `a sandbox stops in the middle of a slow answer`() async throws {
    let sandbox = try Sandbox.start(mode: .publish, faults: Sandbox.FaultPlan([.slow], delay: .seconds(60)))
    let client = try RawHTTPClient(port: sandbox.port)
    try client.transmit(Array("GET \(Self.adventures) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8))
    try await Task.sleep(for: .milliseconds(300))
    #expect(ContinuousClock().measure { sandbox.stop() } < .seconds(5))
  }
}
