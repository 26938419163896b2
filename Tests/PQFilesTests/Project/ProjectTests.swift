import PQCore
import PQFiles
import PQModel
import PQTestSupport
import Testing

struct ProjectTests {
  private static let stub = "environments:\n  stub: { scheme: http, host: 127.0.0.1:8099, auth: { type: none } }\n"

  @Test
  func `a one-file project holds all`() throws {
    let test = TestProject(
      """
      version: 1
      x-base: &base { scheme: http, auth: { type: none } }
      defaults: { env: stage, format: json, timeout: 30s, retry: 2 }
      groups: { stage: [author, publish] }
      environments:
        author: { <<: *base, host: localhost:4502 }
        publish: { <<: *base, host: localhost:4503 }
        both: [publish, author]
      queries:
        all: { persisted: wknd-shared/adventures-all, environments: [stage] }
      """
    )
    #expect(test.mismatches([]) == [])
    #expect(test.project.defaults["env"]?.text == "stage")
    #expect(test.project.defaults["color"] == nil)
    #expect(try test.project.environments(named: "stage").map(\.name) == ["author", "publish"])
    #expect(try test.project.environments(named: "both").map(\.name) == ["publish", "author"])
    #expect(try test.project.environments(named: "author").map(\.name) == ["author"])
    #expect(test.project.queries.map(\.name) == ["all"])
    #expect(try test.project.query(named: "all").environments == ["author", "publish"])
    #expect(test.project.queries.first?.value?.environments == ["author", "publish"])
  }

  @Test(arguments: [
    ("⟦1⟧verion⟦/1⟧: 1", "unknown-key", "did you mean 'version'?"),
    ("version: ⟦1⟧2⟦/1⟧", "unknown-word", "1"),
    ("⟦1⟧base⟦/1⟧: { host: a }", "unknown-key", "the project file"),
    ("⟦1⟧base⟦/1⟧: &base { host: a }", "unknown-key", "write x-base"),
    ("⟦1⟧base⟦/1⟧:\n  &base\n  host: a", "unknown-key", "write x-base"),
    ("defaults: { ⟦1⟧environment⟦/1⟧: a }", "unknown-key", "env"),
    ("defaults: { env: ⟦1⟧a⟦/1⟧ }", "unknown-reference", "no environment 'a'"),
    ("defaults: { timeout: ⟦1⟧1⟦/1⟧ }", "wrong-kind", "with its unit"),
    ("environments: { author: { host: a } }\ngroups: { all: [⟦1⟧autor⟦/1⟧] }", "unknown-reference", "'author'"),
    ("environments: { author: { host: a } }\ngroups: { ⟦1⟧author⟦/1⟧: [author] }", "name-clash", "rename the group"),
    ("groups: { all: ⟦1⟧a⟦/1⟧ }", "not-a-list", "[author, publish]"),
    ("environments: ⟦1⟧a⟦/1⟧", "not-a-mapping", "a mapping"),
    ("queries: { ⟦1⟧\"-all\"⟦/1⟧: { persisted: a/b } }", "invalid-name", "letters"),
    ("queries: { ⟦1⟧\"\"⟦/1⟧: { persisted: a/b } }", "invalid-name", "empty"),
  ])
  func `reports what is wrong in the project file`(marked: String, code: String, words: String) {
    #expect(TestProject(marked).mismatches([ExpectedDiagnostic(code, at: 1, words)]) == [])
  }

