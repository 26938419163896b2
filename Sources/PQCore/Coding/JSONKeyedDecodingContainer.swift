/// The members of an object for Swift's decoding.
struct JSONKeyedDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: JSONViewDecoder

  /// The members by the bytes of their names, when they are too many to be searched one by one.
  private let index: [[UInt8]: JSON]?

  init(_ decoder: JSONViewDecoder) throws(Diagnostic) {
    guard let count = decoder.json.count, decoder.json.kind == .object else {
      throw .mismatch(decoder.json, expecting: "an object")
    }
    self.decoder = decoder
    index = count > 24 ? decoder.json.lastMembers : nil
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] {
    guard let members = decoder.json.members else { return [] }
    var seen: Set<[UInt8]> = []
    return members.filter { seen.insert($0.nameBytes).inserted }.compactMap { Key(stringValue: $0.name) }
  }

  func contains(_ key: Key) -> Bool { find(key) != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try value(key).json.isNull }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key).json.decodedBool() }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try value(key).json.decodedString() }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try value(key).json.decodedFloat() }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try value(key).json.decodedFloat() }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(key).json.decodedInteger() }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try value(key).json.decodedInteger() }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try value(key).json.decodedInteger() }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try value(key).json.decodedInteger() }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try value(key).json.decodedInteger() }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try value(key).json.decodedInteger() }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try value(key).json.decodedInteger() }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try value(key).json.decodedInteger() }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try value(key).json.decodedInteger() }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try value(key).json.decodedInteger() }
  func decode<Model: Decodable>(_ type: Model.Type, forKey key: Key) throws -> Model { try Model(from: value(key)) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try value(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try value(JSONCodingKey.parent) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try value(key) }

  private func find(_ key: some CodingKey) -> JSON? {
    index.map { $0[Array(key.stringValue.utf8)] } ?? decoder.json[key.stringValue]
  }

  private func value(_ key: some CodingKey) throws(Diagnostic) -> JSONViewDecoder {
    guard let json = find(key) else { throw .missing(.name(key.stringValue), in: decoder.json) }
    return decoder.child(json)
  }
}
