import PQCore
import PQFiles
import PQModel
import PQTestSupport
import Testing

struct EnvironmentInheritanceTests {
  @Test
  func `own keys win and mappings merge key by key through a chain`() throws {
    let test = TestProject([
      "environments/base.yaml": """
      scheme: http
      headers: { X-A: base, X-B: base }
      timeout: { connect: 1s, total: 10s }
      variables: { filter: { a: 1, b: 2 } }
      """,
      "environments/middle.yaml": "extends: base\nheaders: { X-B: middle, X-C: middle }\ntimeout: { total: 20s }",
      "environments/top.yaml": "extends: middle\nhost: top.example.test\nvariables: { filter: { a: 3 } }",
    ])
    #expect(test.mismatches([]) == [])
    let top = try test.project.environment(named: "top")
    #expect(top.origin == "http://top.example.test")
    #expect(top.headers.fields.map(\.description) == ["X-A: base", "X-B: middle", "X-C: middle"])
    #expect(top.connection.connectTimeout == .seconds(1))
    #expect(top.connection.totalTimeout == .seconds(20))
    guard case .node(let filter) = top.variables["filter"]?.content else {
      Issue.record("the value is no node")
      return
    }
    #expect(filter.entries?.count == 1)
  }

  @Test
  func `an environment that others extend need not be whole, but is not given`() throws {
    let test = TestProject([
      "environments/base.yaml": "auth: { type: basic, username: a }",
      "environments/top.yaml": "extends: base\nhost: localhost\nauth: { password: \"${env:PW}\" }",
    ])
    #expect(test.mismatches([]) == [])
    #expect(throws: DiagnosticList.self) { try test.project.environment(named: "base") }
  }

  @Test
  func `a header of a base is given way to whatever its case`() throws {
    let test = TestProject([
      "environments/base.yaml": "host: localhost\nheaders: { x-a: base, X-B: base }",
      "environments/top.yaml": "extends: base\nheaders: { X-A: top }",
    ])
    #expect(test.mismatches([]) == [])
    #expect(try test.project.environment(named: "top").headers.fields.map(\.description) == ["X-B: base", "X-A: top"])
  }

  @Test
  func `settings of another authenticator are not taken over`() throws {
    let test = TestProject(
      [
        "environments/base.yaml": "host: localhost\nauth: { type: basic, username: a, password: b }",
        "environments/top.yaml": "extends: base\nauth: { type: token, token: \"${env:TOKEN}\" }",
        "environments/open.yaml": "extends: base\nauth: { type: none }",
        "environments/null.yaml": "extends: base\nauth:",
      ],
      variables: ["TOKEN": "t"]
    )
    #expect(test.mismatches([]) == [])
    #expect(try test.project.environment(named: "top").authentication.settings.entries?.count == 2)
    #expect(try test.project.environment(named: "open").authentication.type == "none")
    #expect(try test.project.environment(named: "null").authentication.type == "none")
  }

  @Test
  func `a circle is refused for each environment in it, and for those that extend it`() {
    let test = TestProject([
      "environments/a.yaml": "extends: b\nhost: a",
      "environments/b.yaml": "extends: c\nhost: b",
      "environments/c.yaml": "extends: b\nhost: c",
    ])
    #expect(test.project.diagnostics.items.map(\.code.name) == ["extends", "extends"])
    for name in ["a", "b", "c"] {
      #expect(throws: DiagnosticList.self) { try test.project.environment(named: name) }
    }
  }

  @Test
  func `a long chain is put together once`() throws {
    var text = "environments:\n  e0: { host: a.example.test }\n"
    for place in 1..<3000 { text += "  e\(place): { extends: e\(place - 1) }\n" }
    let test = TestProject(text)
    #expect(test.mismatches([]) == [])
    #expect(try test.project.environment(named: "e2999").host.name == "a.example.test")
  }
}
