/// One value for Swift's encoding.
struct JSONSingleValueEncodingContainer: SingleValueEncodingContainer {
  let node: JSONTreeNode

  var codingPath: [any CodingKey] { node.codingPath }

  mutating func encodeNil() { node.set(.null) }
  mutating func encode(_ value: Bool) { node.set(.bool(value)) }
  mutating func encode(_ value: String) { node.set(.string(value)) }
  mutating func encode(_ value: Double) throws { try encodeFloat(value) }
  mutating func encode(_ value: Float) throws { try encodeFloat(value) }
  mutating func encode(_ value: Int) { encodeInteger(value) }
  mutating func encode(_ value: Int8) { encodeInteger(value) }
  mutating func encode(_ value: Int16) { encodeInteger(value) }
  mutating func encode(_ value: Int32) { encodeInteger(value) }
  mutating func encode(_ value: Int64) { encodeInteger(value) }
  mutating func encode(_ value: UInt) { encodeInteger(value) }
  mutating func encode(_ value: UInt8) { encodeInteger(value) }
  mutating func encode(_ value: UInt16) { encodeInteger(value) }
  mutating func encode(_ value: UInt32) { encodeInteger(value) }
  mutating func encode(_ value: UInt64) { encodeInteger(value) }
  mutating func encode(_ value: some Encodable) throws { try value.encode(to: node) }

  private func encodeInteger(_ value: some FixedWidthInteger) {
    node.set(.number(String(value)))
  }

  private func encodeFloat<Value: BinaryFloatingPoint & CustomStringConvertible>(
    _ value: Value
  ) throws(Diagnostic) {
    guard value.isFinite else { throw .unencodable("\(value) is no number in JSON", at: codingPath) }
    node.set(.number(value.description))
  }
}
