import PQCore
import PQModel
import PQRun
import Testing

@Suite struct AssetsCheckTests {
  private static func gif(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    Array("GIF89a".utf8) + [width, 0, height, 0, 0, 0, 0]
  }

  private static let picture =
    #"{"data":{"item":{"slug":"bali","i":{"_path":"/content/dam/a.gif","width":16,"height":9}}}}"#

  private static func outcome(_ response: @escaping @Sendable () throws -> Response) async throws -> CheckOutcome {
    try await CheckBench(fetch: { _ in try response() }).outcome(of: "assets: all", picture)
  }

  @Test func `a picture of the right type and size passes`() async throws {
    #expect(try await Self.outcome { try .of("image/gif;x=1", Self.gif(16, 9)) } == .passed)
  }

  @Test func `a picture of another size is told with its place, and shown`() async throws {
    let finding = try #require(try await Self.outcome { try .of("image/gif", Self.gif(8, 4)) }.findings.first)
    #expect(finding.message == "'/content/dam/a.gif' has another size")
    #expect(finding.expected == "16×9 pixels" && finding.actual == "8×4 pixels")
    #expect(finding.place?.description == "$['data']['item']['i']['_path'] (/content/dam/a.gif)")
    #expect(finding.picture?.mediaType == "image/gif" && finding.picture?.bytes == Self.gif(8, 4))
  }

  struct Failure: Sendable, CustomTestStringConvertible {
    let message: String
    let mediaType: String
    let body: String
    var status = 200
    var location: String?

    var testDescription: String { message }
  }

  @Test(arguments: [
    Failure(message: "answers HTTP 404", mediaType: "text/html", body: "<h1>Not found</h1>", status: 404),
    Failure(message: "answers HTTP 503", mediaType: "text/plain", body: "", status: 503),
    Failure(message: "is empty", mediaType: "image/gif", body: ""),
    Failure(message: "is no picture", mediaType: "image/gif", body: "nothing like it"),
    Failure(message: "is cut off or damaged", mediaType: "image/gif", body: "GIF89a"),
    Failure(message: "has another media type", mediaType: "application/octet-stream", body: "GIF89a0101"),
    Failure(message: "has another media type", mediaType: "text/html", body: "<p>Hello</p>"),
    Failure(
      message: "gives a log-in page: HTTP 200",
      mediaType: "text/html",
      body: "<html><form action='/j_security_check'></form></html>"
    ),
    Failure(
      message: "leads to a log-in page: HTTP 302",
      mediaType: "text/html",
      body: "",
      status: 302,
      location: "/login.html"
    ),
    Failure(
      message: "is redirected to '/b.gif': HTTP 301",
      mediaType: "text/html",
      body: "",
      status: 301,
      location: "/b.gif"
    ),
  ])
  func `what comes in the place of a picture is named`(failure: Failure) async throws {
    let outcome = try await Self.outcome {
      var response = try Response.of(failure.mediaType, Array(failure.body.utf8), status: failure.status)
      if let location = failure.location { response.headers.set(try HeaderField("Location", location)) }
      return response
    }
    #expect(outcome.findings.map(\.message) == ["'/content/dam/a.gif' \(failure.message)"])
    #expect(outcome.findings[0].place?.fragment == "/content/dam/a.gif")
  }

