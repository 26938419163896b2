import PQCore
import Testing

@testable import PQSandbox

@Suite struct ExecuteEndpointTests {
  private static let execute = "/graphql/execute.json/wknd-shared"
  private let handler: SandboxHandler

  init() throws {
    handler = SandboxHandler(mode: .publish, store: try ContentStore.wknd())
  }

  @Test(arguments: [
    "/adventure-by-slug%3Bslug%3Dbali-surf-camp",
    "/adventure-by-slug%3Bslug%3Dbali-surf-camp;",
    "/adventure-by-slug;slug=bali-surf-camp",
    "/adventure-by-slug;slug=bali-surf-camp;",
    "/adventure-by-slug%3Bslug=bali%2Dsurf%2dcamp",
    "/adventure-by-slug%3Bts%3D17%3Bslug%3Dbali-surf-camp",
    "/adventure-by-slug%3Bslug%3Dbali-surf-camp?cache=off",
    "/adventure-by-slug%3Bslug%3Dbali-surf-camp;.json",
  ])
  func `variables are read however they are encoded`(target: String) throws {
    let answer = handler.respond(to: SandboxRequest("GET", Self.execute + target))
    #expect(answer.status == 200)
    #expect(answer.header("Content-Type") == "application/json;charset=utf-8")
    let json = try JSON(parsing: answer.text)
    #expect(json["data"]?["adventureList"]?["items"]?[0]?["title"]?.string == "Bali Surf Camp")
  }

  @Test func `a path encoded twice finds nothing`() throws {
    let path = "%252Fcontent%252Fdam%252Fwknd-shared%252Fen%252Fadventures%252Fbali-surf-camp%252Fbali-surf-camp"
    let answer = handler.respond(
      to: SandboxRequest("GET", "\(Self.execute)/adventure-by-path%3BadventurePath%3D\(path)")
    )
    #expect(answer.status == 200)
    let json = try JSON(parsing: answer.text)
    #expect(json["data"]?.isNull == true)
    #expect(json["errors"]?[0]?["extensions"]?["classification"]?.string == "DataFetchingException")
  }

  @Test(arguments: [
    #"{"variables":{"slug":"bali-surf-camp"}}"#,
    #"{"variables":{"slug":"bali-surf-camp","imageWidth":600,"imageSeoName":null}}"#,
  ])
  func `variables may be posted`(body: String) throws {
    let answer = handler.respond(to: post("/adventure-by-slug", body))
    let json = try JSON(parsing: answer.text)
    #expect(json["data"]?["adventureList"]?["items"]?[0]?["title"]?.string == "Bali Surf Camp")
  }

  @Test(arguments: ["", "{}", #"{"variables":null}"#])
  func `a posted request may have no variables`(body: String) throws {
    let answer = handler.respond(to: post("/adventures-all", body))
    let json = try JSON(parsing: answer.text)
    #expect(json["data"]?["adventureList"]?["items"]?.count == 16)
  }

  @Test(arguments: ["{", "[]", "1", #"{"variables":[1]}"#])
  func `a posted body that is no object of variables is refused`(body: String) {
    #expect(handler.respond(to: post("/adventures-all", body)).status == 400)
  }

  @Test func `an unknown name is not found`() {
    let answer = handler.respond(to: SandboxRequest("GET", "\(Self.execute)/nothing-here%3Ba%3Db"))
    #expect(answer.status == 404)
    #expect(answer.header("Content-Type") == "application/json;charset=utf-8")
    #expect(
      answer.text == """
        {"errors":[{"errorType":"PersistenceError","message":"Could not find Persisted Query",\
        "details":"Configuration: 'wknd-shared' and Query Name: 'nothing-here' does not resolve to an existing \
        Persistent Query"}]}
        """
    )
  }

  @Test func `an unknown configuration has no endpoint`() {
    let answer = handler.respond(to: SandboxRequest("GET", "/graphql/execute.json/wknd/adventures-all"))
    #expect(answer.status == 404)
    #expect(
      answer.text == """
        {"errors":[{"errorType":"ServletError","message":"Internal Servlet Failure",\
        "details":"No suitable endpoint found."}]}
        """
    )
  }

  @Test(arguments: ["/graphql/execute.json", "/graphql/execute.json/"])
  func `without a suffix the request is bad`(target: String) {
    let answer = handler.respond(to: SandboxRequest("GET", target))
    #expect(answer.status == 400)
    #expect(answer.text == "Suffix: '/' does not contain a path")
  }

  @Test func `a missing variable is an error in an answer of status 200`() throws {
    let answer = handler.respond(to: SandboxRequest("GET", "\(Self.execute)/adventure-by-slug"))
    #expect(answer.status == 200)
    let json = try JSON(parsing: answer.text)
    #expect(json["data"] == nil)
    #expect(json["errors"]?[0]?["extensions"]?["classification"]?.string == "ValidationError")
  }

  @Test(arguments: [
    ("query { adventureList { items { name } } }", "FieldUndefined"),
    ("query { adventureList { items {", "InvalidSyntax"),
  ])
  func `a document that no longer fits is an error of the server`(document: String, word: String) throws {
    let handler = SandboxHandler(
      mode: .publish,
      documents: [PersistedDocument(configuration: "my-site", name: "broken", text: document)],
      store: try ContentStore.wknd()
    )
    let answer = handler.respond(to: SandboxRequest("GET", "/graphql/execute.json/my-site/broken"))
    #expect(answer.status == 500)
    #expect(answer.header("Cache-Control") == nil)
    let json = try JSON(parsing: answer.text)
    #expect(json["errors"]?[0]?["errorType"]?.string == "QueryValidationError")
    #expect(json["errors"]?[0]?["details"]?.string?.contains(word) == true)
  }

  private func post(_ path: String, _ body: String) -> SandboxRequest {
    SandboxRequest("POST", Self.execute + path, body: Array(body.utf8))
  }
}

extension SandboxResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
}
