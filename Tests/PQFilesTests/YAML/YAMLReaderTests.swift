import PQCore
import PQFiles
import PQTestSupport
import Testing

struct YAMLReaderTests {
  private func read(_ text: String, limits: YAMLLimits = YAMLLimits()) -> (node: Node?, problems: DiagnosticList) {
    read(Array(text.utf8), limits: limits)
  }

  private func read(_ bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) -> (node: Node?, problems: DiagnosticList) {
    var problems = DiagnosticList()
    let node = YAMLReader(limits: limits).read(bytes, named: "test.yaml", into: &problems)
    return (node, problems)
  }

  @Test(arguments: [
    ("", ""),
    ("# nothing\n", ""),
    ("a: 1", "{a: 1}"),
    ("a: '1'\nb: \"x\\ty\"", "{a: \"1\", b: \"x\ty\"}"),
    ("a: no\nb: 0x1F\nc: 1_000\nd: 12:30:45\ne: ~\nf:", "{a: no, b: 0x1F, c: 1_000, d: 12:30:45, e: ~, f: }"),
    ("- a\n- [b, {c: d}]\n-\n  - e", "[a, [b, {c: d}], [e]]"),
    ("a: |\n  x\n   y\n\nb: |-\n  x\n\nc: |+\n  x\n\n", "{a: \"x\n y\n\", b: \"x\", c: \"x\n\n\"}"),
    ("a: >\n  x\n  y\n\n  z\nb: >-\n  x\nc: >+\n  x\n\n", "{a: \"x y\nz\n\", b: \"x\", c: \"x\n\n\"}"),
    ("a: x\n  y\n\n  z", "{a: x y\nz}"),
    ("--- # start\na: 1\n...\n---\n", "{a: 1}"),
    ("---\n---\na: 1\n---\n", "{a: 1}"),
    ("%YAML 1.2\n---\na: 1", "{a: 1}"),
    ("a: &x {b: 1}\nc: *x", "{a: {b: 1}, c: {b: 1}}"),
    ("a: !!str 1\nb: !!int \"1\"\nc: ! x\nd: !!map {}\ne: !!seq []", "{a: \"1\", b: 1, c: x, d: {}, e: []}"),
    ("a: [String!]", "{a: [String!]}"),
    ("on: 1\nno: 2\ny: 3", "{on: 1, no: 2, y: 3}"),
    ("\"<<\": x", "{\"<<\": x}"),
    ("? a\n: b", "{a: b}"),
  ])
  func `reads a document and keeps every scalar as written`(text: String, tree: String) {
    let (node, problems) = read(text)
    #expect(problems.items.map(\.outline) == [])
    #expect(node?.outline == tree)
  }

  @Test(arguments: [
    ("x: &b {s: 1, h: p}\na: {<<: *b, h: d}", "{s: 1, h: d}"),
    ("x: &b {s: 1, h: p}\na: {h: d, <<: *b}", "{h: d, s: 1}"),
    ("x: &b {s: 1, h: p}\ny: &o {h: q}\na: {<<: [*o, *b]}", "{h: q, s: 1}"),
    ("x: &b {s: 1}\ny: &c {<<: *b, t: 2}\na: {<<: *c}", "{s: 1, t: 2}"),
    ("a: {<<: {s: 1}, t: 2}", "{s: 1, t: 2}"),
  ])
  func `merges mappings so that written keys and earlier mappings win`(text: String, tree: String) {
    let (node, problems) = read(text)
    #expect(problems.items.map(\.outline) == [])
    #expect(node?.at("a")?.outline == tree)
  }

  @Test(arguments: [
    ("a: é\nb: x", "b", "x"),
    ("東京: 京\nb: \"日本 🏄\u{200D}♀️\"\nc: z", "b", "\"日本 🏄\u{200D}♀️\""),
    ("東京: 京\nb: 日本\nc: 'z'", "c", "'z'"),
    ("a: [é, {c: d}] # e\nb: x", "a", "[é, {c: d}]"),
    ("a: |\n  é\n  x\n\nb: x", "a", "|\n  é\n  x"),
    ("a:\n  é: 1\n  c: 2\n\n# x\nb: x", "a", "é: 1\n  c: 2"),
    ("a:\n  - é\n  - c\n\nb: x", "a", "- é\n  - c"),
    ("a: &n !!str é\nb: x", "a", "é"),
    ("a: é é  # x\nb: x", "a", "é é"),
    ("a:\nb: x", "a", ""),
    ("a: &n\n  é: 1\nb: *n", "b", "é: 1"),
  ])
  func `gives every value the bytes it covers`(text: String, key: String, covered: String) {
    #expect(read(text).node?.at(key)?.span.text == covered)
  }

