/// The elements of an array for Swift's decoding.
struct JSONUnkeyedDecodingContainer: UnkeyedDecodingContainer {
  let count: Int?

  private(set) var currentIndex = 0

  private let decoder: JSONViewDecoder
  private var elements: JSON.Elements
  private var following: JSON?

  init(_ decoder: JSONViewDecoder) throws(Diagnostic) {
    guard var elements = decoder.json.elements else { throw .mismatch(decoder.json, expecting: "a list") }
    self.decoder = decoder
    count = decoder.json.count
    following = elements.next()
    self.elements = elements
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var isAtEnd: Bool { following == nil }

  mutating func decodeNil() throws -> Bool {
    guard try current().json.isNull else { return false }
    advance()
    return true
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try take { try $0.decode(type) } }
  mutating func decode(_ type: String.Type) throws -> String { try take { try $0.decode(type) } }
  mutating func decode(_ type: Double.Type) throws -> Double { try take { try $0.decode(type) } }
  mutating func decode(_ type: Float.Type) throws -> Float { try take { try $0.decode(type) } }
  mutating func decode(_ type: Int.Type) throws -> Int { try take { try $0.decode(type) } }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try take { try $0.decode(type) } }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try take { try $0.decode(type) } }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try take { try $0.decode(type) } }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try take { try $0.decode(type) } }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try take { try $0.decode(type) } }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try take { try $0.decode(type) } }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try take { try $0.decode(type) } }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try take { try $0.decode(type) } }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try take { try $0.decode(type) } }
  mutating func decode<Model: Decodable>(_ type: Model.Type) throws -> Model { try take { try Model(from: $0) } }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try take { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try take { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try take { $0 } }

  /// Reads the next element; when that throws, the element is not used up.
  private mutating func take<Value>(_ read: (JSONViewDecoder) throws -> Value) throws -> Value {
    let value = try read(current())
    advance()
    return value
  }

  private func current() throws(Diagnostic) -> JSONViewDecoder {
    guard let following else { throw .missing(.index(currentIndex), in: decoder.json) }
    return decoder.child(following)
  }

  private mutating func advance() {
    following = elements.next()
    currentIndex += 1
  }
}
