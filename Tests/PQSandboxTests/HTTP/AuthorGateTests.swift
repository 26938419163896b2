import PQCore
import Testing

@testable import PQSandbox

@Suite struct AuthorGateTests {
  private let gate = AuthorGate(
    Sandbox.Credentials(username: "admin", password: Secret("pä:ss"), token: Secret("abc.def"))
  )

  @Test(arguments: [
    "Basic YWRtaW46cMOkOnNz",  // UTF-8
    "Basic YWRtaW46cOQ6c3M=",  // ISO-8859-1
    "basic YWRtaW46cMOkOnNz",
    "Bearer abc.def",
  ])
  func `right credentials pass`(authorization: String) {
    #expect(gate.refusal(of: request([("Authorization", authorization)])) == nil)
  }

  @Test(arguments: [
    nil, "", "Basic", "Basic YWRtaW46YWRtaW4=", "Bearer Optional(\"abc.def\")", "Bearer ", "Digest abc.def",
    "YWRtaW46cMOkOnNz",
  ])
  func `anything else is answered with a request for Basic credentials`(authorization: String?) throws {
    let headers = authorization.map { [("Authorization", $0)] } ?? []
    let refusal = try #require(gate.refusal(of: request(headers + [("User-Agent", "pqrun/1.0")])))
    #expect(refusal.status == 401)
    #expect(refusal.header("WWW-Authenticate") == "Basic realm=\"Sling (Development)\"")
    #expect(refusal.body.isEmpty)
  }

  @Test func `a token is refused where none is set`() {
    let gate = AuthorGate(Sandbox.Credentials())
    #expect(gate.refusal(of: request([("Authorization", "Bearer ")]))?.status == 401)
    #expect(gate.refusal(of: request([("Authorization", "Bearer x")]))?.status == 401)
    #expect(gate.refusal(of: request([("Authorization", "Basic YWRtaW46YWRtaW4=")])) == nil)
  }

  @Test(arguments: ["Mozilla/5.0 (X11; Linux)", "Opera/9.80"])
  func `a browser is sent to the log-in page`(agent: String) throws {
    let refusal = try #require(gate.refusal(of: request([("User-Agent", agent)])))
    #expect(refusal.status == 302)
    #expect(
      refusal.header("Location")
        == "/libs/granite/core/content/login.html?resource=%2Fgraphql%2Flist.json%3Fa&$$login$$=%24%24login%24%24"
    )
  }

  @Test func `a browser's script gets a reason`() throws {
    let headers = [("User-Agent", "Mozilla/5.0"), ("X-Requested-With", "XMLHttpRequest")]
    let refusal = try #require(gate.refusal(of: request(headers)))
    #expect(refusal.status == 403)
    #expect(refusal.header("X-Reason") == "Authentication Failed")
    #expect(refusal.header("X-Reason-Code") == "invalid_login")
  }

  private func request(_ headers: [(String, String)]) -> SandboxRequest {
    SandboxRequest("GET", "/graphql/list.json?a", headers: headers.map { SandboxHeader($0, $1) })
  }
}