  @Test
  func `a byte-order mark and carriage returns change nothing`() {
    let text = "a:\n  b: |-\n    line one\n    line two\nc: x\n"
    let bytes = [0xEF, 0xBB, 0xBF] + Array(text.replacing("\n", with: "\r\n").utf8)
    #expect(read(bytes).node?.outline == read(text).node?.outline)
    #expect(read(bytes).node?.at("c")?.span.start == SourcePosition(line: 5, column: 4))
  }

  @Test(arguments: [true, false], [true, false])
  func `reads UTF-16 in either order`(isBigEndian: Bool, hasMark: Bool) {
    let text = (hasMark ? "\u{FEFF}" : "") + "a: é🏄\nb: 東京"
    let bytes = text.utf16.flatMap { unit in
      isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    #expect(read(bytes).node?.outline == "{a: é🏄, b: 東京}")
    #expect(read(bytes).node?.at("b")?.span.text == "東京")
  }

  @Test(arguments: [
    (Array("a: b\ncé: ".utf8) + [0xE9, 0x0A], "file-encoding", 2, 5),
    (Array("a: ".utf8) + [0xC0, 0x80], "file-encoding", 1, 4),
    (Array("a: ".utf8) + [0xED, 0xA0, 0x80], "file-encoding", 1, 4),
    (Array("a: ".utf8) + [0xF4, 0x90, 0x80, 0x80], "file-encoding", 1, 4),
    (Array("a: ".utf8) + [0xE2, 0x82], "file-encoding", 1, 4),
    ([0xFE, 0xFF, 0, 0x61, 0, 0x0A, 0xD8, 0, 0, 0x61], "file-encoding", 2, 1),
    ([0xFF, 0xFE, 0x61, 0, 0x62], "file-encoding", 1, 2),
    ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "file-encoding", 1, 1),
    (Array("a: b\u{0}c".utf8), "forbidden-character", 1, 5),
    (Array("a: b\nc: x\u{1B}[1m".utf8), "forbidden-character", 2, 5),
    (Array("a: b\u{2028}c".utf8), "forbidden-character", 1, 5),
    (Array("a: b\u{85}c".utf8), "forbidden-character", 1, 5),
    (Array("a: b\n\u{FEFF}c: d".utf8), "forbidden-character", 2, 1),
  ])
  func `reports bytes that are no text with their place`(bytes: [UInt8], code: String, line: Int, column: Int) throws {
    let (node, problems) = read(bytes)
    #expect(node == nil)
    let problem = try #require(problems.items.first)
    #expect(problems.items.count == 1)
    #expect(problem.code.name == code)
    #expect(problem.span?.start == SourcePosition(line: line, column: column))
  }

  @Test(arguments: [
    ("a: 1\n⟦1⟧a⟦/1⟧: 2", "duplicate-key", "remove one of the two"),
    ("{b: {⟦2⟧a⟦/2⟧: 1, ⟦1⟧a⟦/1⟧: 2}}", "duplicate-key", "first written here"),
    ("caf\u{E9}: 1\n⟦1⟧cafe\u{301}⟦/1⟧: 2", "twin-keys", "Unicode form"),
    ("? ⟦1⟧[a, b]⟦/1⟧\n: c", "complex-key", "a list is used as a key"),
    ("a: ⟦1⟧!vault⟦/1⟧ x", "yaml-tag", "the tag '!vault' is not known"),
    ("a: &x ⟦1⟧!!binary⟦/1⟧ x", "yaml-tag", "the tag 'binary' is not known"),
    ("a: ⟦1⟧!!map⟦/1⟧ x", "yaml-tag", "does not fit text"),
    ("a: &base 1\nb: ⟦1⟧*bas⟦/1⟧", "yaml-alias", "did you mean '*base'?"),
    ("a: ⟦1⟧*x⟦/1⟧", "yaml-alias", "needs quotes"),
    ("a: &x [b, ⟦1⟧*x⟦/1⟧]", "yaml-alias", "inside the value"),
    ("x: &x {b: 1}\ny: &y {c: 1}\na:\n  <<: *x\n  ⟦1⟧<<⟦/1⟧: *y", "merge-key", "<<: [*base, *extra]"),
    ("a: {<<: ⟦1⟧text⟦/1⟧}", "merge-key", "takes a mapping"),
    ("a: {<<: [{b: 1}, ⟦1⟧[]⟦/1⟧]}", "merge-key", "takes a mapping"),
    ("x: &x text\na: {⟦1⟧<<⟦/1⟧: *x}", "merge-key", "the alias stands for this"),
    ("x: &x text\na: {⟦1⟧<<⟦/1⟧: [{b: 1}, *x]}", "merge-key", "text is given by an alias"),
    ("a: {<<: ⟦1⟧*x⟦/1⟧, b: 1}", "yaml-alias", "no value before this"),
    ("a: &x {<<: ⟦1⟧*x⟦/1⟧, b: 1}", "yaml-alias", "inside the value"),
    ("a: {<<: ⟦1⟧~⟦/1⟧}", "merge-key", "an empty value stands here"),
  ])
  func `reports a problem and reads on`(marked: String, code: String, words: String) {
    let source = MarkedSource(marked)
    let (node, problems) = read(source.text)
    #expect(node != nil)
    #expect(problems.mismatches([ExpectedDiagnostic(code, at: 1, words)], in: source) == [])
  }

