import PQCore
import Testing

@Suite struct JSONTreeDecoderTests {
  struct Adventure: Decodable {
    var title: String
    var slug: String
    var price: Double
    var primaryImage: Image?
  }

  struct Image: Decodable {
    var width: Int
    var height: UInt8?
  }

  enum Activity: String, Decodable {
    case surfing = "Surfing"
  }

  static let list = #"""
    {"data":{"adventureList":{"items":[
      {"title":"Bali Surf Camp","slug":"bali-surf-camp","price":5000,"primaryImage":{"width":1600}},
      null,
      {"title":"No Image","slug":"no-image","price":5000,"primaryImage":null},
      {"title":"No Price","slug":"no-price","_path":"/content/dam/no-price"},
      {},
      {"title":"Text Price","slug":"text-price","price":"5000"},
      {"title":"Bad Image","slug":"bad-image","price":1,"primaryImage":{"width":1600.5,"height":900}}
    ]}}}
    """#

  static func items() throws -> JSON {
    try #require(try JSON(parsing: list)["data"]?["adventureList"]?["items"])
  }

  @Test func `every element of a list is decoded or named, and none is lost`() throws {
    let results = try JSONTreeDecoder().decodeItems(Adventure.self, from: Self.items())
    #expect(results.count == 7)
    #expect((try? results[0].get())?.primaryImage?.width == 1600)
    #expect(try results[2].get().primaryImage == nil)
    let failures = results.map { result in
      if case .failure(let diagnostic) = result { diagnostic.message } else { "" }
    }
    let codes = results.compactMap { result in
      if case .failure(let diagnostic) = result { diagnostic.code } else { nil }
    }
    #expect(codes == [.decodeType, .decodeMissing, .decodeMissing, .decodeType, .decodeType])
    #expect(
      failures == [
        "",
        "data.adventureList.items[1]: expected an object, found null",
        "",
        "data.adventureList.items[3].price: missing, but the model needs it",
        "data.adventureList.items[4].title: missing, but the model needs it",
        #"data.adventureList.items[5].price: expected a number, found the text "5000""#,
        "data.adventureList.items[6].primaryImage.width: expected a whole number, found the number 1600.5",
      ]
    )
  }

  @Test(arguments: [
    (3, #"in the fragment "/content/dam/no-price""#),
    (5, #"in the fragment "text-price""#),
    (6, #"in the fragment "bad-image""#),
  ])
  func `an error names the fragment around it`(_ index: Int, _ note: String) throws {
    let item = try #require(try Self.items()[index])
    let error = try #require(throws: Diagnostic.self) { try JSONTreeDecoder().decode(Adventure.self, from: item) }
    #expect(error.notes.map(\.message) == [note])
    #expect(error.failure == .badAnswer)
  }

  @Test func `a value that is no list is not an empty list`() throws {
    let json = try JSON(parsing: #"{"data":{"adventureList":null}}"#)
    let value = try #require(json["data"]?["adventureList"])
    let error = try #require(throws: Diagnostic.self) {
      try JSONTreeDecoder().decodeItems(Adventure.self, from: value)
    }
    #expect(error.code == .decodeType)
    #expect(error.message == "data.adventureList: expected a list, found null")
  }

  @Test func `a misspelt member is proposed`() throws {
    let json = try JSON(parsing: #"{"title":"a","slgu":"b","price":1}"#)
    let error = try #require(throws: Diagnostic.self) { try JSONTreeDecoder().decode(Adventure.self, from: json) }
    #expect(error.hint == "did you mean 'slgu'?")
  }

  struct Numbers: Decodable, Equatable {
    var byte: UInt8
    var short: Int16
    var long: Int64
    var unsigned: UInt64
    var double: Double
    var float: Float
    var exact: JSONNumber
  }

  @Test func `numbers are taken exactly`() throws {
    let json = try JSON(
      parsing: """
        {"byte":255,"short":-3.2768e4,"long":1736184243098437392,"unsigned":18446744073709551615,"double":68.32,\
        "float":1.50,"exact":2936.23380448434092597}
        """
    )
    let numbers = try JSONTreeDecoder().decode(Numbers.self, from: json)
    #expect(numbers.byte == 255 && numbers.short == -32768 && numbers.long == 1_736_184_243_098_437_392)
    #expect(numbers.unsigned == .max && numbers.double == 68.32 && numbers.float == 1.5)
    #expect(numbers.exact.literal == "2936.23380448434092597")
  }

  @Test func `a number that does not fit is refused`() throws {
    let big = try JSON(parsing: "[256]")
    let error = try #require(throws: Diagnostic.self) { try JSONTreeDecoder().decode([UInt8].self, from: big) }
    #expect(error.message == "[0]: the number 256 does not fit UInt8")
    let vast = try JSON(parsing: "[1e400]")
    #expect(
      try #require(throws: Diagnostic.self) { try JSONTreeDecoder().decode([Double].self, from: vast) }.code
        == .decodeRange
    )
    #expect(
      try #require(throws: Diagnostic.self) { try JSONTreeDecoder().decode([Int].self, from: vast) }.code
        == .decodeRange
    )
    #expect(try JSONTreeDecoder().decode([JSONNumber].self, from: vast).first?.literal == "1e400")
  }

  @Test func `a model's own refusal keeps its cause`() throws {
    let json = try JSON(parsing: #"{"list":["Surfing","Knitting"]}"#)
    let error = try #require(throws: Diagnostic.self) {
      try JSONTreeDecoder().decode([String: [Activity]].self, from: json)
    }
    #expect(error.code == .decodeValue)
    #expect(error.message == #"list[1]: the model refuses the text "Knitting""#)
    #expect(error.notes.first?.message.hasPrefix("caused by: ") == true)
  }

  @Test func `parts of a model may stay JSON`() throws {
    struct Text: Decodable {
      var html: String
      var json: JSON
      var exact: [String: JSONNumber]
      var nothing: JSON?
    }
    let json = try JSON(parsing: #"{"html":"<p>","json":[{"nodeType":"p"}],"exact":{"a":1.00},"nothing":null}"#)
    let text = try JSONTreeDecoder().decode(Text.self, from: json)
    #expect(text.json.text() == #"[{"nodeType":"p"}]"#)
    #expect(text.json.location.description == "json")
    #expect(text.exact["a"]?.literal == "1.00")
    #expect(text.nothing == nil)
  }

  @Test func `objects with very many members are decoded in one pass`() throws {
    let count = 20_000
    let text = "{" + (0..<count).map { "\"name-\($0)\":\($0)" }.joined(separator: ",") + "}"
    let decoded = try JSONTreeDecoder().decode([String: Int].self, from: JSON(parsing: text))
    #expect(decoded.count == count)
    #expect(decoded["name-19999"] == 19_999)
  }

  @Test func `containers can be nested by hand`() throws {
    struct Flat: Decodable {
      var values: [Int] = []
      var inherited: String
      var path: String

      enum Key: String, CodingKey {
        case outer, list, inner
      }

      init(from decoder: any Decoder) throws {
        let outer = try decoder.container(keyedBy: Key.self).nestedContainer(keyedBy: Key.self, forKey: .outer)
        var list = try outer.nestedUnkeyedContainer(forKey: .list)
        while !list.isAtEnd {
          if try list.decodeNil() { continue }
          var inner = try list.nestedUnkeyedContainer()
          values.append(try inner.decode(Int.self))
        }
        path = outer.codingPath.map(\.stringValue).joined(separator: "/")
        inherited = try String(from: outer.superDecoder())
      }
    }
    let json = try JSON(parsing: #"[{"outer":{"list":[[1],null,[2]],"super":"s"}}]"#)
    let flat = try JSONTreeDecoder().decode(Flat.self, from: try #require(json[0]))
    #expect(flat.values == [1, 2])
    #expect(flat.inherited == "s")
    #expect(flat.path == "outer")
  }
}
