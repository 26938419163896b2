import PQCore
import Testing

/// A path holds `▸` where the error must point to.
@Suite struct JSONPathParserTests {
  @Test(arguments: [
    ("▸", "a query starts with '$'"), ("▸data.items", "a query starts with '$'"), ("▸ $", "a query starts with '$'"),
    ("$▸ ", "expected '.', '..' or '['"), ("$.a▸-b", "expected '.', '..' or '['"), ("$.▸", "it ends where a name"),
    ("$.▸ a", "expected a name or '*'"), ("$.▸1", "expected a name or '*'"), ("$..▸", "it ends where a name"),
    ("$▸a", "expected '.', '..' or '['"), ("$[▸", "it ends where a name in quotes"),
    ("$[▸]", "expected a name in quotes"),
    ("$[0▸", "it ends where ',' or ']'"), ("$[0,▸]", "expected a name in quotes"),
    ("$[▸a]", "expected a name in quotes"),
    ("$[▸01]", "'01' is no index"), ("$[▸-0]", "'-0' is no index"), ("$[▸9007199254740992]", "the index '9007199"),
    ("$[▸99999999999999999999]", "the index '99999"), ("$[1:2:▸00]", "'00' is no index"), ("$[-▸]", "expected a digit"),
    ("$[1▸.5]", "expected ',' or ']'"), ("$[▸'a", "a text without its closing quote"),
    (#"$['▸\x']"#, "a backslash before"), (#"$['▸\"']"#, "a backslash before"), (#"$["▸\'"]"#, "a backslash before"),
    (#"$['▸\uD83C']"#, "half a surrogate pair"), (#"$['▸\uDFC4']"#, "half a surrogate pair"),
    (#"$['▸\u12"#, "'\\u' without four"), ("$['▸\n']", "a control character"), (#"$['▸\"#, "a backslash before"),
    ("$[?▸]", "expected a query with"), ("$[?@.a ▸= 1]", "expected ',' or ']'"),
    ("$[?@.a ▸& @.b]", "expected ',' or ']'"),
    ("$[?@.a == ▸]", "expected a query with"), ("$[?(@.a▸]", "expected ')'"), ("$[?▸1]", "a value alone"),
    ("$[?▸'a']", "a value alone"), ("$[?▸true]", "a value alone"), ("$[?@.a == ▸yes]", "unknown word 'yes'"),
    ("$[?@.a == ▸01]", "a number that JSON"), ("$[?@.a == ▸1.]", "a number that JSON"),
    ("$[?@.a == ▸-]", "a number that JSON"),
    ("$[?▸@.* == 1]", "a query that can give several"), ("$[?▸@..a == 1]", "a query that can give several"),
    ("$[?1 == ▸@[0,1]]", "a query that can give several"), ("$[?▸!@.a == 1]", "'!' before a comparison"),
    ("$[?▸size(@.a) == 1]", "unknown function 'size'"), ("$[?▸length (@.a) == 1]", "unknown word"),
    ("$[?▸length() == 1]", "'length' takes 1 argument"), ("$[?▸match(@.a)]", "'match' takes 2 arguments"),
    ("$[?▸length(@.a)]", "a value alone"), ("$[?▸match(@.a, 'a') == true]", "a condition, where a value"),
    ("$[?length(▸@.*) == 1]", "a query that can give several"), ("$[?count(▸1) == 1]", "'count' takes a query"),
    ("$[?count(▸length(@)) == 1]", "'count' takes a query"), ("$[?match(@.a ▸'a')]", "expected ',' or ')'"),
    ("$[?value(▸match(@.a, 'a')) == 1]", "'value' takes a query"), ("$[?@.a == 1 ▸== 2]", "expected ',' or ']'"),
    ("$[?▸True]", "expected a query with"),
  ])
  func `each fault has its message and place`(_ marked: String, _ message: String) throws {
    let parts = marked.split(separator: "▸", omittingEmptySubsequences: false)
    let error = try #require(throws: Diagnostic.self) { try JSONPath(parts.joined()) }
    #expect(error.code == .invalidJSONPath)
    #expect(error.message.hasPrefix("invalid JSONPath: \(message)"), "\(error.message)")
    #expect(error.hint?.isEmpty == false)
    if parts.count == 2 {
      #expect(error.span?.range.lowerBound == parts[0].utf8.count, "\(marked)")
    }
  }

  @Test(arguments: [
    "$[?(((@.a)))]", "$[?!(!(@.a))]", "$[?!@.a]", "$[?! @.a]", "$[? @.a==1]", "$[?@.a==1&&@.b==2||@.c]", "$.ü.漢字.🏄",
    "$[?length(value($..a)) > 1]", "$[?@['a'][0] == -1.5e+3]", "$[?$ == @]", "$[ ?@ , 1 ]", "$[?count( @.* )==1]",
    "$._a",
  ])
  func `what the grammar allows is read`(_ path: String) throws {
    #expect(try JSONPath(path).text == path)
    #expect(try JSONPath(path).warnings.isEmpty)
  }

  @Test(arguments: [
    ("$", true), ("$.a['b'][0][-1]", true), ("$.*", false), ("$..a", false), ("$[0:1]", false), ("$[?@]", false),
    ("$[0,1]", false),
  ])
  func `a singular query is known as such`(_ path: String, _ isSingular: Bool) throws {
    #expect(try JSONPath(path).isSingular == isSingular)
  }

  @Test func `nesting beyond the limit is refused`() {
    for path in ["$[?" + String(repeating: "(", count: 100_000), "$" + String(repeating: "[?@", count: 100_000)] {
      let error = #expect(throws: Diagnostic.self) { try JSONPath(path) }
      #expect(error?.message.contains("nested deeper than 64 levels") == true)
    }
  }

  @Test(arguments: [
    ("path: $.a[x]", 6..<12, 10..<11), ("path: '$.a[x]'", 6..<14, 11..<12), (#"path: "$.a[\x78]""#, 6..<17, 6..<17),
  ])
  func `a fault is shown where the path is written`(_ file: String, _ outer: Range<Int>, _ place: Range<Int>) throws {
    let source = SourceText(name: "query.yaml", text: file)
    let error = try #require(throws: Diagnostic.self) {
      try JSONPath("$.a[x]", at: SourceSpan(source: source, range: outer))
    }
    #expect(error.span?.source.name == "query.yaml")
    #expect(error.span?.range == place)
  }

  @Test func `a pattern that can match nothing is warned about`() throws {
    let warning = try #require(try JSONPath(#"$[?match(@.a, '\\d+')]"#).warnings.first)
    #expect(warning.code == .unusablePattern)
    #expect(warning.span?.text == #"'\\d+'"#)
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `mutated paths give a query or a place`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let json = try JSON(parsing: #"{"a":[{"b":"x","c":1.5}],"d":{"e":null}}"#)
    let sample = Array(#"$..a[?(@.b == 'x' || !match(@["c"], "[a-z]+\u0031")) && count(@.*) >= -1.5e2][0:-1:2].*"#.utf8)
    for _ in 0..<300 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = .random(in: 0..<128, using: &random)
        case 1: bytes.removeSubrange(index..<min(bytes.count, index + 5))
        default: bytes.insert(sample.randomElement(using: &random) ?? 0, at: index)
        }
        if bytes.isEmpty { bytes = sample }
      }
      do {
        _ = try JSONPath(String(decoding: bytes, as: UTF8.self)).nodes(in: json)
      } catch {
        #expect(error.span.map { $0.range.upperBound <= bytes.count } == true)
      }
    }
  }
}
