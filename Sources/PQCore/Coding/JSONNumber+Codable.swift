extension JSONNumber: Codable {
  /// Reads a number; from this library's decoder with its digits as written.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: When the value is no number.
  public init(from decoder: any Decoder) throws {
    if let decoder = decoder as? JSONViewDecoder {
      self = try decoder.json.decodedNumber()
      return
    }
    let container = try decoder.singleValueContainer()
    if let whole = try? container.decode(Int64.self) {
      self.init(whole)
      return
    }
    let value = try container.decode(Double.self)
    guard let number = JSONNumber(value.description) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(value) is no number in JSON")
    }
    self = number
  }

  /// Writes the number; with this library's encoder its digits as they are.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws, or an error when the encoder has no type for the number.
  public func encode(to encoder: any Encoder) throws {
    if let encoder = encoder as? JSONTreeNode {
      encoder.set(.number(literal))
      return
    }
    var container = encoder.singleValueContainer()
    if let whole = exactly(Int64.self) {
      try container.encode(whole)
    } else if let double {
      try container.encode(double)
    } else {
      throw EncodingError.invalidValue(
        self,
        .init(codingPath: encoder.codingPath, debugDescription: "\(literal) is out of the range of a Double")
      )
    }
  }

  /// Whether the value is whole, however it is written.
  package var isWhole: Bool {
    let value = DecimalValue(literal)
    return value.digits.count <= max(value.pointPosition, 0)
  }
}
