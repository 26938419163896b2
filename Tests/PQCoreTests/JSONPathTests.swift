import PQCore
import Testing

/// The values of the tables are those of RFC 9535, by its sections.
@Suite struct JSONPathTests {
  struct Case: Sendable {
    var path: String
    var values: [String]

    init(_ path: String, _ values: String...) {
      self.path = path
      self.values = values
    }
  }

  static let bookstore = #"""
    {"store":{"book":[
      {"category":"reference","author":"Nigel Rees","title":"Sayings of the Century","price":8.95},
      {"category":"fiction","author":"Evelyn Waugh","title":"Sword of Honour","price":12.99},
      {"category":"fiction","author":"Herman Melville","title":"Moby Dick","isbn":"0-553-21311-3","price":8.99},
      {"category":"fiction","author":"J. R. R. Tolkien","title":"The Lord of the Rings","isbn":"0-395-19395-8",
       "price":22.99}],
    "bicycle":{"color":"red","price":399}}}
    """#

  private func expect(_ item: Case, in text: String) throws {
    let json = try JSON(parsing: text)
    #expect(try JSONPath(item.path).nodes(in: json).map { $0.text() } == item.values, "\(item.path)")
  }

  @Test(arguments: [
    Case("$.store.book[*].author", #""Nigel Rees""#, #""Evelyn Waugh""#, #""Herman Melville""#, #""J. R. R. Tolkien""#),
    Case("$..author", #""Nigel Rees""#, #""Evelyn Waugh""#, #""Herman Melville""#, #""J. R. R. Tolkien""#),
    Case("$.store..price", "8.95", "12.99", "8.99", "22.99", "399"),
    Case("$..book[2].author", #""Herman Melville""#),
    Case("$..book[2].publisher"),
    Case("$..book[-1].title", #""The Lord of the Rings""#),
    Case("$..book[0,1].price", "8.95", "12.99"),
    Case("$..book[:2].price", "8.95", "12.99"),
    Case("$..book[?@.isbn].price", "8.99", "22.99"),
    Case("$..book[?@.price<10].title", #""Sayings of the Century""#, #""Moby Dick""#),
    Case("$.store.bicycle.*", #""red""#, "399"),
  ])
  func `section 1.5, the book store`(_ item: Case) throws {
    try expect(item, in: Self.bookstore)
  }

  @Test func `every value below the root is found once`() throws {
    #expect(try JSONPath("$..*").nodes(in: JSON(parsing: Self.bookstore)).count == 27)
  }

  @Test(arguments: [
    Case("$", #"{"k":"v"}"#), Case("$.k", #""v""#), Case("$['k']", #""v""#), Case(#"$["k"]"#, #""v""#), Case("$.x"),
    Case("$[0]"), Case("$.*", #""v""#), Case("$ \n\t.k", #""v""#), Case("$ [ 'k' ]", #""v""#),
  ])
  func `section 2.2, the root`(_ item: Case) throws {
    try expect(item, in: #"{"k":"v"}"#)
  }

  @Test(arguments: [
    Case("$.o['j j']", #"{"k.k":3}"#), Case("$.o['j j']['k.k']", "3"), Case(#"$.o["j j"]["k.k"]"#, "3"),
    Case(#"$["'"]["@"]"#, "2"), Case(#"$['\'']['@']"#, "2"), Case(#"$['\u0027']["\u0040"]"#, "2"),
  ])
  func `section 2.3.1, names`(_ item: Case) throws {
    try expect(item, in: #"{"o":{"j j":{"k.k":3}},"'":{"@":2}}"#)
  }

  @Test(arguments: [
    Case("$[*]", #"{"j":1,"k":2}"#, "[5,3]"), Case("$.o[*]", "1", "2"), Case("$.o[*, *]", "1", "2", "1", "2"),
    Case("$.a[*]", "5", "3"),
  ])
  func `section 2.3.2, wildcards`(_ item: Case) throws {
    try expect(item, in: #"{"o":{"j":1,"k":2},"a":[5,3]}"#)
  }

  @Test(arguments: [
    Case("$[1]", #""b""#), Case("$[-2]", #""a""#), Case("$[2]"), Case("$[-3]"), Case("$['1']"),
    Case("$[9007199254740991]"), Case("$[-9007199254740991]"),
  ])
  func `section 2.3.3, indexes`(_ item: Case) throws {
    try expect(item, in: #"["a","b"]"#)
  }

  @Test(arguments: [
    Case("$[1:3]", "1", "2"), Case("$[5:]", "5", "6"), Case("$[1:5:2]", "1", "3"), Case("$[5:1:-2]", "5", "3"),
    Case("$[::-1]", "6", "5", "4", "3", "2", "1", "0"), Case("$[:]", "0", "1", "2", "3", "4", "5", "6"),
    Case("$[::0]"), Case("$[-2:]", "5", "6"), Case("$[:-5]", "0", "1"), Case("$[ 1 : 3 : 1 ]", "1", "2"),
    Case("$[10:]"), Case("$[3:1]"), Case("$[1:3:-1]"), Case("$[-100:100:3]", "0", "3", "6"),
    Case("$[100:-100:-3]", "6", "3", "0"), Case("$[0:9007199254740991:9007199254740991]", "0"),
    Case("$[::-9007199254740991]", "6"),
  ])
  func `section 2.3.4, slices`(_ item: Case) throws {
    try expect(item, in: "[0,1,2,3,4,5,6]")
  }

  @Test(arguments: [
    Case("$.a[?@.b == 'kilo']", #"{"b":"kilo"}"#), Case("$.a[?(@.b == 'kilo')]", #"{"b":"kilo"}"#),
    Case("$.a[?@>3.5]", "5", "4", "6"),
    Case("$.a[?@.b]", #"{"b":"j"}"#, #"{"b":"k"}"#, #"{"b":{}}"#, #"{"b":"kilo"}"#),
    Case(
      "$[?@.*]",
      #"[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]"#,
      #"{"p":1,"q":2,"r":3,"s":5,"t":{"u":6}}"#
    ),
    Case("$[?@[?@.b]]", #"[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]"#),
    Case("$.o[?@<3, ?@<3]", "1", "2", "1", "2"),
    Case("$.a[?@<2 || @.b == \"k\"]", "1", #"{"b":"k"}"#),
    Case(#"$.a[?match(@.b, "[jk]")]"#, #"{"b":"j"}"#, #"{"b":"k"}"#),
    Case(#"$.a[?search(@.b, "[jk]")]"#, #"{"b":"j"}"#, #"{"b":"k"}"#, #"{"b":"kilo"}"#),
    Case("$.o[?@>1 && @<4]", "2", "3"), Case("$.o[?@.u || @.x]", #"{"u":6}"#),
    Case("$.a[?@.b == $.x]", "3", "5", "1", "2", "4", "6"),
    Case("$.a[?@ == @]", "3", "5", "1", "2", "4", "6", #"{"b":"j"}"#, #"{"b":"k"}"#, #"{"b":{}}"#, #"{"b":"kilo"}"#),
    Case("$.a[?!@.b]", "3", "5", "1", "2", "4", "6"),
    Case("$.a[?!(@ > 1)&&!@.b]", "1"),
    Case("$.a[?(@ == 1 || @ == 2) && @ != 2]", "1"),
    Case("$.a[?@ == 1 || @ == 2 && @ != 2]", "1"),
  ])
  func `section 2.3.5, filters`(_ item: Case) throws {
    try expect(
      item,
      in: #"""
        {"a":[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}],"o":{"p":1,"q":2,"r":3,"s":5,"t":{"u":6}},"e":"f"}
        """#
    )
  }

  @Test(arguments: [
    ("$.absent1 == $.absent2", true), ("$.absent1 <= $.absent2", true), ("$.absent == 'g'", false),
    ("$.absent1 != $.absent2", false), ("$.absent != 'g'", true), ("1 <= 2", true), ("1 > 2", false),
    ("13 == '13'", false), ("'a' <= 'b'", true), ("'a' > 'b'", false), ("$.obj == $.arr", false),
    ("$.obj != $.arr", true), ("$.obj == $.obj", true), ("$.obj != $.obj", false), ("$.arr == $.arr", true),
    ("$.arr != $.arr", false), ("$.obj == 17", false), ("$.obj != 17", true), ("$.obj <= $.arr", false),
    ("$.obj < $.arr", false), ("$.obj <= $.obj", true), ("$.arr <= $.arr", true), ("1 <= $.arr", false),
    ("1 >= $.arr", false), ("1 > $.arr", false), ("1 < $.arr", false), ("true <= true", true), ("true > true", false),
    ("null == null", true), ("null < null", false), ("1.0 == 1", true), ("1e2==100", true), ("-0 == 0", true),
    ("123456789012345678901234567890 < 123456789012345678901234567891", true), ("'é' == 'e\u{301}'", false),
    ("'a' < 'aa'", true), ("'\u{FFFD}' < '🏄'", true), ("$.obj['x'] == 'y'", true), ("$.arr[0] == 2", true),
    ("$.arr[-1]==3", true), ("false < true", false),
  ])
  func `section 2.3.5.2.2, comparisons`(_ condition: String, _ holds: Bool) throws {
    let json = try JSON(parsing: #"{"obj":{"x":"y"},"arr":[2,3]}"#)
    #expect(try JSONPath("$[?\(condition)]").nodes(in: json).isEmpty == !holds)
  }

  @Test(arguments: [
    Case("$[?length(@.name) < 3].name", #""é🏄""#, "[1]"),
    Case("$[?length(@.list) == 2].name", #""é🏄""#),
    Case("$[?length(@) == 2].name", #""é🏄""#, #""three""#),
    Case("$[?length(@.none) == length(@.name)]", #"{"name":5}"#),
    Case("$[?count(@.list[*]) == 2].name", #""é🏄""#),
    Case("$[?count(@..*) == 1]", #"{"name":5}"#),
    Case("$[?count(@.*) > 1].name", #""é🏄""#, #""three""#, "[1]"),
    Case("$[?value(@..x) == 7].name"),
    Case("$[?value(@.y.*) == 7].name", "[1]"),
    Case("$[?match(@.name, 'th.*')].name", #""three""#),
    Case("$[?match(@.name, 'hre')].name"),
    Case("$[?search(@.name, 'hre')].name", #""three""#),
    Case("$[?search(@.name, @.pattern)].name", #""three""#),
    Case("$[?match('three', @.name)].name", #""three""#),
    Case("$[?!match(@.name, 'three')].name", #""é🏄""#, "[1]", "5"),
    Case(#"$[?match(@.name, '\\p{Ll}.')].name"#, #""é🏄""#),
  ])
  func `section 2.4, functions`(_ item: Case) throws {
    try expect(
      item,
      in: #"""
        [{"name":"é🏄","list":[1,2]},{"name":"three","pattern":"[r-s]e{2}"},{"name":[1],"x":8,"y":{"x":7}},{"name":5}]
        """#
    )
  }

  @Test(arguments: [
    Case("$.a[0, 3]", #""a""#, #""d""#), Case("$.a[0:2, 5]", #""a""#, #""b""#, #""f""#),
    Case("$.a[0, 0]", #""a""#, #""a""#), Case("$['a', 'b'][1]", #""b""#),
  ])
  func `section 2.5.1, several selectors`(_ item: Case) throws {
    try expect(item, in: #"{"a":["a","b","c","d","e","f","g"],"b":[0]}"#)
  }

  @Test(arguments: [
    Case("$..j", "1", "4"), Case("$..[0]", "5", #"{"j":4}"#), Case("$..o", #"{"j":1,"k":2}"#),
    Case("$.a..[0, 1]", "5", "3", #"{"j":4}"#, #"{"k":6}"#),
    Case(
      "$..[*]",
      #"{"j":1,"k":2}"#,
      #"[5,3,[{"j":4},{"k":6}]]"#,
      "1",
      "2",
      "5",
      "3",
      #"[{"j":4},{"k":6}]"#,
      #"{"j":4}"#,
      #"{"k":6}"#,
      "4",
      "6"
    ),
    Case("$.o..[*, *]", "1", "2", "1", "2"),
  ])
  func `section 2.5.2, descendants`(_ item: Case) throws {
    try expect(item, in: #"{"o":{"j":1,"k":2},"a":[5,3,[{"j":4},{"k":6}]]}"#)
  }

  @Test(arguments: [
    Case("$.a", "null"), Case("$.a[0]"), Case("$.a.d"), Case("$.b[0]", "null"), Case("$.b[*]", "null"),
    Case("$.b[?@]", "null"), Case("$.b[?@==null]", "null"), Case("$.c[?@.d==null]"), Case("$.null", "1"),
  ])
  func `section 2.6, null`(_ item: Case) throws {
    try expect(item, in: #"{"a":null,"b":[null],"c":[{}],"null":1}"#)
  }

  @Test(arguments: [
    ("$.a", "$['a']"), ("$[1]", "$[1]"), ("$[-3]", "$[2]"), ("$.a.b[1:2]", "$['a']['b'][1]"),
    (#"$["\u000B"]"#, #"$['\u000b']"#), (#"$["\u0061"]"#, "$['a']"), (#"$["'"]"#, #"$['\'']"#),
  ])
  func `section 2.7, normalized paths`(_ path: String, _ normalized: String) throws {
    let object = try JSON(parsing: #"{"a":{"b":[1,2,3]},"\u000b":1,"'":2}"#)
    let array = try JSON(parsing: "[1,2,3,4,5]")
    let nodes = try JSONPath(path).nodes(in: object) + JSONPath(path).nodes(in: array)
    #expect(nodes.map(\.location.normalizedPath) == [normalized])
    #expect(try JSONPath(normalized).isSingular)
  }

  @Test func `long chains and wide lists are no burden`() throws {
    let json = try JSON(parsing: "[" + (0..<20_000).map(String.init).joined(separator: ",") + "]")
    #expect(try JSONPath("$[?@ >= 19999]").nodes(in: json).count == 1)
    #expect(try JSONPath("$[::2]").nodes(in: json).count == 10_000)
    #expect(try JSONPath("$" + String(repeating: ".a", count: 10_000)).nodes(in: json).isEmpty)
  }
}
