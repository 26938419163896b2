import PQCore
import PQModel
import PQRun
import Testing

@Suite struct FormAuthenticatorTests {
  private let run = AuthenticationRun()

  private static let form = Authentication.settings("form", ["username": "jürgen", "password": "p&ss=wörd"])

  private static func answer(_ status: Int, cookies: [String] = [], reason: String? = nil) throws -> Response {
    var headers = HeaderFields()
    for cookie in cookies { headers.append(try HeaderField("Set-Cookie", cookie)) }
    if let reason { headers.append(try HeaderField("X-Reason", reason)) }
    return Response(status: status, headers: headers)
  }

  @Test func `the form is posted and its cookie is sent`() async throws {
    let client = run.client { _ in
      try Self.answer(200, cookies: ["affinity=x; Path=/", "login-token=a%2fb=:c; Path=/; HttpOnly"])
    }
    let prepared = try await client.prepare(AuthenticationRun.call(Self.form))
    #expect(prepared.request.headers["Cookie"] == "login-token=a%2fb=:c")
    let request = try #require(run.requests.first)
    #expect(request.url == "https://author.example.test/libs/granite/core/content/login.html/j_security_check")
    #expect(request.isConfidential)
    #expect(
      run.bodies == ["j_username=j%C3%BCrgen&j_password=p%26ss%3Dw%C3%B6rd&j_validate=true&_charset_=utf-8"]
    )
    #expect(run.redactor.redact("a%2fb=:c") == "<redacted>")
  }

  @Test func `many calls log in once, and after a refusal again`() async throws {
    let client = run.client { request in
      request.method == .post ? try Self.answer(200, cookies: ["login-token=t"]) : Response(status: 401)
    }
    let call = try AuthenticationRun.call(Self.form)
    _ = try await client.prepare(call)
    _ = try await client.send(client.prepare(call))
    _ = try await client.prepare(call)
    #expect(run.requests.map(\.method) == [.post, .get, .post])
  }

  @Test func `a cookie of the environment is kept`() async throws {
    var environment = try AuthenticationRun.call(Self.form).environment
    environment.headers = HeaderFields([try HeaderField("Cookie", "a=b")])
    let client = run.client { _ in try Self.answer(200, cookies: ["login-token=t"]) }
    let query = Query(name: "q", resource: .persisted(try PersistedPath("c/n")))
    let prepared = try await client.prepare(Call(query, in: environment))
    #expect(prepared.request.headers.values(of: "Cookie") == ["a=b; login-token=t"])
  }

  private struct Refusal: Sendable {
    let status: Int
    let cookies: [String]
    let words: String
  }

  private static let refusals: [Refusal] = [
    Refusal(status: 403, cookies: [], words: "did not take user name and password (HTTP 403)"),
    Refusal(status: 401, cookies: ["login-token=t"], words: "did not take user name and password (HTTP 401)"),
    Refusal(status: 404, cookies: [], words: "gave no 'login-token' cookie (HTTP 404)"),
    Refusal(status: 200, cookies: ["login-token=; Max-Age=0"], words: "gave no 'login-token' cookie (HTTP 200)"),
    Refusal(status: 200, cookies: ["login-token=\"\""], words: "gave no 'login-token' cookie (HTTP 200)"),
    Refusal(status: 302, cookies: ["other=login-token"], words: "gave no 'login-token' cookie (HTTP 302)"),
  ]

  @Test(arguments: refusals)
  private func `a log-in without a cookie is an authentication problem`(_ refusal: Refusal) async throws {
    let client = run.client { _ in
      try Self.answer(refusal.status, cookies: refusal.cookies, reason: "User name and password do not match")
    }
    let error = await #expect(throws: DiagnosticList.self) {
      try await client.prepare(AuthenticationRun.call(Self.form))
    }
    let problem = try #require(error?.items.first)
    #expect(problem.code.name == "login-refused")
    #expect(problem.failure == .authentication)
    #expect(problem.message.contains(refusal.words))
    #expect(problem.notes.map(\.message).contains("the answer says: User name and password do not match"))
  }

  @Test func `a call that is only shown does not log in`() async throws {
    let prepared = try await run.client().rehearse(AuthenticationRun.call(Self.form))
    #expect(run.requests.isEmpty)
    #expect(prepared.request.headers["Cookie"]?.hasPrefix("login-token=") == true)
  }
}
