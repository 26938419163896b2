/// The members of an object for Swift's encoding.
struct JSONKeyedEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONTreeNode

  var codingPath: [any CodingKey] { node.codingPath }

  mutating func encodeNil(forKey key: Key) { node.appendMember(key).set(.null) }
  mutating func encode(_ value: Bool, forKey key: Key) throws { try encodeAny(value, key) }
  mutating func encode(_ value: String, forKey key: Key) throws { try encodeAny(value, key) }
  mutating func encode(_ value: Double, forKey key: Key) throws { try encodeAny(value, key) }
  mutating func encode(_ value: Float, forKey key: Key) throws { try encodeAny(value, key) }
  mutating func encode(_ value: Int, forKey key: Key) throws { try encodeAny(value, key) }
  mutating func encode(_ value: Int8, forKey key: Key) throws { try encodeAny(value, key) }
  mutating func encode(_ value: Int16, forKey key: Key) throws { try encodeAny(value, key) }
  mutating func encode(_ value: Int32, forKey key: Key) throws { try encodeAny(value, key) }
  mutating func encode(_ value: Int64, forKey key: Key) throws { try encodeAny(value, key) }
  mutating func encode(_ value: UInt, forKey key: Key) throws { try encodeAny(value, key) }
  mutating func encode(_ value: UInt8, forKey key: Key) throws { try encodeAny(value, key) }
  mutating func encode(_ value: UInt16, forKey key: Key) throws { try encodeAny(value, key) }
  mutating func encode(_ value: UInt32, forKey key: Key) throws { try encodeAny(value, key) }
  mutating func encode(_ value: UInt64, forKey key: Key) throws { try encodeAny(value, key) }
  mutating func encode(_ value: some Encodable, forKey key: Key) throws { try encodeAny(value, key) }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    node.appendMember(key).container(keyedBy: keyType)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    node.appendMember(key).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { node.appendMember(JSONCodingKey.parent) }

  mutating func superEncoder(forKey key: Key) -> any Encoder { node.appendMember(key) }

  private func encodeAny(_ value: some Encodable, _ key: Key) throws {
    try value.encode(to: node.appendMember(key))
  }
}
