import PQCore
import PQRun
import Testing

@Suite struct PathOperatorTests {
  private static let body = """
    {"data":{"list":{"items":[\
    {"_path":"/a","n":1,"t":"Äpfel","d":"2026-05-01","x":null,"tags":["a","b"]},\
    {"_path":"/b","n":2.50,"t":"Birnen","d":"2026-05-04T12:00:00+02:00","tags":[]},\
    {"_path":"/c","n":1e400,"t":"","d":"soon","tags":["c"],"o":{"b":1,"a":[true]}}],"none":[],"big":9007199254740993}}}
    """

  private static let rows: [(yaml: String, passes: Bool)] = [
    ("path: $.data.list.items[0].n\nequals: 1.0", true),
    ("path: $.data.list.items[0].n\nequals: '1'", false),
    ("path: $.data.list.items[1].n\nequals: 2.5", true),
    ("path: $.data.list.big\nequals: 9007199254740993", true),
    ("path: $.data.list.big\nequals: 9007199254740992", false),
    ("path: $.data.list.items[2].n\nmin: 1e399", true),
    ("path: $.data.list.items[2].n\nmax: 1e401", true),
    ("path: $.data.list.items[0].t\nequals: Äpfel", true),
    ("path: $.data.list.items[0].t\nequals: \"A\\u0308pfel\"", false),
    ("path: $.data.list.items[0].x\nequals: null", true),
    ("path: $.data.list.items[0].x\nequals: ''", false),
    ("path: $.data.list.items[0].x\nnot-equals: null", false),
    ("path: $.data.list.items[0].x\nexists: true", true),
    ("path: $.data.list.items[1].x\nexists: false", true),
    ("path: $.data.list.items[1].x", false),
    ("path: $.data.list.items[2].o\nequals: { a: [true], b: 1 }", true),
    ("path: $.data.list.items[2].o\nequals: { a: [false], b: 1 }", false),
    ("path: $.data.list.items[*].t\none-of: [Äpfel, Birnen, '']", true),
    ("path: $.data.list.items[*].t\none-of: [Äpfel, Birnen]", false),
    ("path: $.data.list.items[0].tags\ncontains: b", true),
    ("path: $.data.list.items[0].tags\ncontains: c", false),
    ("path: $.data.list.items[0].t\ncontains: pfe", true),
    ("path: $.data.list.items[0].n\ncontains: 1", false),
    ("path: $.data.list.items[1].t\nmatches: ^Birnen$", true),
    ("path: $.data.list.items[*].t\nmatches: '[a-z]'", false),
    ("path: $.data.list.items[0].n\nmatches: 1", false),
    ("path: $.data.list.items[0]._path\nstarts-with: /\nends-with: a", true),
    ("path: $.data.list.items[0].t\nstarts-with: Äpfelchen", false),
    ("path: $.data.list.items[2].t\nends-with: x", false),
    ("path: $.data.list.items[0].n\ntype: integer", true),
    ("path: $.data.list.items[1].n\ntype: integer", false),
    ("path: $.data.list.items[*].n\ntype: [integer, number]", true),
    ("path: $.data.list.items[0].x\ntype: 'null'", true),
    ("path: $.data.list.items\ntype: array\ncount: 3", true),
    ("path: $.data.list.items[*]\ntype: object\ncount: '<3'", false),
    ("path: $.data.list.items[*].n\nmin: 1\nmax: 2.5", false),
    ("path: $.data.list.items[0].t\nmin: 1", false),
    ("path: $.data.list.none\ncount: none", true),
    ("path: $.data.list.none[*]\ncount: 0", true),
    ("path: $.data.list.none\neach: { type: string }", false),
    ("path: $.data.list.none\ncount: '<2'\neach: { type: string }", true),
    ("path: $.data.nothing\ncount: 0", true),
    ("path: $.data.list.items[*]._path\nunique: true", true),
    ("path: $.data.list.items[*].tags\nunique: true", true),
    ("path: $..items[*].tags[*]\nunique: false", false),
    ("path: $.data.list.items[*].n\nsorted: ascending", true),
    ("path: $.data.list.items[*].n\nsorted: descending", false),
    ("path: $.data.list.items[*].t\nsorted: ascending", false),
    ("path: $.data.list.items[*].x\nsorted: ascending", true),
    ("path: $.data.list.items[*].o\nsorted: ascending", false),
    ("path: $.data.list.items[0]['x', 'n']\nnull-rate: 50%", true),
    ("path: $.data.list.items[0]['x', 'n']\nnull-rate: 0.49", false),
    ("path: $.data.list.items[0].d\nbefore: 2026-05-02\nafter: 2026-04-30T23:59:59Z", true),
    ("path: $.data.list.items[1].d\nbefore: now+1m\nafter: now-1m", true),
    ("path: $.data.list.items[1].d\nafter: now", false),
    ("path: $.data.list.items[2].d\nafter: 2000-01-01", false),
    ("path: $.data.list.items[*].tags\neach: { count: '>=1' }", false),
    ("path: $.data.list.items\neach: { type: object, not: { equals: {} } }", true),
    ("path: $.data.list.items[*].t\nnot: { contains: lorem }", true),
    ("path: $.data.list.items[*].t\nnot: { contains: Birnen }", false),
    ("path: $.data.list.items[*].n\nnot: { sorted: descending }", true),
    ("path: $.data.list.items[*].n\nnot: { each: { min: 1 } }", false),
    ("path: $.data.gone\nnot: { exists: true }", true),
  ]

