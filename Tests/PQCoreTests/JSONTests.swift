import PQCore
import Testing

@Suite struct JSONTests {
  static func sample() throws -> JSON {
    try JSON(
      parsing: #"{"s":"a\"b","n":1.50,"t":true,"f":false,"z":null,"l":[10,[20,21],{"x":30}],"o":{"k":{},"m":"é"}}"#
    )
  }

  @Test(arguments: [
    ("s", JSON.Kind.string), ("n", .number), ("t", .bool), ("f", .bool), ("z", .null), ("l", .array), ("o", .object),
  ])
  func `a value knows its kind`(_ name: String, _ kind: JSON.Kind) throws {
    let value = try #require(try Self.sample()[name])
    #expect(value.kind == kind)
    #expect((value.string != nil) == (kind == .string))
    #expect((value.numberLiteral != nil) == (kind == .number))
    #expect((value.bool != nil) == (kind == .bool))
    #expect(value.isNull == (kind == .null))
    #expect((value.elements != nil) == (kind == .array))
    #expect((value.members != nil) == (kind == .object))
    #expect((value.count != nil) == (kind == .array || kind == .object))
  }

  @Test func `values are read by name and index`() throws {
    let json = try Self.sample()
    #expect(json["s"]?.string == #"a"b"#)
    #expect(json["t"]?.bool == true)
    #expect(json["f"]?.bool == false)
    #expect(json["l"]?[1]?[1]?.numberLiteral == "21")
    #expect(json["l"]?[2]?["x"]?.numberLiteral == "30")
    #expect(json["l"]?[3] == nil)
    #expect(json["l"]?[-1] == nil)
    #expect(json["l"]?["x"] == nil)
    #expect(json["o"]?[0] == nil)
    #expect(json["missing"] == nil)
    #expect(json.count == 7)
    #expect(json["l"]?.count == 3)
    #expect(json["o"]?["k"]?.count == 0)
  }

  @Test func `children come in their order`() throws {
    let json = try Self.sample()
    #expect(json.members?.map(\.name) == ["s", "n", "t", "f", "z", "l", "o"])
    #expect(json["l"]?.elements?.map(\.description) == ["10", "[20,21]", #"{"x":30}"#])
  }

  @Test func `a view prints only itself`() throws {
    let json = try Self.sample()
    #expect(json["l"]?.text(.indented) == "[\n  10,\n  [\n    20,\n    21\n  ],\n  {\n    \"x\": 30\n  }\n]")
    #expect(json["s"]?.text() == #""a\"b""#)
    #expect(json["o"]?.description == #"{"k":{},"m":"é"}"#)
  }

  @Test func `large text is handed on in pieces`() throws {
    let json = try JSON(parsing: "[" + (0..<1000).map(String.init).joined(separator: ",") + "]")
    var pieces: [[UInt8]] = []
    var writer = JSONWriter(style: .indented)
    writer.write(json, draining: 100) { pieces.append($0) }
    #expect(pieces.count > 10)
    #expect(pieces.allSatisfy { 100..<120 ~= $0.count })
    #expect(String(decoding: pieces.joined() + writer.bytes, as: UTF8.self) == json.text(.indented))
  }

  @Test func `every value names its location and is found there again`() throws {
    let json = try Self.sample()
    #expect(json.location.description == "$")
    #expect(json["l"]?[2]?["x"]?.location.description == "l[2].x")
    #expect(json["o"]?["m"]?.location.normalizedPath == "$['o']['m']")
    var values = [json]
    var seen = 0
    while let value = values.popLast() {
      seen += 1
      #expect(json[value.location]?.location == value.location)
      #expect(json[value.location]?.text() == value.text())
      values += value.elements.map(Array.init) ?? value.members?.map(\.value) ?? []
    }
    #expect(seen == 16)
  }

  @Test(arguments: [
    (#"{"a":1,"b":[1.0,"x"]}"#, #"{"b":[1,"x"],"a":1e0}"#, true),
    (#"{"a":1,"a":2}"#, #"{"a":2}"#, true),
    (#"{"a":1}"#, #"{"a":1,"b":null}"#, false),
    ("[1,2]", "[2,1]", false),
    ("[1]", "[1,1]", false),
    ("null", "false", false),
    ("true", "false", false),
    ("1", #""1""#, false),
    (#""\u00e9""#, #""é""#, true),
    (#""e\u0301""#, #""é""#, false),
    ("[]", "{}", false),
  ])
  func `equality is of values`(_ left: String, _ right: String, _ isEqual: Bool) throws {
    let left = try JSON(parsing: left)
    let right = try JSON(parsing: right)
    #expect((left == right) == isEqual)
    #expect((right == left) == isEqual)
    if isEqual { #expect(left.hashValue == right.hashValue) }
  }
}