  @Test
  func `a wrong merge is reported at each use`() throws {
    let source = MarkedSource("x: &x text\na: {⟦1⟧<<⟦/1⟧: *x}\nb: {⟦2⟧<<⟦/2⟧: *x}")
    let (_, problems) = read(source.text)
    let expected = [ExpectedDiagnostic("merge-key", at: 1), ExpectedDiagnostic("merge-key", at: 2)]
    #expect(problems.mismatches(expected, in: source) == [])
    #expect(problems.items.map { $0.notes.first?.span?.text } == ["text", "text"])
  }

  @Test
  func `reports several problems of one file`() {
    let source = MarkedSource("a: 1\n⟦1⟧a⟦/1⟧: ⟦2⟧!x⟦/2⟧ y\nb: ⟦3⟧*z⟦/3⟧")
    let expected = [
      ExpectedDiagnostic("duplicate-key", at: 1), ExpectedDiagnostic("yaml-tag", at: 2),
      ExpectedDiagnostic("yaml-alias", at: 3),
    ]
    #expect(read(source.text).problems.mismatches(expected, in: source) == [])
  }

  @Test
  func `duplicates and twins are found among many keys`() {
    var text = (0..<500).map { "key\($0): 1\n" }.joined()
    text += "caf\u{E9}: 1\n⟦1⟧cafe\u{301}⟦/1⟧: 2\n⟦2⟧key7⟦/2⟧: 2\n"
    let source = MarkedSource(text)
    let expected = [ExpectedDiagnostic("twin-keys", at: 1), ExpectedDiagnostic("duplicate-key", at: 2)]
    let (node, problems) = read(source.text)
    #expect(problems.mismatches(expected, in: source) == [])
    #expect(node?.entries?.count == 502)
  }

