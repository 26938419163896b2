/// Decodes any `Decodable` model from a JSON view, and says exactly where a value does not fit.
///
/// Numbers are read from their digits: a whole number is never rounded, and ``JSONNumber`` keeps it as it came.
public struct JSONTreeDecoder: Sendable {
  /// Makes a decoder.
  public init() {}

  /// Decodes a value.
  ///
  /// - Parameters:
  ///   - type: The model.
  ///   - json: The value to decode.
  /// - Returns: The model's value.
  /// - Throws: What does not fit, with its location in the document and the fragment it lies in.
  public func decode<Model: Decodable>(
    _ type: Model.Type = Model.self,
    from json: JSON
  ) throws(Diagnostic) -> Model {
    do {
      return try Model(from: JSONViewDecoder(json: json, root: json))
    } catch let diagnostic as Diagnostic {
      throw diagnostic
    } catch let error as DecodingError {
      throw .decodingError(error, in: json)
    } catch {
      throw .unfit(json, because: String(describing: error))
    }
  }

  /// Decodes a list element by element, so that one bad element takes nothing from the others.
  ///
  /// - Parameters:
  ///   - type: The model of an element.
  ///   - json: The list.
  /// - Returns: For each element, in order, its value or what is wrong with it.
  /// - Throws: When the value is no list.
  public func decodeItems<Model: Decodable>(
    _ type: Model.Type = Model.self,
    from json: JSON
  ) throws(Diagnostic) -> [Result<Model, Diagnostic>] {
    guard let elements = json.elements else { throw .mismatch(json, expecting: "a list") }
    return elements.map { element in
      Result { () throws(Diagnostic) in try decode(type, from: element) }
    }
  }
}

// MARK: - Errors of models

extension Diagnostic {
  fileprivate static func decodingError(_ error: DecodingError, in root: JSON) -> Diagnostic {
    switch error {
    case .keyNotFound(let key, let context): .missing(key.step, in: root.value(at: context.codingPath))
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      .unfit(root.value(at: context.codingPath), because: context.debugDescription)
    @unknown default: .unfit(root, because: String(describing: error))
    }
  }
}

extension JSON {
  /// Follows a coding path as far as there are values.
  fileprivate func value(at path: [any CodingKey]) -> JSON {
    var value = self
    for key in path {
      guard let next = value[JSONLocation([key.step])] else { break }
      value = next
    }
    return value
  }
}
