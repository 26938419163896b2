import PQCore
import PQRun
import Testing

@testable import PQSuite

@Suite struct RecordedShapeTests {
  private static func shape(_ json: String) throws -> RecordedShape {
    RecordedShape(of: AnswerShape(of: try JSON(parsing: json)))
  }

  @Test func `a shape is written with a place on each line and read again`() throws {
    let shape = try Self.shape(#"{"items":[{"a":1},{"a":null,"b-c":[]},null]}"#)
    let text = """
      {
        "$": ["object"],
        "$.items": ["array"],
        "$.items[*]": ["object", "null"],
        "$.items[*].a": ["number", "null"],
        "$.items[*]['b-c']": ["array", "absent"]
      }

      """
    #expect(String(decoding: shape.bytes, as: UTF8.self) == text)
    #expect(try RecordedShape(parsing: shape.bytes, named: "s.json") == shape)
  }

  @Test(arguments: ["[]", "1", #"{"$":"object"}"#, #"{"$":["thing"]}"#, #"{"$":[1]}"#, "{", ""])
  func `another file is no shape`(text: String) {
    #expect(throws: Diagnostic.self) { try RecordedShape(parsing: Array(text.utf8), named: "s.json") }
  }

  @Test(
    arguments: [
      ("$", nil), ("$.a", "$"), ("$.a.b", "$.a"), ("$[*]", "$"), ("$.a[*].b", "$.a[*]"), ("$.a['b.c']", "$.a"),
      (#"$['it\'s [x]'].y"#, #"$['it\'s [x]']"#), ("$['open", "$"),
    ] as [(String, String?)]
  )
  func `each place has the one that holds it`(path: String, parent: String?) {
    #expect(RecordedShape.parent(of: path) == parent)
  }

  struct Comparison: Sendable, CustomTestStringConvertible {
    let name: String
    let recorded: String
    let current: String
    var findings: [String] = []
    var notes: [String] = []

    var testDescription: String { name }
  }

  @Test(arguments: [
    Comparison(name: "same", recorded: #"{"a":1}"#, current: #"{"a":2}"#),
    Comparison(name: "gone", recorded: #"{"a":1,"b":{"c":1}}"#, current: #"{"a":2}"#, findings: ["'$.b' is gone"]),
    Comparison(name: "retyped", recorded: #"{"a":1}"#, current: #"{"a":"1"}"#, findings: ["'$.a' has another type"]),
    Comparison(
      name: "retyped in one of several",
      recorded: #"[{"a":1}]"#,
      current: #"[{"a":1},{"a":"1"}]"#,
      findings: ["'$[*].a' has another type"]
    ),
    Comparison(name: "added", recorded: #"{"a":1}"#, current: #"{"a":1,"b":true}"#, notes: ["'$.b' is new: bool"]),
    Comparison(name: "empty list", recorded: #"{"l":[{"a":1}]}"#, current: #"{"l":[]}"#),
    Comparison(
      name: "null in its place",
      recorded: #"{"o":{"a":1}}"#,
      current: #"{"o":null}"#,
      notes: ["'$.o' is new as null"]
    ),
    Comparison(name: "absent now and then", recorded: #"[{"a":1},{}]"#, current: "[{}]"),
    Comparison(
      name: "null until now",
      recorded: #"{"a":null}"#,
      current: #"{"a":1}"#,
      notes: ["'$.a' is new as number"]
    ),
    Comparison(
      name: "absent in one",
      recorded: #"[{"a":1}]"#,
      current: #"[{"a":1},{}]"#,
      notes: ["'$[*].a' is new as absent"]
    ),
  ])
  func `what is gone or retyped fails, all else is noted`(comparison: Comparison) throws {
    let outcome = ShapeComparison(
      of: try Self.shape(comparison.current),
      with: try Self.shape(comparison.recorded)
    ).outcome
    #expect(outcome.findings.map(\.message) == comparison.findings)
    #expect(outcome.notes == comparison.notes)
  }

  @Test func `shapes of several answers become one that all of them fit, in any order`() throws {
    let answers = [#"{"o":{"a":1}}"#, #"{"o":{"b":null}}"#, #"{"o":null}"#]
    let shapes = try answers.map(Self.shape)
    let merged = shapes[0].merging(shapes[1]).merging(shapes[2])
    #expect(merged == shapes[2].merging(shapes[1]).merging(shapes[0]))
    #expect(merged == shapes[1].merging(shapes[2]).merging(shapes[0]))
    #expect(merged["$.o.a"] == [.number, .absent])
    for shape in shapes {
      #expect(ShapeComparison(of: shape, with: merged).outcome == .passed)
    }
  }
}
