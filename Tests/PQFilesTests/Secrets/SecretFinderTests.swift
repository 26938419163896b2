import PQCore
import Testing

@testable import PQFiles

/// In every text of these tests a secret begins with `S3-`.
@Suite struct SecretFinderTests {
  private func shown(_ files: (path: String, text: String)..., variables: [String: String] = [:]) -> String {
    let problems = TestProject(files: files, variables: variables).project.diagnostics
    return DiagnosticRenderer(format: .full) { $0 }.render(problems)
  }

  @Test(arguments: [
    "host: \"demo:S3-Pw@a.example.test\"",
    "host: \"demo:S3-P/w@127.0.0.1:1\"",
    "host: \"a.example.test?token=S3-Pw\"",
    "host: a\nbase-path: /x?token=S3-Pw",
    "host: a\nproxy: http://u:S3-Pw@p.example.test:1\nhots: b",
    "{ host: a, proxy: \"http://u:S3-Pw@p.example.test:1\", hots: b }",
    "host: a\nauth: { type: basic, username: u, password: [S3-Pw] }",
    "host: a\nauth: { type: basic, username: u, pasword: S3-Pw }",
    "host: a\nauth: { type: basic, username: u, password: { x: S3-Pw } }",
    "host: a\nauth: { type: token, token: \"S3-Pw\\n\" }",
    "host: a\nauth: { type: tokn, token: S3-Pw }",
    "host: a\nauth: \"basic u:S3-Pw\"",
    "host: a\nauth: [basic, S3-Pw]",
    "host: a\nauth: { type: token, token: S3-one, token: S3-two }",
    "host: a\nauth: { type: token, tokn: S3-one, tokn: S3-two }",
    "host: a\nauth: { type: basic, username: \"u:S3-Pw\", password: x }",
    "host: a\nauth:\n  type: basic\n  username: u\n  pasword: S3-Pw # S3-comment\nhots: b",
    "host: a\nauth:\n  type: basic\n  username: u\n  password: |\n    S3-Pw\n    S3-more\n  usrname: S3-u",
    "host: a\nauth: { type: token, token: \"${env:T:-S3-Pw}\", x: 1 }",
    "{ host: a, headers: { Authorization: Bearer S3-Pw, X-Api-Key: S3-key, \"Bad Name\": S3-value } }",
    "host: a\nheaders: { X-Token: \"S3-Pw\\r\\nInj: 1\" }",
    "host: a\nheaders: [S3-Pw]\n",
    "{ host: a, tls: { key-password: S3-Pw, verify: maybe } }",
    "{ host: a, password: S3-Pw }",
  ])
  func `no problem of an environment shows a secret`(text: String) {
    let shown = shown((path: "environments/a.yaml", text: text))
    #expect(shown.contains("error["))
    #expect(!shown.contains("S3-"), "\(shown)")
  }

  @Test func `a program is named, and its arguments are not shown`() {
    let text = "host: a\nauth: { type: command, command: [aem-token, S3-argument], tokn: 1 }"
    let shown = shown((path: "environments/a.yaml", text: text))
    #expect(shown.contains("command: [aem-token, *"), "\(shown)")
    #expect(!shown.contains("S3-"), "\(shown)")
  }

  @Test(arguments: [
    "{ host: a, auth: {type: basic, username: u, password: \"S3-Pw}}",
    "auth:\n  password: \"S3-Pw\nhost: a\n",
    "auth:\n  password: S3-Pw: x",
    "auth:\n  token: \"a\" S3-Pw",
    "auth:\n  token: |x\n    S3-Pw",
    "host: 'demo:S3-Pw@a",
    "auth: \"basic u:S3-Pw",
    "headers: { X-Api-Key: S3-Pw, Authorization: [S3-x }",
    "password: S3-Pw\u{1}",
  ])
  func `a text that is no YAML hides what its words call a secret`(text: String) {
    let shown = shown((path: "environments/a.yaml", text: text))
    #expect(shown.contains("error["))
    #expect(!shown.contains("S3-"), "\(shown)")
  }

  @Test(arguments: [
    ("host: a\nauth: { type: token, token: \"${env:1X}\" }", "token: \"${env:1X}\""),
    ("host: a\nauth: { type: token, token: ${env:X} }", "token: ${env:X}"),
    (
      "host: a\nauth: { type: basik, username: u, password: \"S3-Pw\" }",
      "{ type: basik, username: u, password: \"*****\" }"
    ),
    ("host: a\nauth: { type: none, user: S3-u }", "auth: { type: none, user: ***** }"),
    ("host: \"demo:S3-Pw@a.example.test\"", "host: \"*****@a.example.test\""),
    ("{ host: a, headers: { X-A: S3-Pw }, hots: b }", "headers: { X-A: ***** }, hots: b"),
  ])
  func `what is no secret is shown`(text: String, line: String) {
    let shown = shown((path: "environments/a.yaml", text: text))
    #expect(shown.contains(line), "\(shown)")
  }

  @Test(arguments: ["default", "example", "enum"])
  func `the values of a secret variable are not shown`(key: String) {
    let value = key == "enum" ? "[S3-Pw, S3-x], default: S3-y" : "S3-Pw, pattern: \"^x\""
    let text = "persisted: a/b\nvariables: { v: { type: String, secret: true, \(key): \(value), hots: 1 } }"
    let shown = shown((path: "queries/a.yaml", text: text))
    #expect(shown.contains("error["))
    #expect(!shown.contains("S3-"), "\(shown)")
  }

  @Test func `a case does not show the value of a secret variable`() {
    let text = """
      persisted: a/b
      variables: { v: { type: String, secret: true, pattern: "^x" } }
      cases: [ { variables: { v: S3-Pw } } ]
      """
    let shown = shown((path: "queries/a.yaml", text: text))
    #expect(shown.contains("error["))
    #expect(!shown.contains("S3-"), "\(shown)")
  }

  @Test func `settings of Xcode hide secrets too`() {
    let text = "AEM_HOST = demo:S3-Pw@a\nAEM_PASSWORD = S3-Pw\nAEM_PASWORD = S3-Pw\nAEM_TOKEN[sdk=*] = S3-Pw"
    let shown = shown((path: "environments/a.xcconfig", text: text))
    #expect(shown.contains("error["))
    #expect(!shown.contains("S3-"), "\(shown)")
  }
}
