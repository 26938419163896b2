import PQCore
import Testing

@testable import PQSandbox

@Suite struct FaultInjectorTests {
  private static let execute = "/graphql/execute.json/wknd-shared"
  private static let trips = "/content/dam/wknd-shared/en/adventures"
  private static let path = "%3BadventurePath%3D" + PercentEncoding.encode("\(trips)/bali-surf-camp/bali-surf-camp")
  private static let queries = [
    "adventures-all", "adventures-by-activity%3Bactivity%3DCycling", "adventure-by-slug%3Bslug%3Dtahoe-skiing",
    "adventure-by-path\(path)", "adventure-by-price%3Bprice%3D1%3BpriceOperator%3DGREATER", "articles-all",
    "article-by-slug%3Bslug%3Dski-touring",
  ]

  private let store: ContentStore

  init() throws {
    store = try ContentStore.wknd()
  }

  private func publish(_ faults: Sandbox.FaultPlan) -> SandboxHandler {
    SandboxHandler(mode: .publish, store: store, faults: faults)
  }

  private func ask(_ query: String, of handler: SandboxHandler) throws -> JSON {
    let answer = handler.respond(to: SandboxRequest("GET", "\(Self.execute)/\(query)"))
    #expect(answer.status == 200)
    return try JSON(parsing: answer.text)
  }

  // MARK: - Content

  @Test(arguments: queries)
  func `models without a title fit no query`(query: String) throws {
    let answer = publish([.validationError]).respond(to: SandboxRequest("GET", "\(Self.execute)/\(query)"))
    #expect(answer.status == 500)
    let error = try #require(try JSON(parsing: answer.text)["errors"]?[0])
    #expect(error["errorType"]?.string == "QueryValidationError")
    #expect(error["details"]?.string?.contains("Field 'title' in type '") == true)
  }

  @Test(
    arguments: [(Sandbox.FaultPlan([.missingImage]), 404, 0), ([.wrongImage], 200, 800), ([], 200, 1600)]
      as [(Sandbox.FaultPlan, Int, Int)]
  )
  func `only the first picture is wrong`(faults: Sandbox.FaultPlan, status: Int, width: Int) {
    let handler = publish(faults)
    let answer = handler.respond(
      to: SandboxRequest("GET", "\(Self.trips)/bali-surf-camp/adobestock-175749320.jpg")
    )
    #expect(answer.status == status)
    #expect(JPEGFile(answer.body)?.width ?? 0 == width)
    let other = handler.respond(
      to: SandboxRequest("GET", "\(Self.trips)/beervana-portland/adobestock-279232449.jpeg")
    )
    #expect(JPEGFile(other.body)?.width == 1381)
  }

  // MARK: - Results

  @Test(arguments: [
    ("adventures-all", ["adventureList", "items", "0", "primaryImage"]),
    ("adventure-by-path\(path)", ["adventureByPath", "item", "itinerary"]),
    ("articles-all", ["articlePaginated", "edges", "0", "node", "authorFragment"]),
    ("adventures-by-activity%3Bactivity%3DChess", ["adventureList"]),
  ])
  func `an error stands beside data that lacks what it names`(query: String, path: [String]) throws {
    let answer = try ask(query, of: publish([.partialData]))
    let error = try #require(answer["errors"]?[0])
    #expect(error["path"]?.elements?.map { $0.string ?? $0.text() } == path)
    #expect(error["extensions"]?["classification"]?.string == "DataFetchingException")
    let value = path.reduce(answer["data"]) { value, step in Int(step).map { value?[$0] } ?? value?[step] }
    #expect(value?.isNull == true, "\(answer.text().prefix(400))")
  }

  @Test func `an item keeps its other fields`() throws {
    let answer = try ask("adventures-all", of: publish([.partialData]))
    let items = try #require(answer["data"]?["adventureList"]?["items"])
    #expect(items.count == 16)
    #expect(items[0]?["title"]?.string == "Bali Surf Camp")
    #expect(items[1]?["primaryImage"]?.isNull == false)
  }

