import PQCore
import PQModel
import PQRun
import Testing

@Suite struct NetrcAuthenticatorTests {
  private let run = AuthenticationRun()

  private func prepare(
    _ text: String,
    settings: KeyValuePairs<String, String> = [:],
    variables: [String: String] = ["HOME": "/home/u"],
    path: String = "/home/u/.netrc",
    host: String = "author.example.test:4502"
  ) async throws -> PreparedCall {
    let files = FileReader { asked throws(Diagnostic) in
      guard asked == path else { throw .error(.netrc, "asked for \(asked)") }
      return Array(text.utf8)
    }
    let client = run.client(Surroundings(privateFiles: files, variable: { variables[$0] }))
    return try await client.prepare(AuthenticationRun.call(.settings("netrc", settings), host: host))
  }

  private static let file = "machine author.example.test login demo password pa:ss"

  @Test func `user name and password of the host are sent`() async throws {
    let prepared = try await prepare(Self.file)
    #expect(prepared.request.headers["Authorization"] == "Basic ZGVtbzpwYTpzcw==")
    #expect(run.redactor.redact("pa:ss ZGVtbzpwYTpzcw==") == "<redacted> <redacted>")
  }

  @Test func `the file is the one of the settings, of NETRC, or of the home folder`() async throws {
    _ = try await prepare(Self.file, settings: ["file": "a/netrc"], path: "a/netrc")
    _ = try await prepare(Self.file, variables: ["NETRC": "/n", "HOME": "/home/u"], path: "/n")
    _ = try await prepare(Self.file, variables: ["NETRC": "", "HOME": "/home/u"])
  }

  @Test func `an IPv6 address stands there without brackets`() async throws {
    let prepared = try await prepare("machine ::1 login a password b", host: "[::1]:4502")
    #expect(prepared.request.headers["Authorization"] == "Basic YTpi")
  }

  @Test(arguments: [
    ("", "file '/home/u/.netrc' has nothing for the host 'author.example.test'"),
    ("machine author.example.test login a", "has no login or no password for the host 'author.example.test'"),
    ("machine author.example.test password a", "has no login or no password for the host 'author.example.test'"),
    (#"machine author.example.test login a password """#, "has no login or no password"),
    (#"machine author.example.test login a password "b\r\nX: y""#, "cannot be sent"),
    ("machine author.example.test login a:b password c", "cannot be sent"),
  ])
  func `a host without credentials to send is named`(text: String, words: String) async throws {
    let error = await #expect(throws: DiagnosticList.self) { try await prepare(text) }
    #expect(error?.items.first?.message.contains(words) == true)
    #expect(error?.items.first?.message.contains("author.example.test") == true)
    #expect(error?.items.map(\.failure) == [.invalidInput])
    #expect(run.requests.isEmpty)
  }

  @Test func `without a home there is no file`() async {
    let error = await #expect(throws: DiagnosticList.self) { try await prepare(Self.file, variables: [:]) }
    #expect(error?.items.map(\.code.name) == ["netrc"])
  }
}