  @Test(arguments: rows)
  func `an operator holds or not`(yaml: String, passes: Bool) async throws {
    let outcome = try await CheckTrial(Self.body).outcome(of: yaml)
    #expect(outcome.passed == passes, "\(outcome)")
  }

  @Test func `a finding has what was expected, what came, its place and its fragment`() async throws {
    let outcome = try await CheckTrial(Self.body).outcome(of: "path: $..n\nmin: 2")
    let finding = try #require(outcome.findings.first)
    #expect(outcome.findings.count == 1)
    #expect(finding.message == "the value is too small or no number")
    #expect(finding.expected == "a number of at least 2")
    #expect(finding.actual == "1")
    #expect(finding.place?.description == "$['data']['list']['items'][0]['n'] (/a)")
  }

  @Test func `a text that looks like a number is named`() async throws {
    let trial = CheckTrial(#"{"data":{"a":"4","b":4}}"#)
    let text = try await trial.outcome(of: "path: $.data.a\nequals: 4")
    #expect(text.findings.first?.details == ["the answer has a text here: put quotes around the expected value"])
    let number = try await trial.outcome(of: "path: $.data.b\nequals: '4'")
    #expect(number.findings.first?.details == ["the answer has a number here: write the expected value without quotes"])
    let other = try await trial.outcome(of: "path: $.data.b\nequals: 5")
    #expect(other.findings.first?.details == [])
  }

  @Test func `many findings are counted and not all shown`() async throws {
    let trial = CheckTrial("{\"data\":[\(Array(repeating: "0", count: 40).joined(separator: ","))]}")
    let outcome = try await trial.outcome(of: "path: $.data[*]\nmin: 1")
    #expect(outcome.findings.map(\.message).last == "and 35 more")
    #expect(outcome.findings.count == 6)
  }

  @Test func `a value that comes twice is named with the first`() async throws {
    let trial = CheckTrial(#"{"data":[{"a":1,"b":2},"x",{"b":2,"a":1.0}]}"#)
    let outcome = try await trial.outcome(of: "path: $.data\nunique: true")
    #expect(outcome.findings.map(\.details) == [["first at $['data'][0]"]])
  }

  private static let deadEnds: [(path: String, words: String?)] = [
    ("$.data.list.itms", "'data.list' has no 'itms', and it has 'items'"),
    ("$.data.zzz.a", "'data' has no 'zzz'; it has list"),
    ("$.data.list.items[7]", "'data.list.items' has no element 7; it has 3"),
    ("$.data.list.items[-4]", "'data.list.items' has no element -4; it has 3"),
    ("$.data.list.none[0].a", "'data.list.none' has no elements"),
    ("$.data.list.items[0].x.y", "'data.list.items[0].x' is null"),
    ("$.data.list.items.slug", "'data.list.items' is a list"),
    ("$.data.*.zzz", nil),
  ]

  @Test(arguments: deadEnds)
  func `a path that finds nothing is followed to its end`(path: String, words: String?) async throws {
    let outcome = try await CheckTrial(Self.body).outcome(of: "path: \(path)")
    #expect(outcome.findings.map(\.details) == [words.map { [$0] } ?? []])
  }

  @Test func `an answer that is no JSON fails`() async throws {
    let outcome = try await CheckTrial("<html>").outcome(of: "path: $.data\nexists: false")
    #expect(outcome.findings.map(\.message) == ["the body is no JSON"])
  }
}
