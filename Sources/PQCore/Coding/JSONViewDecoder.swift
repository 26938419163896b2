/// Swift's decoder over one value of a document.
///
/// It keeps no path: a view can find its own location, which is needed only when something goes wrong.
struct JSONViewDecoder: Decoder {
  let json: JSON

  /// The value the whole decoding started from.
  let root: JSON

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  var codingPath: [any CodingKey] {
    json.location.steps.dropFirst(root.location.steps.count).map { JSONCodingKey($0) }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(try JSONKeyedDecodingContainer(self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try JSONUnkeyedDecodingContainer(self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func child(_ json: JSON) -> JSONViewDecoder {
    JSONViewDecoder(json: json, root: root)
  }
}

extension JSONViewDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { json.isNull }
  func decode(_ type: Bool.Type) throws -> Bool { try json.decodedBool() }
  func decode(_ type: String.Type) throws -> String { try json.decodedString() }
  func decode(_ type: Double.Type) throws -> Double { try json.decodedFloat() }
  func decode(_ type: Float.Type) throws -> Float { try json.decodedFloat() }
  func decode(_ type: Int.Type) throws -> Int { try json.decodedInteger() }
  func decode(_ type: Int8.Type) throws -> Int8 { try json.decodedInteger() }
  func decode(_ type: Int16.Type) throws -> Int16 { try json.decodedInteger() }
  func decode(_ type: Int32.Type) throws -> Int32 { try json.decodedInteger() }
  func decode(_ type: Int64.Type) throws -> Int64 { try json.decodedInteger() }
  func decode(_ type: UInt.Type) throws -> UInt { try json.decodedInteger() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try json.decodedInteger() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try json.decodedInteger() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try json.decodedInteger() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try json.decodedInteger() }
  func decode<Model: Decodable>(_ type: Model.Type) throws -> Model { try Model(from: self) }
}
