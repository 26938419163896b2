import PQCore
import PQModel
import PQRun
import PQSuite
import Testing

@Suite struct VariablesInChecksTests {
  private static let body = """
    {"data":{"l":{"items":[{"slug":"bali","price":5000.0,"open":true,"none":null,"tags":["a",1],"size":{"w":1}}]}}}
    """

  private static let rows: [(yaml: String, value: VariableValue, passes: Bool)] = [
    ("path: $..slug\nequals: ${v}", .text("bali"), true),
    ("path: $..slug\nmatches: ^${v}$", .text("bal."), true),
    ("path: $..slug\nstarts-with: b${v}", .text("al"), true),
    ("path: $..price\nequals: ${v}", .literal("5000"), true),
    ("path: $..price\nequals: ${v}", .text("5000"), false),
    ("path: $..price\nmin: ${v}", .literal("5000.00"), true),
    ("path: $..price\nmax: ${v}", .literal("4999"), false),
    ("path: $..open\nequals: ${v}", .literal("true"), true),
    ("path: $..open\nequals: ${v}", .text("true"), false),
    ("path: $..none\nequals: ${v}", .null, true),
    ("path: $..tags\nequals: ${v}", .list([.text("a"), .literal("1")]), true),
    ("path: $..slug\none-of: ${v}", .list([.text("oslo"), .text("bali")]), true),
    ("path: $..slug\none-of: [oslo, \"${v}\"]", .text("bali"), true),
    ("path: $..size\nequals: ${v}", .object([VariableValue.Field("w", .literal("1"))]), true),
    ("path: $..slug\nnot: { equals: \"${v}\" }", .text("bali"), false),
    ("items: ${v}", .literal("1"), true),
    ("items: \">=${v}\"", .literal("2"), false),
    ("path: $.data.l.items[${v}].slug", .literal("0"), true),
    ("path: $..slug\nequals: $${v}", .text("bali"), false),
  ]

  @Test(arguments: rows)
  func `a variable's value keeps its kind`(yaml: String, value: VariableValue, passes: Bool) async throws {
    let template = try CheckTemplate(try CheckTrial.node(yaml))
    let filled = try template.filled { name in name == "v" ? value : nil }
    let outcome = try await CheckTrial(Self.body).outcome(of: filled)
    #expect(outcome.passed == passes, "\(outcome)")
  }

  @Test func `a value that does not fit is a mistake of the check`() throws {
    let template = try CheckTemplate(try CheckTrial.node("path: $..price\nmin: ${v}"))
    let filled = try template.filled { _ in .text("much") }
    let error = #expect(throws: DiagnosticList.self) { try Registry.smokeTest.check(filled) }
    #expect(error?.items.map(\.code.name) == ["wrong-kind"])
  }
}
