/// The elements of an array for Swift's encoding.
struct JSONUnkeyedEncodingContainer: UnkeyedEncodingContainer {
  let node: JSONTreeNode

  var codingPath: [any CodingKey] { node.codingPath }

  var count: Int { node.elementCount }

  mutating func encodeNil() { node.appendElement().set(.null) }
  mutating func encode(_ value: Bool) throws { try encodeAny(value) }
  mutating func encode(_ value: String) throws { try encodeAny(value) }
  mutating func encode(_ value: Double) throws { try encodeAny(value) }
  mutating func encode(_ value: Float) throws { try encodeAny(value) }
  mutating func encode(_ value: Int) throws { try encodeAny(value) }
  mutating func encode(_ value: Int8) throws { try encodeAny(value) }
  mutating func encode(_ value: Int16) throws { try encodeAny(value) }
  mutating func encode(_ value: Int32) throws { try encodeAny(value) }
  mutating func encode(_ value: Int64) throws { try encodeAny(value) }
  mutating func encode(_ value: UInt) throws { try encodeAny(value) }
  mutating func encode(_ value: UInt8) throws { try encodeAny(value) }
  mutating func encode(_ value: UInt16) throws { try encodeAny(value) }
  mutating func encode(_ value: UInt32) throws { try encodeAny(value) }
  mutating func encode(_ value: UInt64) throws { try encodeAny(value) }
  mutating func encode(_ value: some Encodable) throws { try encodeAny(value) }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    node.appendElement().container(keyedBy: keyType)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    node.appendElement().unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { node.appendElement() }

  private func encodeAny(_ value: some Encodable) throws {
    try value.encode(to: node.appendElement())
  }
}
