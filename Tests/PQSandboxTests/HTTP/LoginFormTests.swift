import PQCore
import Testing

@testable import PQSandbox

@Suite struct LoginFormTests {
  private static let path = "/libs/granite/core/content/login.html/j_security_check"
  private static let query = "/graphql/execute.json/wknd-shared/adventures-all"

  private func author(_ credentials: Sandbox.Credentials = Sandbox.Credentials()) throws -> SandboxHandler {
    SandboxHandler(mode: .author, credentials: credentials, store: try ContentStore.wknd())
  }

  private func post(_ form: String) -> SandboxRequest {
    SandboxRequest("POST", Self.path, body: Array(form.utf8))
  }

  @Test func `the cookie of the form opens the system`() throws {
    let author = try author()
    let login = author.respond(to: post("j_username=admin&j_password=admin&j_validate=true"))
    #expect(login.status == 200)
    let cookie = try #require(login.header("Set-Cookie")?.split(separator: ";").first)
    #expect(cookie.hasPrefix("login-token="))
    for header in ["\(cookie)", "a=b; \(cookie)", "\(cookie);a=b"] {
      let request = SandboxRequest("GET", Self.query, headers: [SandboxHeader("Cookie", header)])
      #expect(author.respond(to: request).status == 200)
    }
  }

  @Test(arguments: ["login-token=", "login-token=x", "x=y", "login-token", ""])
  func `other cookies do not`(cookie: String) throws {
    let request = SandboxRequest("GET", Self.query, headers: [SandboxHeader("Cookie", cookie)])
    #expect(try author().respond(to: request).status == 401)
  }

  @Test func `each system has a cookie of its own`() throws {
    let form = post("j_username=admin&j_password=admin&j_validate=true")
    let (one, other) = (try author(), try author())
    #expect(one.respond(to: form).header("Set-Cookie") != other.respond(to: form).header("Set-Cookie"))
  }

  @Test func `fields are read in UTF-8, with plus signs for blanks`() throws {
    let author = try author(Sandbox.Credentials(username: "jürgen", password: Secret("a b+c&d=e")))
    let form = "j_username=j%C3%BCrgen&j_password=a+b%2Bc%26d%3De&j_validate=true"
    #expect(author.respond(to: post(form)).status == 200)
  }

  @Test(arguments: [
    "j_username=admin&j_password=wrong", "j_username=admin", "", "j_password=admin", "j_username=admin&j_password=%zz",
  ])
  func `a wrong log-in is refused: by status when it asks so, otherwise by the form again`(form: String) throws {
    let validated = try author().respond(to: post("\(form)&j_validate=true"))
    #expect(validated.status == 403)
    #expect(validated.header("X-Reason-Code") == "invalid_login")
    #expect(validated.header("Set-Cookie") == nil)
    let browser = try author().respond(to: post(form))
    #expect(browser.status == 302)
    #expect(browser.header("Location")?.contains("j_reason=invalid_login") == true)
  }

  @Test func `a browser is led to where it wanted to go`() throws {
    let login = try author().respond(to: post("j_username=admin&j_password=admin&resource=%2Fassets.html"))
    #expect(login.status == 302)
    #expect(login.header("Location") == "/assets.html")
  }

  @Test func `the form is for posting, and publish has none`() throws {
    #expect(try author().respond(to: SandboxRequest("GET", Self.path)).status == 405)
    let publish = SandboxHandler(mode: .publish, store: try ContentStore.wknd())
    #expect(publish.respond(to: post("j_username=admin&j_password=admin&j_validate=true")).header("Set-Cookie") == nil)
  }
}