  @Test(arguments: [
    (["TOKEN": "S3-token", "PASSWORD": "S3-pw"], "<redacted>"), ([:], "<unset: TOKEN>"),
  ])
  func `an outline has the keys of the file, defaults, and no secret`(variables: [String: String], token: String) throws
  {
    let test = TestProject(
      """
      environments:
        base: { proxy: "http://u:S3-Pw@p.example.test:1", retry: { attempts: 3 } }
        a:
          extends: base
          host: "${env:HOST:-a.example.test}"
          auth: { type: token, token: "${env:TOKEN}" }
          headers: { X-Smoke: "1", X-Api-Key: S3-key }
          tls: { ca: ca.pem, key-password: "${env:PASSWORD:-S3-pw}" }
          variables: { imageWidth: 800, code: S3-code }
        b: { host: b.example.test, auth: { type: command, command: [aem-token, S3-argument, stage] } }
      queries:
        q: { persisted: a/b, tags: [smoke], variables: { code: { type: String, secret: true } } }
      """,
      variables: variables
    )
    let commands = try #require(test.project.environments.last)
    #expect(
      JSONValue.object(test.project.outline(of: commands)).text(.compact)
        .contains(#""command":["aem-token","<redacted>","<redacted>"]"#)
    )
    let environment = try #require(test.project.environments.dropLast().last)
    let text = JSONValue.object(test.project.outline(of: environment)).text(.compact)
    #expect(!text.contains("S3-"), "\(text)")
    for part in [
      #""host":"a.example.test""#, #""auth":{"type":"token","token":"\#(token)"}"#, #""X-Smoke":"1""#,
      #""X-Api-Key":"<redacted>""#, #""retry":{"attempts":3,"max-delay":"10s"}"#, #""imageWidth":800"#,
      #""proxy":"http://<redacted>@p.example.test:1""#, #""max-body-size":"64MB""#, #""ca":"ca.pem""#,
      #""redirects":"never""#, #""protected":false"#,
    ] {
      #expect(text.contains(part), "\(part) is not in \(text)")
    }
    let query = try #require(test.project.queries.last)
    #expect(
      JSONValue.object(test.project.outline(of: query)).text(.compact).hasPrefix(
        #"{"tags":["smoke"],"persisted":"a/b""#
      )
    )
  }

  @Test(arguments: [
    "{ persisted: a/b, hots: 1, variables: { code: { type: String, secret: true } } }",
    "{ variables: { other: { type: [, secret: true }, code: { secret: true } } }",
    "{ persisted: a/b, variables: { code: { type: String, secret: yes } } }",
    "{ persisted: a/b, variables: { code: { type: String, secret: \"${env:UNSET}\" } } }",
    "{ persisted: a/b, variables: { open: String }, variables: { code: { type: String, secret: true } } }",
  ])
  func `a value is hidden when a query calls it secret, whatever else is wrong with the query`(query: String) throws {
    let test = TestProject([
      "environments/a.yaml": "{ host: a.example.test, variables: { code: S3-code, open: 7 } }",
      "queries/q.yaml": query,
    ])
    #expect(test.project.queries.first?.value == nil)
    let text = JSONValue.object(test.project.outline(of: try #require(test.project.environments.first))).text(.compact)
    #expect(!text.contains("S3-"), "\(text)")
  }

  @Test func `a value is shown when no query calls it secret`() throws {
    let test = TestProject([
      "environments/a.yaml": "{ host: a.example.test, variables: { code: seven } }",
      "queries/q.yaml": "{ persisted: a/b, variables: { code: { type: String, secret: false } } }",
    ])
    let text = JSONValue.object(test.project.outline(of: try #require(test.project.environments.first))).text(.compact)
    #expect(text.contains(#""variables":{"code":"seven"}"#), "\(text)")
  }

  @Test
  func `an empty file is reported where a query is expected and not where settings are`() {
    #expect(TestProject("# nothing yet\n").mismatches([]) == [])
    let test = TestProject(["queries/q.yaml": "# nothing yet\n"])
    #expect(test.project.diagnostics.items.map(\.code.name) == ["not-a-mapping"])
  }

  @Test
  func `a name that does not exist is a usage error with the nearest one`() {
    let test = TestProject(Self.stub + "queries: { adventures-all: { persisted: a/b } }")
    do {
      _ = try test.project.query(named: "adventure-all")
      Issue.record("a query was given")
    } catch {
      #expect(error.items.map(\.hint) == ["did you mean 'adventures-all'?"])
      #expect(error.items.map(\.failure) == [.usage])
    }
    do {
      _ = try test.project.environments(named: "stbu")
      Issue.record("an environment was given")
    } catch {
      #expect(error.items.map(\.hint) == ["did you mean 'stub'?"])
      #expect(error.items.map(\.failure) == [.usage])
    }
  }

  @Test(arguments: ["defualts: { env: stub }", "defaults: { env: none }", "version: 2", "queries: [", "a: b: c", "\t"])
  func `what is wrong in the project file belongs to the project`(line: String) {
    #expect(TestProject(Self.stub + line).project.ownDiagnostics.hasErrors)
  }

  @Test
  func `what is wrong in one item belongs to that item`() {
    let test = TestProject([
      "pqrun.yaml": Self.stub + "queries:\n  one: { persisted: none }\n  two: { persisted: a/b }",
      "queries/three.yaml": "persisted: a/b\nvariables: [",
    ])
    #expect(test.project.ownDiagnostics.isEmpty)
    #expect(throws: Never.self) { try test.project.query(named: "two") }
    #expect(throws: Never.self) { try test.project.environment(named: "stub") }
  }

  @Test
  func `a name that is not found is shown with the files that could not be read`() {
    let test = TestProject([
      "pqrun.yaml": Self.stub, "queries/many.yaml": "queries:\n  all: { persisted: a/b",
      "environments/many.yaml": "environments:\n\tstage: { host: a }",
    ])
    let files = ["environments/many.yaml", "queries/many.yaml"]
    #expect(test.project.unreadableFiles.items.compactMap(\.span?.source.name) == files)
    let query = #expect(throws: DiagnosticList.self) { try test.project.query(named: "all") }
    #expect(query?.items.map { $0.span?.source.name } == [nil] + files)
    let environment = #expect(throws: DiagnosticList.self) { try test.project.environment(named: "stage") }
    #expect(environment?.items.map { $0.span?.source.name } == [nil] + files)
  }

  @Test
  func `two files that declare one name refuse both and keep the others`() {
    let test = TestProject([
      "queries/a/all.yaml": "persisted: a/b", "queries/b/all.yaml": "⟦1⟧⟦/1⟧persisted: a/c",
      "queries/other.yaml": "persisted: a/d",
    ])
    #expect(test.mismatches([ExpectedDiagnostic("name-clash", at: 1, "declared twice")]) == [])
    #expect(throws: DiagnosticList.self) { try test.project.query(named: "all") }
    #expect(throws: Never.self) { try test.project.query(named: "other") }
  }

  @Test
  func `names that differ only in their Unicode form are two names and warned about`() throws {
    let test = TestProject(
      Self.stub + "queries:\n  caf\u{E9}: { persisted: a/one }\n  ⟦1⟧cafe\u{301}⟦/1⟧: { persisted: a/two }"
    )
    #expect(test.mismatches([ExpectedDiagnostic("twin-keys", at: 1, "Unicode form")]) == [])
    let paths = (one: try PersistedPath("a/one"), two: try PersistedPath("a/two"))
    #expect(try test.project.query(named: "caf\u{E9}").resource == .persisted(paths.one))
    #expect(try test.project.query(named: "cafe\u{301}").resource == .persisted(paths.two))
    let single = TestProject("queries: { cafe\u{301}: { persisted: a/two } }")
    #expect(throws: Never.self) { try single.project.query(named: "caf\u{E9}") }
  }

  @Test
  func `the process environment wins over the file .env`() throws {
    let file = "host: \"${env:HOST}\"\nheaders: { X: \"${env:X}\" }"
    let test = TestProject(
      ["environments/a.yaml": file, ".env": "HOST=file.example.test\nX=file"],
      variables: ["HOST": "process.example.test"]
    )
    #expect(test.mismatches([]) == [])
    let environment = try test.project.environment(named: "a")
    #expect(environment.host.name == "process.example.test")
    #expect(environment.headers["X"] == "file")
  }
}

// MARK: - Files as people write them

extension ProjectTests {
  private func values(of query: Query) -> [String] {
    query.variables.map { variable in
      guard case .node(let node) = variable.defaultValue?.content else { return "" }
      return node.text ?? ""
    }
  }

  @Test
  func `variables keep their written order`() throws {
    let test = TestProject(
      Self.stub + """
        queries:
          many:
            persisted: wknd-shared/adventures-filtered
            variables:
              zeta:   {type: String,  default: z1}
              alpha:  {type: String,  default: a1}
              limit:  {type: Int,     default: 10}
              strict: {type: Boolean, default: false}
              max:    {type: Float,   default: 2.5}
              beta:   {type: String,  default: b1}
        """
    )
    #expect(test.mismatches([]) == [])
    let query = try test.project.query(named: "many")
    #expect(query.variables.map(\.name) == ["zeta", "alpha", "limit", "strict", "max", "beta"])
    #expect(values(of: query) == ["z1", "a1", "10", "false", "2.5", "b1"])
  }

  @Test
  func `texts that look like something else stay as written`() throws {
    let test = TestProject(
      Self.stub + #"""
        queries:
          texts:
            persisted: wknd-shared/places
            variables:
              path: {type: String, default: /content/dam/wknd-shared/en/adventures/bali-surf-camp/bali-surf-camp}
              marks: {type: String, default: 'rock & roll + 100% #1? [x] a,b:c@d "e" \f|g^h`i<j>{k}'}
              country: {type: String, default: NO}
              answer: {type: String, default: yes}
              switch: {type: String, default: off}
              word: {type: String, default: true}
              on: {type: String, default: monday}
              no: {type: String, default: "5"}
              y: {type: Int, default: 2}
              start: {type: String, default: 12:30:45}
              port: {type: String, default: 22:22}
              link: {type: String, default: http://example.test/webhook}
              zeros: {type: String, default: 003}
              id: {type: ID, default: 18446744073709551617}
              int: {type: Int, default: 2147483647}
              float: {type: Float, default: 68.32}
        """#
    )
    #expect(test.mismatches([]) == [])
    #expect(
      values(of: try test.project.query(named: "texts")) == [
        "/content/dam/wknd-shared/en/adventures/bali-surf-camp/bali-surf-camp",
        #"rock & roll + 100% #1? [x] a,b:c@d "e" \f|g^h`i<j>{k}"#, "NO", "yes", "off", "true", "monday", "5", "2",
        "12:30:45", "22:22", "http://example.test/webhook", "003", "18446744073709551617", "2147483647", "68.32",
      ]
    )
  }

  @Test
  func `values that do not fit are all reported, and good queries can still be run`() {
    let test = TestProject(
      Self.stub + """
        queries:
          id-text: { persisted: a/b, variables: { id: {type: ID, default: 18446744073709551617} } }
          int-over: { persisted: a/b, variables: { n: {type: Int, default: ⟦1⟧2147483648⟦/1⟧} } }
          int-fraction: { persisted: a/b, variables: { n: {type: Int, default: ⟦2⟧10.5⟦/2⟧} } }
          int-word: { persisted: a/b, variables: { n: {type: Int, default: ⟦3⟧ten⟦/3⟧} } }
          int-sixty: { persisted: a/b, variables: { n: {type: Int, default: ⟦4⟧22:22⟦/4⟧} } }
          float-nan: { persisted: a/b, variables: { f: {type: Float, default: ⟦5⟧.nan⟦/5⟧} } }
          bool-yes: { persisted: a/b, variables: { s: {type: Boolean, default: ⟦6⟧yes⟦/6⟧} } }
        """
    )
    #expect(test.mismatches((1...6).map { ExpectedDiagnostic("variable-type", at: $0) }) == [])
    #expect(throws: Never.self) { try test.project.query(named: "id-text") }
    #expect(throws: DiagnosticList.self) { try test.project.query(named: "int-word") }
  }

  @Test
  func `hosts and paths in other shapes are right or refused`() throws {
    let test = TestProject(
      """
      environments:
        scheme-twice: {scheme: https, host: ⟦1⟧"https://publish.example.test"⟦/1⟧}
        trailing-slash: {scheme: https, host: ⟦2⟧"publish.example.test/"⟦/2⟧}
        with-path: {scheme: https, host: ⟦3⟧"publish.example.test/some/prefix"⟦/3⟧}
        ipv6: {scheme: http, host: "[::1]:4503"}
        upper-scheme: {scheme: HTTPS, host: publish.example.test}
        space: {scheme: https, host: ⟦4⟧"publish.example.test "⟦/4⟧}
        truncated: {scheme: https, host: ⟦5⟧"https:"⟦/5⟧}
        user: {scheme: http, host: ⟦6⟧"demo:S3cr3t%2FPw@127.0.0.1:8099"⟦/6⟧}
      queries:
        plain: {persisted: wknd-shared/adventures-all}
        leading-slash: {persisted: /wknd-shared/adventures-all}
        dotdot: {persisted: ⟦7⟧../../bin/querybuilder.json⟦/7⟧}
      """
    )
    let expected =
      (1...6).map { ExpectedDiagnostic("invalid-host", at: $0) } + [ExpectedDiagnostic("persisted-path", at: 7)]
    #expect(test.mismatches(expected) == [])
    #expect(try test.project.environment(named: "ipv6").origin == "http://[::1]:4503")
    #expect(try test.project.environment(named: "upper-scheme").origin == "https://publish.example.test")
    let plain = try test.project.query(named: "plain")
    #expect(try test.project.query(named: "leading-slash").resource == plain.resource)
  }

  @Test
  func `written keys win over merged ones wherever the merge stands`() throws {
    let test = TestProject(
      """
      x-base: &base
        scheme: http
        host: publish.example.test
        auth: {type: none}
      x-override: &override
        host: preview.example.test
      environments:
        before: {<<: *base, host: dev.example.test}
        after:  {host: dev.example.test, <<: *base}
        both:   {<<: [*override, *base]}
        twice:
          <<: *override
          ⟦1⟧<<⟦/1⟧: *base
      """
    )
    #expect(test.mismatches([ExpectedDiagnostic("merge-key", at: 1, "<<: [*base, *extra]")]) == [])
    #expect(try test.project.environment(named: "before").origin == "http://dev.example.test")
    #expect(try test.project.environment(named: "after").origin == "http://dev.example.test")
    #expect(try test.project.environment(named: "both").origin == "http://preview.example.test")
    #expect(throws: DiagnosticList.self) { try test.project.environment(named: "twice") }
  }

  @Test
  func `markers around one document are fine, and a second document is refused`() {
    let queries = "queries:\n  first: {persisted: wknd-shared/adventures-all}\n"
    #expect(TestProject("---\n" + Self.stub + queries + "...\n---\n").mismatches([]) == [])
    let two = TestProject(Self.stub + queries + "⟦1⟧---⟦/1⟧\nqueries:\n  second: {persisted: a/b}\n")
    #expect(two.mismatches([ExpectedDiagnostic("yaml-documents", at: 1)]) == [])
    #expect(two.project.diagnostics.items.first?.span?.start.line == 5)
  }

  @Test
  func `files saved on Windows read the same`() throws {
    let text =
      Self.stub + """
        queries:
          first:
            persisted: wknd-shared/adventure-by-slug
            variables:
              slug:
                type: String
                default: |-
                  line one
                  line two
        """
    let test = TestProject("\u{FEFF}" + text.replacing("\n", with: "\r\n"))
    #expect(test.mismatches([]) == [])
    #expect(values(of: try test.project.query(named: "first")) == ["line one\nline two"])
  }

  @Test
  func `dollars and hashes in passwords stay, and a password that is a comment is missing`() throws {
    let local = "scheme: http, host: 127.0.0.1:8099"
    let test = TestProject(
      """
      environments:
        dollar:  {\(local), auth: {type: basic, username: demo, password: 'pa$word$'}}
        fromenv: {\(local), auth: {type: basic, username: demo, password: '${env:PQ_PASS}'}}
        hashmid: {\(local), auth: {type: basic, username: demo, password: pa#ss}}
        bare: {\(local), auth: {type: basic, username: demo, password: '⟦1⟧${PQ_PASS}⟦/1⟧'}}
        hashstart:
          scheme: http
          host: 127.0.0.1:8099
          auth:
            type: basic
            username: demo
            ⟦2⟧password⟦/2⟧: #secret
      """,
      variables: ["PQ_PASS": "a$HOME}b#c"]
    )
    let expected = [
      ExpectedDiagnostic("invalid-reference", at: 1, "${env:PQ_PASS}"),
      ExpectedDiagnostic("missing-key", at: 2, "has no value"),
    ]
    #expect(test.mismatches(expected) == [])
    for (name, password) in [("dollar", "pa$word$"), ("fromenv", "a$HOME}b#c"), ("hashmid", "pa#ss")] {
      let authentication = try test.project.environment(named: name).authentication
      #expect(authentication.settings.entry("password")?.value.text == password)
    }
  }

  @Test
  func `mutated project files never crash`() {
    let seed = Array(
      """
      x-a: &a { scheme: http }
      environments: { s: { <<: *a, host: "${env:H:-localhost}", auth: { type: basic, username: a, password: b } } }
      queries:
        q: { persisted: a/b, variables: { v: "[Int!]! = [1]", w: { type: String, default: x } }, cases: [ { name: c } ] }
      """.utf8
    )
    var state: UInt64 = 88_172_645_463_325_252
    func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    let alphabet = Array("[]{}:-\n'\"*&!|>#,$ =a1<".utf8)
    for _ in 0..<1500 {
      var bytes = seed
      for _ in 0...next(5) {
        let place = next(bytes.count)
        switch next(3) {
        case 0: bytes[place] = alphabet[next(alphabet.count)]
        case 1: bytes.remove(at: place)
        default: bytes.insert(alphabet[next(alphabet.count)], at: place)
        }
      }
      let test = TestProject(String(decoding: bytes, as: UTF8.self))
      #expect(test.project.diagnostics.items.allSatisfy { $0.span != nil && $0.hint != nil })
    }
  }
}
