import PQModel
import PQRun
import Testing

@Suite struct HeaderCheckTests {
  private static let rows: [(yaml: String, passes: Bool)] = [
    ("header: vary\nequals: 'Accept, Origin'", true),
    ("header: Vary\ncontains: Origin", true),
    ("header: X-Number\nequals: 4", true),
    ("header: X-Number\none-of: [3, 4]", true),
    ("header: X-Number\nnot-equals: 4", false),
    ("header: X-Number\nmatches: ^[0-9]$\nstarts-with: 4\nends-with: 4", true),
    ("header: X-Empty\nequals: ''", true),
    ("header: X-Empty\nabsent: true", false),
    ("header: X-Gone\nabsent: false", false),
    ("header: X-Gone\nnot-equals: a", false),
  ]

  @Test(arguments: rows)
  func `a header field is looked at as one text`(yaml: String, passes: Bool) async throws {
    let example = CheckExample(
      "",
      headers: ["Vary: Accept", "Vary: Origin", "X-Number: 4", "X-Empty:"],
      passes: true
    )
    let outcome = try await CheckTrial(example.response()).outcome(of: yaml)
    #expect(outcome.passed == passes, "\(outcome)")
  }
}
