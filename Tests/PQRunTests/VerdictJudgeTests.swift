import PQCore
import PQModel
import PQRun
import Testing

@Suite struct VerdictJudgeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var kind: Verdict.Kind
    var status: Int
    var headers: [(String, String)] = []
    var body: String
    var words: String
    var auth = Authentication.none

    var testDescription: String { "\(kind.rawValue): \(words)" }
  }

  private static let apache404 = """
    <!DOCTYPE HTML PUBLIC "-//IETF//DTD HTML 2.0//EN"><html><head><title>404 Not Found</title></head><body>
    <h1>Not Found</h1><p>The requested URL was not found on this server.</p></body></html>
    """

  private static let cases: [Case] = [
    Case(kind: .ok, status: 200, body: #"{"data":{"adventureList":{"items":[]}}}"#, words: "good"),
    Case(
      kind: .ok,
      status: 200,
      headers: [("Content-Type", "application/graphql-response+json;charset=UTF-8")],
      body: #"{"data":{"a":1}}"#,
      words: "good"
    ),
    Case(kind: .ok, status: 200, headers: [("Content-Type", "text/html")], body: #"{"data":{"a":1}}"#, words: "good"),
    Case(
      kind: .graphQLErrors,
      status: 200,
      body: #"{"errors":[{"message":"Path: '/x': no resource available","path":["a"]}],"data":null}"#,
      words: "no resource available"
    ),
    Case(
      kind: .graphQLErrors,
      status: 200,
      body: #"{"errors":[{"message":"one"},{"message":"two"}],"data":{"a":1}}"#,
      words: "2 GraphQL errors, the first: one; data came as well"
    ),
    Case(
      kind: .graphQLErrors,
      status: 400,
      headers: [("Content-Type", "application/graphql-response+json")],
      body: #"{"errors":[{"message":"value given for slug is not acceptable"}]}"#,
      words: "value given for slug is not acceptable (HTTP 400)"
    ),
    Case(
      kind: .queryNotFound,
      status: 404,
      body: #"{"errors":[{"errorType":"PersistenceError","message":"Could not find Persisted Query","details":"d"}]}"#,
      words: "no persisted query 'c/n' (HTTP 404)"
    ),
    Case(
      kind: .noEndpoint,
      status: 404,
      body:
        #"{"errors":[{"errorType":"ServletError","message":"Internal Servlet Failure","details":"No suitable endpoint found."}]}"#,
      words: "no GraphQL endpoint for 'c'"
    ),
    Case(
      kind: .queryInvalid,
      status: 500,
      body: #"{"errors":[{"errorType":"QueryValidationError","message":"m","details":"FieldUndefined"}]}"#,
      words: "does not fit the content models (HTTP 500)"
    ),
    Case(
      kind: .serverError,
      status: 500,
      body: #"{"errors":[{"errorType":"OtherError","message":"m"}]}"#,
      words: "OtherError: m"
    ),
    Case(
      kind: .unauthorized,
      status: 401,
      headers: [("WWW-Authenticate", "Basic realm=\"Sling\"")],
      body: "",
      words: "sends none"
    ),
    Case(
      kind: .unauthorized,
      status: 401,
      body: "",
      words: "refused the credentials (basic)",
      auth: .basic(username: "a", password: Secret("b"))
    ),
    Case(kind: .forbidden, status: 403, headers: [("X-Reason", "Auth")], body: "", words: "HTTP 403"),
    Case(
      kind: .loginRedirect,
      status: 302,
      headers: [("Location", "/libs/granite/core/content/login.html?resource=%2Fx")],
      body: "",
      words: "log-in page"
    ),
    Case(
      kind: .loginRedirect,
      status: 302,
      headers: [("Location", "https://ims-na1.adobelogin.com/ims/x")],
      body: "",
      words: "log-in page"
    ),
    Case(
      kind: .redirect,
      status: 302,
      headers: [("Location", "/blog/logging-in-to-nature")],
      body: "",
      words: "another address"
    ),
    Case(kind: .redirect, status: 301, body: "", words: "does not say where"),
    Case(
      kind: .loginPage,
      status: 200,
      body: #"<html><form action="/j_security_check"><input type="password"></form></html>"#,
      words: "log-in page"
    ),
    Case(kind: .notJSON, status: 200, body: "<html><p>How to log in with a password</p></html>", words: "a page"),
    Case(kind: .notJSON, status: 200, body: #"{"data":{"x":NaN}}"#, words: "not JSON"),
    Case(kind: .notJSON, status: 200, body: "OK", words: "not JSON"),
    Case(kind: .noData, status: 200, body: #"{"data":null}"#, words: "'data' is null"),
    Case(kind: .noData, status: 200, body: #"{"data":{}}"#, words: "'data' is empty"),
    Case(kind: .noData, status: 200, body: #"{"data":{"adventureList":null}}"#, words: "'data.adventureList' is null"),
    Case(kind: .notGraphQL, status: 200, body: #"{"status":"up"}"#, words: "has no 'data'"),
    Case(kind: .notGraphQL, status: 200, body: "[]", words: "has no 'data'"),
    Case(kind: .empty, status: 204, body: "", words: "HTTP 204"),
    Case(kind: .empty, status: 200, body: " \n", words: "no body"),
    Case(kind: .blockedByDispatcher, status: 404, body: apache404, words: "dispatcher"),
    Case(kind: .requestRefused, status: 404, body: "nothing here", words: "HTTP 404"),
    Case(kind: .requestRefused, status: 400, body: "Suffix: '/' does not contain a path", words: "HTTP 400"),
    Case(kind: .blockedByAllowList, status: 405, body: "", words: "HTTP 405"),
    Case(kind: .rateLimited, status: 429, headers: [("Retry-After", "5")], body: "", words: "HTTP 429"),
    Case(kind: .rateLimited, status: 406, body: "", words: "HTTP 406"),
    Case(kind: .serverError, status: 206, body: #"{"data":{"a":1}}"#, words: "a part of the answer"),
    Case(kind: .serverError, status: 503, body: "SlingAuthenticator: Too Many Users", words: "HTTP 503"),
  ]

  @Test(arguments: cases)
  func `an answer is told by status, header fields and body together`(_ example: Case) throws {
    let answer = try judge(example)
    #expect(answer.verdict.kind == example.kind)
    #expect(answer.verdict.cause.contains(example.words), "\(answer.verdict.cause)")
    #expect(!answer.verdict.hint.isEmpty)
  }

  @Test func `every kind of answer has an example here`() {
    #expect(Set(Self.cases.map(\.kind)) == Set(Verdict.Kind.allCases))
  }

  @Test func `only credentials lead to the class of authentication`() {
    let kinds = Verdict.Kind.allCases.filter { $0.failure == .authentication }
    #expect(kinds == [.unauthorized, .forbidden, .loginRedirect, .loginPage])
  }

  @Test func `evidence is one short line`() throws {
    let body = "<html>\n" + String(repeating: "x", count: 500)
    let answer = try judge(Case(kind: .notJSON, status: 200, body: body, words: ""))
    #expect(answer.verdict.evidence?.count == 120)
    #expect(answer.verdict.evidence?.contains("\n") == false)
  }

  @Test func `a plain resource needs no data member`() throws {
    let environment = Environment(name: "e", host: try Host("h"))
    let query = Query(name: "q", resource: .plain(.init(path: "/x")))
    let response = Response(status: 200, body: Array("[1]".utf8))
    let answer = VerdictJudge().judge(response, context: RunContext(environment: environment, query: query))
    #expect(answer.verdict.isOK)
  }

  private func judge(_ example: Case) throws -> Answer {
    let environment = Environment(name: "e", host: try Host("h"), authentication: example.auth)
    let query = Query(name: "q", resource: .persisted(try PersistedPath("c/n")))
    let response = Response(
      status: example.status,
      headers: HeaderFields(try example.headers.map { try HeaderField($0.0, $0.1) }),
      body: Array(example.body.utf8)
    )
    return VerdictJudge().judge(response, context: RunContext(environment: environment, query: query))
  }
}
