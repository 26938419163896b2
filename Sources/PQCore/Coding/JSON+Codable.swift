extension JSON: Decodable {
  /// Keeps the value as it is, as a part of a model that no type describes.
  ///
  /// - Parameter decoder: A decoder of this library.
  /// - Throws: When the decoder is another one, which has no document to share.
  public init(from decoder: any Decoder) throws {
    guard let decoder = decoder as? JSONViewDecoder else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a JSON view is decoded by JSONTreeDecoder only")
      )
    }
    self = decoder.json
  }
}

extension JSON: Encodable {
  /// Encodes the value with order and digits kept.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try JSONValue(self).encode(to: encoder)
  }
}

extension JSONValue: Encodable {
  /// Encodes the value; with this library's encoder as it is.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    if let encoder = encoder as? JSONTreeNode {
      encoder.set(self)
      return
    }
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value): try value.encode(to: encoder)
    case .number(let literal): try JSONNumber(valid: literal).encode(to: encoder)
    case .string(let text): try text.encode(to: encoder)
    case .array(let elements): try elements.encode(to: encoder)
    case .object(let members):
      var container = encoder.container(keyedBy: JSONCodingKey.self)
      for member in members {
        try container.encode(member.value, forKey: JSONCodingKey(stringValue: member.name))
      }
    }
  }
}

extension JSONValue {
  /// Copies a value out of its document.
  ///
  /// - Parameter json: The value.
  public init(_ json: JSON) {
    self =
      switch json.node.kind {
      case .null: .null
      case .true: .bool(true)
      case .false: .bool(false)
      case .number, .string: json.numberLiteral.map { .number($0) } ?? .string(json.string ?? "")
      case .array: .array(json.elements?.map(JSONValue.init(_:)) ?? [])
      case .object: .object(json.members?.map { Member($0.name, JSONValue($0.value)) } ?? [])
      }
  }
}
