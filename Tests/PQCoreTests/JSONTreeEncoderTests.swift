import PQCore
import Testing

@Suite struct JSONTreeEncoderTests {
  struct Model: Encodable {
    var zebra = "z"
    var apple: Int? = 1
    var none: Int?
    var price = JSONNumber("1.00")
    var list: [[UInt8]] = [[1, 2], []]
    var rate = 68.32
    var isOn = true
    var raw = JSONValue.object([.init("x", .number("1E+2")), .init("n", .null)])
    var map: [String: Float] = ["k": 0.5]
  }

  @Test func `members keep the order in which the model encodes them`() throws {
    #expect(
      try JSONTreeEncoder().encode(Model()).text() == """
        {"zebra":"z","apple":1,"price":1.00,"list":[[1,2],[]],"rate":68.32,"isOn":true,"raw":{"x":1E+2,"n":null},\
        "map":{"k":0.5}}
        """
    )
  }

  @Test func `a part of a document is encoded as it came`() throws {
    let json = try JSON(parsing: #"{"b":1.0,"a":[null,"é",1e400]}"#)
    #expect(try JSONTreeEncoder().encode(["part": json]).text() == #"{"part":{"b":1.0,"a":[null,"é",1e400]}}"#)
    #expect(JSONValue(json).text() == json.text())
  }

  @Test func `scalars and empty values are encoded`() throws {
    struct Empty: Encodable {}
    #expect(try JSONTreeEncoder().encode(Empty()) == .object([]))
    #expect(try JSONTreeEncoder().encode([Int]()) == .array([]))
    #expect(try JSONTreeEncoder().encode("text") == .string("text"))
    #expect(try JSONTreeEncoder().encode(Int64.min) == .number("-9223372036854775808"))
    #expect(try JSONTreeEncoder().encode([1, nil] as [Int?]) == .array([.number("1"), .null]))
  }

  @Test func `what is no number in JSON is named with its place`() throws {
    let error = try #require(throws: Diagnostic.self) { try JSONTreeEncoder().encode(["rates": [1, Double.nan]]) }
    #expect(error.code == .encodeValue)
    #expect(error.message == "rates[1]: nan is no number in JSON")
  }

  @Test func `containers can be nested by hand`() throws {
    struct Nested: Encodable {
      enum Key: String, CodingKey {
        case outer, list
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        var outer = container.nestedContainer(keyedBy: Key.self, forKey: .outer)
        var list = outer.nestedUnkeyedContainer(forKey: .list)
        try list.encode(1)
        var inner = list.nestedContainer(keyedBy: Key.self)
        try inner.encodeNil(forKey: .list)
        try list.encodeNil()
        try "s".encode(to: container.superEncoder())
      }
    }
    #expect(try JSONTreeEncoder().encode(Nested()).text() == #"{"outer":{"list":[1,{"list":null},null]},"super":"s"}"#)
  }
}