  @Test func `an address that cannot be asked fails with the reason`() async throws {
    let outcome = try await Self.outcome { throw Diagnostic.error(.noValue, "no one listens", hint: "start it") }
    #expect(
      outcome.findings.map(\.message) == ["'/content/dam/a.gif' cannot be fetched: no one listens"]
    )
  }

  @Test func `each address is asked for once, and no more than the limit`() async throws {
    let images = (0..<500).map { #"{"_path":"/content/dam/\#($0 % 100).gif"}"# }
    let bench = CheckBench(fetch: { _ in try .of("image/gif", Self.gif(1, 1)) })
    let body = #"{"data":{"items":[\#(images.joined(separator: ","))]}}"#
    let outcome = try await bench.outcome(of: "assets: all\nlimit: 30", body)
    #expect(outcome == CheckOutcome(notes: ["30 of 100 assets are checked"]))
    #expect(bench.fetched == (0..<30).map { "/content/dam/\($0).gif" }.sorted())
    let chosen = CheckBench(fetch: { _ in try .of("image/gif", Self.gif(1, 1)) })
    #expect(try await chosen.outcome(of: "assets: $..['_path']\nlimit: 100", body) == .passed)
    #expect(chosen.fetched.count == 100)
  }

  @Test func `what is an asset is told by member, extension and type`() async throws {
    let bench = CheckBench()
    let body = """
      {"data":{"item":{"_path":"/content/dam/bali","_publishUrl":"https://p.test/a.gif","_authorUrl":null,
      "d":{"_dynamicUrl":"/adobe/x.jpg?width=1"},"m":{"_path":"/content/dam/x","mimeType":"image/png"},
      "t":{"_path":"/content/dam/y","__typename":"ImageRef"},"p":{"_path":"/content/site/page"}}}}
      """
    _ = try await bench.outcome(of: "assets: all", body)
    #expect(
      bench.fetched == [
        "/adobe/x.jpg?width=1", "/content/dam/x", "/content/dam/y", "https://p.test/a.gif",
      ]
    )
  }

  @Test(arguments: [
    ("{\"_path\":\"/content/dam/a.jpg\",\"mimeType\":\"image/png\"}", "image/jpeg", false),
    ("{\"_path\":\"/content/dam/a.jpg\",\"mimeType\":\"image/gif\"}", "image/gif", true),
    ("{\"_path\":\"/content/dam/a.jpg\"}", "image/gif", true),
    (
      "{\"_dynamicUrl\":\"/adobe/a.jpg?width=900\",\"width\":1600,\"height\":900,\"mimeType\":\"image/jpeg\"}",
      "image/gif", true
    ),
    ("{\"_dynamicUrl\":\"/adobe/a.jpg\",\"width\":1600,\"height\":900}", "image/gif", false),
    ("{\"_path\":\"/content/dam/a.pdf\"}", "image/gif", false),
    ("{\"_path\":\"/content/dam/a.zip\"}", "application/zip", true),
    ("{\"_publishUrl\":\"https://p.test/page.html\"}", "text/html", true),
  ])
  func `the media type is that of the answer, or of the family that the address looks like`(
    image: String,
    mediaType: String,
    passes: Bool
  ) async throws {
    let bench = CheckBench(fetch: { _ in try .of(mediaType, Self.gif(1, 1)) })
    #expect(try await bench.outcome(of: "assets: all", #"{"data":{"i":\#(image)}}"#).passed == passes)
  }

  @Test func `an author that asks strangers for credentials is not judged from publish`() async throws {
    let bench = CheckBench(fetch: { _ in Response(status: 401) })
    let outcome = try await bench.outcome(of: "assets: all", #"{"data":{"i":{"_authorUrl":"https://a.test/a.gif"}}}"#)
    #expect(outcome.passed && outcome.notes.count == 1)
    #expect(
      try await !bench.outcome(of: "assets: all", #"{"data":{"i":{"_publishUrl":"https://a.test/a.gif"}}}"#).passed
    )
  }

  @Test(arguments: ["assets: all", "assets: $..nothing", "assets: [$..n]"])
  func `an answer without assets fails`(yaml: String) async throws {
    let outcome = try await CheckBench().outcome(of: yaml, #"{"data":{"n":1,"items":[]}}"#)
    #expect(outcome.findings.map(\.message) == ["the answer names no asset"])
  }

  @Test(arguments: ["assets: every", "assets: [a]", "assets:", "assets: all\nlimit: 0", "assets: { all: 1 }"])
  func `settings that are wrong are refused`(yaml: String) async throws {
    await #expect(throws: DiagnosticList.self) { try await CheckBench().outcome(of: yaml, #"{"data":{}}"#) }
  }
}