  @Test(arguments: [
    ("adventures-all", "adventureList", "items"),
    ("adventure-by-slug%3Bslug%3Dbali-surf-camp", "adventureList", "items"),
    ("adventure-by-slug%3Bslug%3Dbali-surf-camp", "adventureList", "_references"),
    ("articles-all%3Bfirst%3D3", "articlePaginated", "edges"),
  ])
  func `every list is empty`(query: String, root: String, list: String) throws {
    let answer = try ask(query, of: publish([.emptyList]))
    #expect(answer["errors"] == nil)
    #expect(answer["data"]?[root]?[list]?.count == 0)
  }

  @Test func `after an empty page there is no other`() throws {
    let answer = try ask("articles-all%3Bfirst%3D3", of: publish([.emptyList]))
    let info = try #require(answer["data"]?["articlePaginated"]?["pageInfo"])
    #expect(info["hasNextPage"]?.bool == false)
    #expect(info["endCursor"]?.isNull == true)
  }

  @Test(arguments: [("adventures-all", 15), ("adventure-by-slug%3Bslug%3Dbali-surf-camp", 1)])
  func `a stale list lacks its last item, but one item stays`(query: String, count: Int) throws {
    let answer = try ask(query, of: publish([.staleCache]))
    #expect(answer["data"]?["adventureList"]?["items"]?.count == count)
  }

  // MARK: - Answers

  @Test func `a stale answer is older than it may be, and grows older`() {
    let handler = publish([.staleCache])
    for _ in 1...2 {
      let answer = handler.respond(to: SandboxRequest("GET", "\(Self.execute)/adventures-all"))
      #expect(answer.header("X-Cache") == "HIT")
      #expect(answer.header("Age").flatMap { Int($0) } ?? 0 > 7200 + 86_400)
      #expect(answer.headers.filter { $0.hasName("Age") }.count == 1)
    }
  }

  @Test func `only the first request for an address comes too often`() {
    let handler = publish([.rateLimited])
    for query in ["adventures-all", "articles-all"] {
      let answers = (1...3).map { _ in handler.respond(to: SandboxRequest("GET", "\(Self.execute)/\(query)")) }
      #expect(answers.map(\.status) == [429, 200, 200])
      #expect(answers[0].header("Retry-After") == "1")
    }
  }

  @Test func `pages come in the place of pictures alone`() {
    let handler = publish([.imagePage])
    let target = "\(Self.trips)/tahoe-skiing/adobestock-184591344.jpg"
    let picture = handler.respond(to: SandboxRequest("GET", target))
    #expect(picture == .loginPage)
    #expect(handler.respond(to: SandboxRequest("GET", "\(Self.execute)/adventures-all")).text.hasPrefix("{"))
  }

  @Test func `faults add up`() {
    let plan = Sandbox.FaultPlan([.cut, .slow, .notFoundPage], delay: .seconds(7))
    let answer = publish(plan).respond(to: SandboxRequest("GET", "\(Self.execute)/adventures-all"))
    #expect(answer.status == 404)
    #expect(answer.delivery.delay == .seconds(7))
    #expect(answer.delivery.end == answer.body.count / 2)
  }

  // MARK: - What stays as it is

  @Test(arguments: Sandbox.Fault.allCases)
  func `an author asks for credentials first, and the log-in form stays`(fault: Sandbox.Fault) {
    let handler = SandboxHandler(mode: .author, store: store, faults: Sandbox.FaultPlan([fault]))
    let refused = handler.respond(to: SandboxRequest("GET", "\(Self.execute)/adventures-all"))
    #expect(refused == .unauthorized)
    let body = Array("j_username=admin&j_password=admin&j_validate=true".utf8)
    #expect(handler.respond(to: SandboxRequest("POST", AuthorGate.formPath, body: body)).status == 200)
  }

  @Test(arguments: [
    Sandbox.Fault.notFoundPage, .validationError, .partialData, .emptyList, .staleCache, .slow, .cut, .rateLimited,
  ])
  func `a fault of queries leaves pictures alone`(fault: Sandbox.Fault) {
    let target = "\(Self.trips)/tahoe-skiing/adobestock-184591344.jpg"
    let answer = publish(Sandbox.FaultPlan([fault])).respond(to: SandboxRequest("GET", target))
    #expect(answer == publish([]).respond(to: SandboxRequest("GET", target)))
  }
}
