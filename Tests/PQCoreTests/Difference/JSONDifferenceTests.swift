import PQCore
import Testing

@Suite struct JSONDifferenceTests {
  struct Comparison: Sendable, CustomTestStringConvertible {
    let name: String
    let first: String
    let second: String
    var ignored: [String] = []
    let lines: [String]

    var testDescription: String { name }
  }

  private static let text = DifferenceText(first: "on author", second: "on publish")

  private static func difference(
    _ first: String,
    _ second: String,
    ignoring ignored: [String] = []
  ) throws -> JSONDifference {
    let paths = try ignored.map { try JSONPath($0) }
    return JSONDifference(from: try JSON(parsing: first), to: try JSON(parsing: second), ignoring: paths)
  }

  @Test(arguments: comparisons)
  func `what differs is told with its place`(comparison: Comparison) throws {
    let difference = try Self.difference(comparison.first, comparison.second, ignoring: comparison.ignored)
    #expect(Self.text.lines(difference) == comparison.lines)
    #expect(difference.isEmpty == comparison.lines.isEmpty)
  }

  static let comparisons: [Comparison] = [
    Comparison(name: "equal numbers", first: #"{"a":5000}"#, second: #"{"a":5.0e3}"#, lines: []),
    Comparison(name: "order of members", first: #"{"a":1,"b":2}"#, second: #"{"b":2,"a":1}"#, lines: []),
    Comparison(name: "escapes", first: #"["\u00e9\/"]"#, second: "[\"é/\"]", lines: []),
    Comparison(
      name: "one accent in two ways is not the same",
      first: #"["\u00e9"]"#,
      second: #"["e\u0301"]"#,
      lines: ["~ $[0]: \"é\" → \"e\u{301}\""]
    ),
    Comparison(
      name: "a number",
      first: #"{"data":{"price":5000}}"#,
      second: #"{"data":{"price":5200.50}}"#,
      lines: ["~ $['data']['price']: 5000 → 5200.50"]
    ),
    Comparison(
      name: "null is no other type",
      first: #"{"a":null,"b":{"c":1}}"#,
      second: #"{"a":"x","b":null}"#,
      lines: ["~ $['a']: null → \"x\"", "~ $['b']: {\"c\":1} → null"]
    ),
    Comparison(
      name: "another type",
      first: #"{"price":5000,"tags":["a"]}"#,
      second: #"{"price":"5000","tags":{"a":1}}"#,
      lines: [
        "! $['price']: a number → a text: 5000 → \"5000\"",
        "! $['tags']: a list → an object: [\"a\"] → {\"a\":1}",
      ]
    ),
    Comparison(
      name: "members on one side",
      first: #"{"slug":"bali","a":1}"#,
      second: #"{"slug":"bali","b":[2]}"#,
      lines: ["- $['a'] (bali): on author, not on publish: 1", "+ $['b'] (bali): on publish, not on author: [2]"]
    ),
    Comparison(
      name: "fragments are matched by path wherever they stand",
      first: #"[{"_path":"/a","n":1},{"_path":"/b","n":2},{"_path":"/c","n":3}]"#,
      second: #"[{"_path":"/b","n":2},{"_path":"/c","n":4},{"_path":"/d","n":5}]"#,
      lines: [
        #"- $[0] (/a): on author, not on publish: {"_path":"/a","n":1}"#,
        "~ $[1]['n'] (/c): 3 → 4",
        #"+ $[2] (/d): on publish, not on author: {"_path":"/d","n":5}"#,
      ]
    ),
    Comparison(
      name: "fragments are matched by ID",
      first: #"[{"_id":"1","n":1},{"_id":"2","n":2}]"#,
      second: #"[{"_id":"2","n":3}]"#,
      lines: [
        #"- $[0] (1): on author, not on publish: {"_id":"1","n":1}"#,
        "~ $[0]['n'] (2): 2 → 3",
      ]
    ),
    Comparison(
      name: "fragments are matched by slug where their paths have nothing in common",
      first: #"[{"_path":"/stage/a","slug":"a"},{"_path":"/stage/b","slug":"b"}]"#,
      second: #"[{"_path":"/live/b","slug":"b"}]"#,
      lines: [
        #"- $[0] (/stage/a): on author, not on publish: {"_path":"/stage/a","slug":"a"}"#,
        "~ $[0]['_path'] (/live/b): \"/stage/b\" → \"/live/b\"",
      ]
    ),
    Comparison(
      name: "a path that is ignored matches nothing",
      first: #"[{"_path":"/a","slug":"x"},{"_path":"/b","slug":"y"}]"#,
      second: #"[{"_path":"/b","slug":"x"},{"_path":"/a","slug":"y"}]"#,
      ignored: ["$..['_path']"],
      lines: []
    ),
    Comparison(
      name: "the same fragment twice",
      first: #"[{"slug":"a","n":1},{"slug":"a","n":2}]"#,
      second: #"[{"slug":"a","n":1}]"#,
      lines: [#"- $[1] (a): on author, not on publish: {"slug":"a","n":2}"#]
    ),
    Comparison(
      name: "only what moved has moved",
      first: #"[{"slug":"a"},{"slug":"b"},{"slug":"c"},{"slug":"d"}]"#,
      second: #"[{"slug":"d"},{"slug":"a"},{"slug":"b"},{"slug":"c"}]"#,
      lines: ["> $[0] (d): moved from place 4 to place 1"]
    ),
    Comparison(
      name: "an item that is gone moves nothing",
      first: #"[{"slug":"a"},{"slug":"b"},{"slug":"c"}]"#,
      second: #"[{"slug":"b"},{"slug":"c"}]"#,
      lines: [#"- $[0] (a): on author, not on publish: {"slug":"a"}"#]
    ),
    Comparison(
      name: "a plain list",
      first: #"["a","b","c","d"]"#,
      second: #"["a","x","c","d","e"]"#,
      lines: [#"~ $[1]: "b" → "x""#, #"+ $[4]: on publish, not on author: "e""#]
    ),
    Comparison(
      name: "a value that moves in a plain list",
      first: #"["a","b","c"]"#,
      second: #"["c","a","b"]"#,
      lines: ["> $[0]: moved from place 3 to place 1"]
    ),
    Comparison(
      name: "a paragraph that was put in",
      first: #"[{"p":"one"},{"p":"three"}]"#,
      second: #"[{"p":"one"},{"p":"two"},{"p":"three"}]"#,
      lines: [#"+ $[1]: on publish, not on author: {"p":"two"}"#]
    ),
    Comparison(
      name: "a change in a paragraph",
      first: #"{"json":[{"t":"p","c":[{"v":"one"},{"v":"two"}]}]}"#,
      second: #"{"json":[{"t":"p","c":[{"v":"one"},{"v":"three"}]}]}"#,
      lines: [#"~ $['json'][0]['c'][1]['v']: "two" → "three""#]
    ),
    Comparison(
      name: "repeated values",
      first: "[1,1,2]",
      second: "[1,1,1,2]",
      lines: ["+ $[2]: on publish, not on author: 1"]
    ),
    Comparison(
      name: "fragments beside null",
      first: #"[{"slug":"a"},null]"#,
      second: #"[null,{"slug":"a"},{"slug":"b"}]"#,
      lines: [#"+ $[2] (b): on publish, not on author: {"slug":"b"}"#]
    ),
    Comparison(
      name: "ignored values",
      first: #"{"a":{"at":1,"n":1},"l":[{"at":2}]}"#,
      second: #"{"a":{"at":3,"n":1},"l":[{}]}"#,
      ignored: ["$..at"],
      lines: []
    ),
    Comparison(
      name: "an ignored element",
      first: #"[{"slug":"a","n":1},{"slug":"b","n":1}]"#,
      second: #"[{"slug":"a","n":2},{"slug":"b","n":1},{"slug":"x"}]"#,
      ignored: ["$[?@.slug == 'a']", "$[?@.slug == 'x']"],
      lines: []
    ),
    Comparison(name: "all of it ignored", first: "1", second: "2", ignored: ["$"], lines: []),
    Comparison(
      name: "a repeated member counts once",
      first: #"{"a":1,"a":2}"#,
      second: #"{"a":3}"#,
      lines: ["~ $['a']: 2 → 3"]
    ),
    Comparison(
      name: "hostile text",
      first: #"{"a\u001b[2J":"\u202e::error::"}"#,
      second: #"{}"#,
      lines: [#"- $['a\u001b[2J']: on author, not on publish: "\u{202e}::error::""#]
    ),
  ]

  @Test func `elements match by what they hold without what is ignored`() throws {
    let first = #"[{"t":"A","price":1},{"t":"B","price":2}]"#
    let second = #"[{"t":"new","price":9},{"t":"A","price":3},{"t":"B","price":4}]"#
    let difference = try Self.difference(first, second, ignoring: ["$..price"])
    #expect(Self.text.lines(difference).filter { $0.hasPrefix("+") }.count == 1)
    #expect(Self.text.lines(difference).count == 1)
  }

  @Test func `long texts are cut to where they differ`() throws {
    let start = String(repeating: "start ", count: 100)
    let end = String(repeating: " end", count: 100)
    let difference = try Self.difference("[\"\(start)Bali\(end)\"]", "[\"\(start)Java Camp\(end)\"]")
    let line = try #require(Self.text.lines(difference).first)
    #expect(
      line
        == "~ $[0]: \"…t start start start Bali end end end end end…\" → \"…t start start start Java Camp end end end end end…\""
    )
  }

  @Test func `more lines than wanted are counted`() throws {
    let difference = try Self.difference("[1,2,3,4,5]", "[6,7,8,9,10]")
    #expect(Self.text.lines(difference, limit: 2) == ["~ $[0]: 1 → 6", "~ $[1]: 2 → 7", "… and 3 more"])
  }

  @Test func `an entry is JSON for programs`() throws {
    let entries = try Self.difference(
      #"{"slug":"a","n":1,"t":[1],"g":true}"#,
      #"{"slug":"a","n":2,"t":"x","h":null}"#
    ).entries
    #expect(
      JSONValue.array(entries.map(\.json)).text() == """
        [{"kind":"changed","path":"$['n']","fragment":"a","from":1,"to":2},\
        {"kind":"retyped","path":"$['t']","fragment":"a","from":[1],"to":"x"},\
        {"kind":"removed","path":"$['g']","fragment":"a","from":true},\
        {"kind":"added","path":"$['h']","fragment":"a","to":null}]
        """
    )
  }

  @Test func `a difference is empty exactly when the values are equal`() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<3_000 {
      let first = try JSON(parsing: Self.value(&generator, depth: 3))
      let second = try JSON(parsing: Self.value(&generator, depth: 3))
      #expect(JSONDifference(from: first, to: first).isEmpty)
      #expect(JSONDifference(from: first, to: second).isEmpty == (first == second), "\(first) \(second)")
    }
  }

  private static func value(_ generator: inout SeededGenerator, depth: Int) -> String {
    let count = Int.random(in: 0...3, using: &generator)
    switch Int.random(in: 0...(depth > 0 ? 5 : 3), using: &generator) {
    case 0: return ["1", "1.0", "2", "true", "null"].randomElement(using: &generator) ?? "0"
    case 1: return "\"\(["a", "b"].randomElement(using: &generator) ?? "")\""
    case 2: return #"{"slug":"\#(["a", "b", "c"].randomElement(using: &generator) ?? "")"}"#
    case 3: return #"{"_path":"/\#(Int.random(in: 0...3, using: &generator))"}"#
    case 4:
      let elements = (0..<count).map { _ in value(&generator, depth: depth - 1) }
      return "[\(elements.joined(separator: ","))]"
    default:
      let members = (0..<count).map { "\"\(["a", "slug", "x"][$0])\":\(value(&generator, depth: depth - 1))" }
      return "{\(members.joined(separator: ","))}"
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["slug", "name"])
  func `ten thousand items are compared without going through them all for each`(key: String) throws {
    let items = (0..<10_000).map { #"{"\#(key)":"item-\#($0)","n":\#($0),"tags":["a","b"]}"# }
    let changed = (0..<10_000).map { #"{"\#(key)":"item-\#($0)","n":\#($0 + 1),"tags":["a","c"]}"# }
    let list = { (items: [String]) in try JSON(parsing: "[\(items.joined(separator: ","))]") }
    let first = try list(items)
    #expect(JSONDifference(from: first, to: first).isEmpty)
    #expect(JSONDifference(from: first, to: try list(changed)).entries.count == 20_000)
    #expect(JSONDifference(from: first, to: try list(items.reversed())).entries.count == 9_999)
    #expect(JSONDifference(from: first, to: try list([])).entries.count == 10_000)
  }

  @Test func `values as deep as they are read are compared`() throws {
    let depth = JSONDocument.standardDepthLimit - 1
    let nest = { (text: String) in String(repeating: "[", count: depth) + text + String(repeating: "]", count: depth) }
    let difference = try Self.difference(nest("1"), nest("2"))
    #expect(difference.entries.map(\.location.steps.count) == [depth])
  }
}
