import PQCore
import PQGraphQL
import PQModel
import PQRun
import Testing

@Suite struct RequestCompilerTests {
  private func environment(
    host: String = "127.0.0.1:8099",
    scheme: Environment.Scheme = .http,
    basePath: String = "",
    style: Environment.URLStyle = .init(),
    variables: VariableValues = [:]
  ) throws -> Environment {
    Environment(
      name: "stub",
      scheme: scheme,
      host: try Host(host),
      basePath: try BasePath(basePath),
      urlStyle: style,
      variables: variables
    )
  }

  private func query(_ path: String, _ variables: [Variable] = []) throws -> Query {
    Query(name: "q", resource: .persisted(try PersistedPath(path)), variables: variables)
  }

  private func suffix(_ text: String, type: TypeReference = .named("String")) throws -> Substring {
    let request = try RequestCompiler().compile(
      query("wknd-shared/x", [Variable("q", type)]),
      with: ["q": GivenValue(.text(text))],
      for: environment()
    )
    return request.url.dropFirst("http://127.0.0.1:8099/graphql/execute.json/wknd-shared/x".count)
  }

  @Test func `variables stand in declared order with encoded separators`() throws {
    let variables = [
      Variable("zeta", .named("String"), defaultValue: "z1"),
      Variable("alpha", .named("String"), defaultValue: "a1"),
      Variable("limit", .named("Int"), defaultValue: "10"),
      Variable("strict", .named("Boolean"), defaultValue: "false"),
      Variable("max", .named("Float"), defaultValue: "2.5"),
      Variable("beta", .named("String"), defaultValue: "b1"),
    ]
    let request = try RequestCompiler().compile(
      query("wknd-shared/adventures-filtered", variables),
      for: environment()
    )
    #expect(
      request.url
        == "http://127.0.0.1:8099/graphql/execute.json/wknd-shared/adventures-filtered"
        + "%3Bzeta%3Dz1%3Balpha%3Da1%3Blimit%3D10%3Bstrict%3Dfalse%3Bmax%3D2.5%3Bbeta%3Db1"
    )
  }

  @Test func `a content path is encoded once`() throws {
    #expect(
      try suffix("/content/dam/wknd-shared/en/adventures/bali-surf-camp/bali-surf-camp")
        == "%3Bq%3D%2Fcontent%2Fdam%2Fwknd-shared%2Fen%2Fadventures%2Fbali-surf-camp%2Fbali-surf-camp"
    )
  }

  @Test func `reserved characters are encoded`() throws {
    #expect(
      try suffix(#"rock & roll + 100% #1? [x] a,b:c@d "e" \f|g^h`i<j>{k}"#)
        == "%3Bq%3Drock%20%26%20roll%20%2B%20100%25%20%231%3F%20%5Bx%5D%20a%2Cb%3Ac%40d%20%22e%22%20%5Cf%7Cg%5Eh%60i%3Cj%3E%7Bk%7D"
    )
    #expect(try suffix("a!'()*~-_.") == "%3Bq%3Da%21%27%28%29%2A~-_.")
  }

  @Test(arguments: [
    ("caf\u{E9}", "caf%C3%A9"),
    ("cafe\u{301}", "cafe%CC%81"),
    (
      "\u{1F3C4}\u{200D}\u{2640}\u{FE0F} \u{DC}n\u{EF}code \u{6771}\u{4EAC}",
      "%F0%9F%8F%84%E2%80%8D%E2%99%80%EF%B8%8F%20%C3%9Cn%C3%AFcode%20%E6%9D%B1%E4%BA%AC"
    ),
  ])
  func `text is not normalised`(text: String, encoded: String) throws {
    #expect(try suffix(text) == "%3Bq%3D\(encoded)")
  }

  @Test func `a list is compact JSON`() throws {
    #expect(try suffix(#"[ "a b", "c" ]"#, type: .list(.named("String"))) == "%3Bq%3D%5B%22a%20b%22%2C%22c%22%5D")
  }

  @Test func `an absent optional variable and null are left out`() throws {
    let query = try query("c/n", [Variable("a", .named("Int")), Variable("b", .named("Int"))])
    let request = try RequestCompiler().compile(query, with: ["a": GivenValue(.json(.null))], for: environment())
    #expect(request.url == "http://127.0.0.1:8099/graphql/execute.json/c/n")
  }

  @Test func `an environment's value stands between the one given and the default`() throws {
    let query = try query("c/n", [Variable("w", .named("Int"), defaultValue: 1)])
    let environment = try environment(variables: ["w": 2, "unused": 3])
    #expect(try RequestCompiler().compile(query, for: environment).url.hasSuffix("%3Bw%3D2"))
    #expect(try RequestCompiler().compile(query, with: ["w": 4], for: environment).url.hasSuffix("%3Bw%3D4"))
  }

  @Test func `a value with a semicolon is refused unless the environment allows it`() throws {
    let query = try query("c/n", [Variable("a", .named("String"))])
    let error = #expect(throws: DiagnosticList.self) {
      try RequestCompiler().compile(query, with: ["a": "x;y"], for: environment())
    }
    #expect(error?.items.map(\.code.name) == ["separator-in-value"])
    let given = GivenValue(.text("x;y"), origin: "--var a=x;y")
    let told = #expect(throws: DiagnosticList.self) {
      try RequestCompiler().compile(query, with: ["a": given], for: environment())
    }
    #expect(told?.items.first?.notes.map(\.message) == ["given by --var a=x;y"])
    let allowed = try environment(style: .init(allowSeparators: true))
    #expect(try RequestCompiler().compile(query, with: ["a": "x;y"], for: allowed).url.hasSuffix("%3Ba%3Dx%3By"))
  }

  @Test func `a terminator is one literal semicolon after variables`() throws {
    let environment = try environment(style: .init(terminator: true))
    let query = try query("c/n", [Variable("a", .named("String"))])
    #expect(try RequestCompiler().compile(query, with: ["a": "x"], for: environment).url.hasSuffix("/c/n%3Ba%3Dx;"))
    #expect(try RequestCompiler().compile(query, for: environment).url.hasSuffix("/c/n"))
  }

  @Test func `host, scheme and base path make the front`() throws {
    let query = try query("/wknd-shared/adventures-all")
    #expect(
      try RequestCompiler().compile(query, for: environment(host: "[::1]:4503")).url
        == "http://[::1]:4503/graphql/execute.json/wknd-shared/adventures-all"
    )
    #expect(
      try RequestCompiler().compile(
        query,
        for: environment(host: "publish.example.test", scheme: .https, basePath: "/some/prefix/")
      ).url == "https://publish.example.test/some/prefix/graphql/execute.json/wknd-shared/adventures-all"
    )
  }

  @Test func `every problem with the values is reported at once`() throws {
    let query = try query(
      "c/n",
      [
        Variable("slug", .nonNull(.named("String")), example: "bali-surf-camp"), Variable("limit", .named("Int")),
      ]
    )
    let error = #expect(throws: DiagnosticList.self) {
      try RequestCompiler().compile(query, with: ["slg": "x", "limit": "ten"], for: environment())
    }
    #expect(error?.items.map(\.code.name) == ["unknown-variable", "missing-variable", "variable-type"])
    #expect(error?.items.map(\.failure) == [.usage, .usage, .invalidInput])
    #expect(error?.items[0].hint == "did you mean 'slug'?")
    #expect(error?.items[1].hint == "add --var slug=bali-surf-camp")
  }

  @Test func `the header fields are those of the wire rules`() throws {
    var environment = try environment()
    environment.headers = HeaderFields([try HeaderField("X-Smoke", "1"), try HeaderField("accept", "text/plain")])
    let request = try RequestCompiler().compile(query("c/n"), for: environment)
    #expect(
      request.headers.fields.map(\.description) == [
        "accept: text/plain", "User-Agent: pqrun/\(Version.current)", "X-Smoke: 1",
      ]
    )
    #expect(try RequestCompiler().compile(query("c/n"), for: self.environment()).headers["Origin"] == nil)
  }

  @Test func `a plain resource takes values in its path and its query string`() throws {
    let resource = Query.PlainResource(
      path: "/api/x/${id}",
      parameters: [.init("limit", "${limit}"), .init("fields", "a,b"), .init("q", "is ${id}")]
    )
    let query = Query(
      name: "q",
      resource: .plain(resource),
      variables: [Variable("id", .named("ID")), Variable("limit", .named("Int"))]
    )
    let url = try RequestCompiler().compile(query, with: ["id": "a/b c"], for: environment()).url
    #expect(url == "http://127.0.0.1:8099/api/x/a%2Fb%20c?fields=a%2Cb&q=is%20a%2Fb%20c")
  }

  @Test(arguments: ["..", ".", ""])
  func `a value is no way out of the path of a plain resource`(value: String) {
    let query = Query(
      name: "q",
      resource: .plain(Query.PlainResource(path: "/api/${id}/x", parameters: [])),
      variables: [Variable("id", .named("String"))]
    )
    let values: VariableValues = ["id": GivenValue(.text(value))]
    let error = #expect(throws: DiagnosticList.self) {
      try RequestCompiler().compile(query, with: values, for: environment())
    }
    #expect(error?.items.map(\.code.name) == ["path-segment"])
    #expect(error?.items.map(\.failure) == [.invalidInput])
  }

  @Test func `a query runs only where it may`() throws {
    var query = try query("c/n")
    query.environments = ["author"]
    let error = #expect(throws: DiagnosticList.self) { try RequestCompiler().compile(query, for: environment()) }
    #expect(error?.items.map(\.code.name) == ["wrong-environment"])
  }

  @Test(arguments: [("/x/${nope}", "undeclared-name"), ("/x/${id", "unclosed-name")])
  func `a name in a path that stands for nothing is refused`(path: String, code: String) throws {
    let query = Query(name: "q", resource: .plain(.init(path: path)), variables: [Variable("id", .named("ID"))])
    let error = #expect(throws: DiagnosticList.self) {
      try RequestCompiler().compile(query, with: ["id": "1"], for: environment())
    }
    #expect(error?.items.map(\.code.name) == [code])
  }
}
