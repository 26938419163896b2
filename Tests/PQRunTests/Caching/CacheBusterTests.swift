import PQModel
import PQRun
import Testing

@Suite struct CacheBusterTests {
  private func url(
    _ resource: Query.Resource,
    variables: [String] = [],
    with values: VariableValues = [:],
    style: Environment.URLStyle = .init()
  ) throws -> String {
    let query = Query(name: "q", resource: resource, variables: try variables.map { try Variable($0, "String") })
    let environment = Environment(name: "e", host: try Host("h"), urlStyle: style)
    let call = try Call(query, with: values, in: environment)
    return String(try RequestCompiler().compile(call.fresh("a1")).url.dropFirst("https://h".count))
  }

  @Test func `a persisted query gets one more variable, after its own`() throws {
    let path = Query.Resource.persisted(try PersistedPath("c/n"))
    #expect(try url(path) == "/graphql/execute.json/c/n%3Btimestamp%3Da1")
    #expect(
      try url(path, variables: ["slug"], with: ["slug": "x"], style: .init(terminator: true))
        == "/graphql/execute.json/c/n%3Bslug%3Dx%3Btimestamp%3Da1;"
    )
  }

  @Test func `a name that the query declares is left alone`() throws {
    let path = Query.Resource.persisted(try PersistedPath("c/n"))
    #expect(
      try url(path, variables: ["timestamp", "_timestamp"], with: ["timestamp": "t"])
        == "/graphql/execute.json/c/n%3Btimestamp%3Dt%3B__timestamp%3Da1"
    )
  }

  @Test(arguments: [("/x", "/x?timestamp=a1"), ("/x?y=1", "/x?y=1&timestamp=a1")])
  func `a plain resource gets one more parameter`(path: String, address: String) throws {
    #expect(try url(.plain(.init(path: path))) == address)
  }

  @Test func `a parameter that is there already is left alone`() throws {
    let resource = Query.PlainResource(path: "/x", parameters: [.init("timestamp", "t")])
    #expect(try url(.plain(resource)) == "/x?timestamp=t&_timestamp=a1")
  }

  @Test func `no two calls get the same value`() throws {
    let call = try Call(
      Query(name: "q", resource: .persisted(PersistedPath("c/n"))),
      in: Environment(name: "e", host: Host("h"))
    )
    #expect(call.cacheBuster == nil)
    #expect(call.fresh().cacheBuster != call.fresh().cacheBuster)
  }
}
