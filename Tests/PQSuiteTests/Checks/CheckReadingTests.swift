import PQCore
import PQFiles
import PQRun
import PQSuite
import PQTestSupport
import Testing

@Suite struct CheckReadingTests {
  private static let rows: [(marked: String, code: String, words: String)] = [
    ("⟦1⟧itms⟦/1⟧: some", "unknown-check", "did you mean 'items'?"),
    ("⟦1⟧{ items: some, status: 200 }⟦/1⟧", "several-checks", "an entry of the list"),
    ("items: ⟦1⟧two⟦/1⟧", "wrong-kind", ">=10"),
    ("⟦1⟧items⟦/1⟧:", "missing-key", "items: one"),
    ("path: $.a\n⟦1⟧equal⟦/1⟧: 1", "unknown-key", "did you mean 'equals'?"),
    ("path: $.a\neach: { ⟦1⟧matchs⟦/1⟧: a }", "unknown-key", "did you mean 'matches'?"),
    ("path: $.a\nnot: { each: { ⟦1⟧typo⟦/1⟧: a } }", "unknown-key", "did you mean 'type'?"),
    ("path: $.a\neach: ⟦1⟧some⟦/1⟧", "wrong-kind", "operators"),
    ("path: $.a\nnot: ⟦1⟧{}⟦/1⟧", "wrong-kind", "operators"),
    ("path: \"$.a[⟦1⟧⟦/1⟧\"", "invalid-json-path", "complete the query"),
    ("path: $.a\nmatches: ⟦1⟧'[a'⟦/1⟧", "invalid-pattern", "regular expression"),
    ("path: $.a\ntype: ⟦1⟧text⟦/1⟧", "unknown-word", ""),
    ("path: $.a\ntype: [string, ⟦1⟧nul⟦/1⟧]", "unknown-word", "did you mean 'null'?"),
    ("path: $.a\nmin: ⟦1⟧one⟦/1⟧", "wrong-kind", "a number"),
    ("path: $.a\nmin:⟦1⟧⟦/1⟧", "wrong-kind", "a number"),
    ("path: $.a\nequals: ⟦1⟧.inf⟦/1⟧", "wrong-kind", "JSON"),
    ("path: $.a\none-of: ⟦1⟧a⟦/1⟧", "wrong-kind", "a list"),
    ("path: $.a\nsorted: ⟦1⟧up⟦/1⟧", "unknown-word", "ascending"),
    ("path: $.a\nnull-rate: ⟦1⟧101%⟦/1⟧", "wrong-kind", "share"),
    ("path: $.a\nbefore: ⟦1⟧yesterday⟦/1⟧", "wrong-kind", "now-7d"),
    ("path: $.a\nafter: ⟦1⟧now-7⟦/1⟧", "wrong-kind", "now-7d"),
    ("path: $.a\nexists: ⟦1⟧no⟦/1⟧", "wrong-kind", "true or false"),
    ("path: $.a\ncontains: ⟦1⟧''⟦/1⟧", "wrong-kind", "a text"),
    ("header: ⟦1⟧Content Type⟦/1⟧", "wrong-kind", "Content-Type"),
    ("header: Server\n⟦1⟧absent⟦/1⟧: true\nequals: a", "contradictory-check", "take 'absent' out"),
    ("header: Server\nequals: ⟦1⟧[a]⟦/1⟧", "wrong-kind", "text"),
    ("time: ⟦1⟧5⟦/1⟧", "wrong-kind", "unit"),
    ("time: { ⟦1⟧first⟦/1⟧: 5s }", "unknown-key", "first-byte"),
    ("time: ⟦1⟧{}⟦/1⟧", "wrong-kind", "bounds"),
    ("size: { max: ⟦1⟧big⟦/1⟧ }", "wrong-kind", "unit"),
    ("certificate: { days-left: ⟦1⟧-1⟦/1⟧ }", "wrong-kind", "whole number"),
    ("certificate: ⟦1⟧{}⟦/1⟧", "missing-key", "days-left"),
    ("errors: [⟦1⟧{}⟦/1⟧]", "wrong-kind", "classification"),
    ("errors: { ⟦1⟧class⟦/1⟧: a }", "unknown-key", "classification"),
    ("hosts: ⟦1⟧all⟦/1⟧", "wrong-kind", "published"),
    ("hosts: { allowed: [⟦1⟧https://a⟦/1⟧] }", "wrong-kind", "www.example.com"),
    ("decode: ⟦1⟧itms⟦/1⟧", "unknown-decoder", "did you mean 'items'?"),
    ("decode: items\n⟦1⟧equals⟦/1⟧: a", "missing-key", "path: $"),
    ("cache: { max-age: ⟦1⟧60⟦/1⟧ }", "wrong-kind", "60s"),
    ("cache: { ⟦1⟧maxage⟦/1⟧: 60s }", "unknown-key", "did you mean 'max-age'?"),
    ("status: ⟦1⟧20⟦/1⟧", "wrong-kind", "100 to 599"),
  ]

  @Test(arguments: rows)
  func `a mistake in a check is named at its place`(marked: String, code: String, words: String) throws {
    let source = MarkedSource(marked)
    var problems = DiagnosticList()
    do throws(DiagnosticList) {
      _ = try Registry.smokeTest.check(try Self.node(source))
    } catch {
      problems = error
    }
    #expect(problems.mismatches([ExpectedDiagnostic(code, at: 1, words)], in: source) == [])
  }

  private static func node(_ source: MarkedSource) throws(DiagnosticList) -> Node {
    var problems = DiagnosticList()
    let node = YAMLReader().read(source.bytes, named: "check.yaml", into: &problems)
    guard let node else { throw problems }
    return node
  }

  @Test func `all mistakes of a check are reported`() throws {
    let error = #expect(throws: DiagnosticList.self) {
      try Registry.smokeTest.check(CheckTrial.node("path: '$['\nmin: a\nmax: b\neach: { typ: a }"))
    }
    #expect(error?.items.map(\.code.name).sorted() == ["invalid-json-path", "unknown-key", "wrong-kind", "wrong-kind"])
  }

  @Test func `a pattern in a path that matches nothing is a warning`() throws {
    let bound = try Registry.smokeTest.check(CheckTrial.node(#"path: $.a[?match(@.b, '\\d')]"#))
    #expect(bound.warnings.map(\.code.name) == ["unusable-pattern"])
  }
}
