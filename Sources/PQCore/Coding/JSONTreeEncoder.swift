/// Encodes any `Encodable` value as JSON, its members in the order in which the model encodes them.
public struct JSONTreeEncoder: Sendable {
  /// Makes an encoder.
  public init() {}

  /// Encodes a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: Its JSON.
  /// - Throws: When a part of it has no form in JSON, such as a NaN.
  public func encode(_ value: some Encodable) throws(Diagnostic) -> JSONValue {
    let node = JSONTreeNode(codingPath: [])
    do {
      try value.encode(to: node)
    } catch let diagnostic as Diagnostic {
      throw diagnostic
    } catch {
      throw .unencodable(String(describing: error), at: [])
    }
    return node.value
  }
}

extension Diagnostic {
  /// A value without a form in JSON.
  static func unencodable(_ reason: String, at path: [any CodingKey]) -> Diagnostic {
    .error(
      .encodeValue,
      "\(JSONLocation(path.map(\.step))): \(reason)",
      hint: "leave the value out, or encode it as text",
      failure: .invalidInput
    )
  }
}

extension Diagnostic.Code {
  /// A value without a form in JSON.
  public static let encodeValue = Diagnostic.Code(
    "encode-value",
    explanation: "A value of a Swift model has no form in JSON: JSON knows neither NaN nor Infinity.",
    example: "a Double that is NaN"
  )
}
