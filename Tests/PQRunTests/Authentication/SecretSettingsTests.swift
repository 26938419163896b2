import PQCore
import PQModel
import PQRun
import Testing

@Suite struct SecretSettingsTests {
  /// A type with right settings, each of which can be made wrong.
  struct Sample: Sendable, CustomTestStringConvertible {
    let type: String
    let values: [(key: String, value: String)]
    let key: String

    var testDescription: String { "\(type) \(key)" }

    func authentication(_ replacement: String?) -> Authentication {
      var entries: [Node.Entry] = Authentication.settings(type, [:], command: command).settings.entries ?? []
      for (name, value) in values {
        guard let text = name == key ? replacement : value else { continue }
        let pair = Authentication.settings("x", [name: text]).settings.entries ?? []
        entries += pair.dropFirst()
      }
      let span = SourceSpan(source: SourceText(name: "e.yaml", text: ""), range: 0..<0)
      return Authentication(type: type, settings: Node(.mapping(entries), span: span))
    }

    private var command: [String] {
      values.contains { $0 == ("grant", "jwt-bearer") } ? ["sign"] : []
    }
  }

  private static let types: [(String, [(key: String, value: String)])] = [
    ("basic", [("username", "u"), ("password", "p")]),
    ("token", [("token", "t")]),
    ("form", [("username", "u"), ("password", "p")]),
    ("oauth", [("client-id", "c"), ("client-secret", "s")]),
    ("oauth", [("grant", "refresh-token"), ("client-id", "c"), ("refresh-token", "r")]),
    ("oauth", [("grant", "password"), ("client-id", "c"), ("username", "u"), ("password", "p")]),
    ("oauth", [("grant", "jwt-bearer"), ("client-id", "c")]),
  ]

  static let samples: [Sample] = types.flatMap { type, values in
    values.filter { $0.key != "grant" }.map { Sample(type: type, values: values, key: $0.key) }
  }

  private func codes(_ authentication: Authentication) async -> [String] {
    let run = AuthenticationRun()
    let programs = ProgramRunner { _ in ProgramResult(output: Array("assertion".utf8)) }
    let client = run.client(Surroundings(programs: programs)) { request in
      #expect(request.method == .post)
      return Response(
        status: 200,
        headers: HeaderFields([try HeaderField("Set-Cookie", "login-token=x")]),
        body: Array(#"{"access_token":"t"}"#.utf8)
      )
    }
    do {
      _ = try await client.prepare(AuthenticationRun.call(authentication))
      return []
    } catch let problems as DiagnosticList {
      #expect(run.requests.isEmpty)
      #expect(problems.items.allSatisfy { $0.failure == .invalidInput })
      return problems.items.map(\.code.name)
    } catch {
      Issue.record(error)
      return []
    }
  }

  @Test(arguments: samples)
  func `right settings are taken`(sample: Sample) async {
    let value = sample.values.first { $0.key == sample.key }?.value
    #expect(await codes(sample.authentication(value)) == [])
  }

  @Test(arguments: samples, ["", "a\nb", "a\r\nX: y", "a\r", "\u{0}", "a\u{7F}"])
  func `an empty or multi-line text is refused before anything is sent`(sample: Sample, text: String) async {
    #expect(await codes(sample.authentication(text)).contains("invalid-secret"))
  }

  @Test(arguments: samples)
  func `a missing text is refused before anything is sent`(sample: Sample) async {
    #expect(await codes(sample.authentication(nil)) == ["missing-key"])
  }

  @Test(arguments: samples.filter { $0.key == "username" })
  func `a user name with a colon is refused before anything is sent`(sample: Sample) async {
    #expect(await codes(sample.authentication("a:b")) == ["invalid-username"])
  }

  @Test func `keys of another grant are refused`() async {
    let authentication = Authentication.settings(
      "oauth",
      ["client-id": "c", "client-secret": "s", "refresh-token": "r", "username": "u"]
    )
    #expect(await codes(authentication) == ["conflicting-keys", "conflicting-keys"])
  }

  @Test(arguments: [[""], ["a\u{0}b"]])
  func `a command without a program is refused`(command: [String]) async {
    #expect(await codes(.settings("command", [:], command: command)) == ["command-failed"])
  }

  @Test func `a missing command is refused`() async {
    #expect(await codes(.settings("command", [:])) == ["missing-key"])
    #expect(await codes(.settings("command", ["command": "one text"])).isEmpty == false)
  }
}