  @Test(arguments: [
    ("a: 1\n⟦1⟧---⟦/1⟧\nb: 2", "yaml-documents", "a file holds one document"),
    ("a: 1\n...\n⟦1⟧b⟦/1⟧: 2", "yaml-syntax", "remove the line '...'"),
    ("a: ⟦1⟧[String!]!⟦/1⟧", "yaml-syntax", "write \"[String!]!\""),
    ("a: { type: ⟦1⟧[[Int!]!]!⟦/1⟧, x: 1 }", "yaml-syntax", "write \"[[Int!]!]!\""),
    ("a: { token: ⟦1⟧${env:X}⟦/1⟧ }", "yaml-syntax", "write \"${env:X}\""),
    ("a: [⟦1⟧${file:x}⟦/1⟧]", "yaml-syntax", "write \"${file:x}\""),
    ("a:\n⟦1⟧\t⟦/1⟧b: 1", "yaml-tab", "indent with spaces"),
    ("a:\n  b: 1\n⟦1⟧\t\t⟦/1⟧c: 2", "yaml-tab", "indent with spaces"),
    ("a: |\n⟦1⟧\t⟦/1⟧x", "yaml-tab", "indent with spaces"),
    ("a: ⟦1⟧@⟦/1⟧x", "yaml-syntax", "in quotes"),
    ("a: b⟦1⟧:⟦/1⟧ c", "yaml-syntax", "a second ': ' on one line"),
    ("a:b\nc⟦1⟧:⟦/1⟧ d", "yaml-syntax", "continues the value before it"),
    ("a: 1\n  b⟦1⟧:⟦/1⟧ 2", "yaml-syntax", "indent the line like the keys"),
    ("a: ⟦1⟧*⟦/1⟧.example.test", "yaml-syntax", "starts an alias"),
    ("a: ⟦1⟧&⟦/1⟧.x", "yaml-syntax", "starts an anchor"),
    ("a: ⟦1⟧\"⟦/1⟧x\nb: 1", "yaml-syntax", "no closing \""),
    ("a: ⟦1⟧'⟦/1⟧x\nb: 1", "yaml-syntax", "no closing '"),
    ("a: 'it'⟦1⟧s'⟦/1⟧", "yaml-syntax", "one pair of quotes"),
    ("a: \"⟦1⟧\\q⟦/1⟧\"", "yaml-syntax", "single quotes"),
    ("a: ⟦1⟧[⟦/1⟧1\nb: 2\nc: 3", "yaml-syntax", "no closing ']'"),
    ("a: ⟦1⟧{⟦/1⟧b: 1\nc: 2", "yaml-syntax", "no closing '}'"),
    ("a: [1, 2⟦1⟧}⟦/1⟧", "yaml-syntax", "',' or ']' was expected"),
    ("a: [1, ⟦1⟧,⟦/1⟧ 2]", "yaml-syntax", "a value was expected"),
    ("a: 1\n⟦1⟧foo bar⟦/1⟧\nb: 2", "yaml-syntax", "is not followed by ':'"),
    ("a: 1\n⟦1⟧-⟦/1⟧ b", "yaml-syntax", "indent the list"),
    ("- a\n⟦1⟧b⟦/1⟧: 1", "yaml-syntax", "start each entry"),
    ("a: ⟦1⟧-⟦/1⟧ b", "yaml-syntax", "next line"),
    ("a:\n  - 1\n ⟦1⟧b⟦/1⟧: 2", "yaml-syntax", "level of indentation"),
    ("a: >⟦1⟧x⟦/1⟧\n b", "yaml-syntax", "block text"),
    ("a: ⟦1⟧!⟦/1⟧e!foo x", "yaml-syntax", "tag"),
    ("⟦1⟧%⟦/1⟧YAML 3.0\n---\na: 1", "yaml-syntax", "directive"),
  ])
  func `says in plain words why a text is not YAML`(marked: String, code: String, words: String) {
    let source = MarkedSource(marked)
    let (node, problems) = read(source.text)
    #expect(node == nil)
    #expect(problems.mismatches([ExpectedDiagnostic(code, at: 1, words)], in: source) == [])
  }

  @Test
  func `a list that is never closed is reported where it opens, with carriage returns too`() {
    let text = "\u{FEFF}a:\n  b: c\n  d: [unclosed\n  e: f\n".replacing("\n", with: "\r\n")
    #expect(read(text).problems.items.map(\.span?.start.line) == [3])
  }

  @Test(arguments: [
    String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000),
    String(repeating: "[", count: 1_000_000),
    String(repeating: "{a: ", count: 1000),
    String(repeating: "- ", count: 1000) + "a",
    (0..<1000).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
  ])
  func `refuses too many levels`(text: String) {
    let (node, problems) = read(text)
    #expect(node == nil)
    #expect(problems.items.map(\.code.name) == ["yaml-limit"])
  }

  @Test
  func `refuses aliases that multiply`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      let references = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(references)]\n"
    }
    let (node, problems) = read(text)
    #expect(node == nil)
    #expect(problems.items.map(\.code.name) == ["yaml-limit"])
  }

  @Test
  func `refuses a file beyond the size`() {
    let (node, problems) = read("a: 12345", limits: YAMLLimits(size: 7))
    #expect(node == nil)
    #expect(problems.items.map(\.code.name) == ["file-too-large"])
  }

  @Test
  func `never crashes on mutated or random bytes, and every problem has a place`() {
    let seeds = [
      "a: &x {b: [1, 2], <<: {c: d}}\ne: *x\nf: |\n  text\n  é🏄\n", "- !!str a\n- 'b'\n- \"c\\n\"\n- >-\n  d\n",
      "x: ${env:A}\ny: [String!]!\n---\nz: \t1\n",
    ]
    var generator = Xorshift(state: 0x9E37_79B9_7F4A_7C15)
    for round in 0..<3000 {
      var bytes = Array(seeds[round % seeds.count].utf8)
      if round.isMultiple(of: 5) {
        bytes = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in generator.byte() }
      }
      for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = generator.byte()
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(generator.byte(), at: place)
        default: bytes.insert("[]{}:-\t\n'\"*&!|>#,?%@ ".utf8.randomElement(using: &generator) ?? 0, at: place)
        }
      }
      let (node, problems) = read(bytes)
      #expect(node != nil || problems.hasErrors)
      #expect(problems.items.allSatisfy { $0.span != nil && $0.hint != nil })
    }
  }
}

/// A small generator with a fixed start, so that a failure can be repeated.
private struct Xorshift: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next() >> 24) }
}
