public import PQCore

/// Gives the bare list of an answer's items, whatever AEM wrapped them in.
public struct BareItemsDecoder: ResultDecoder {
  /// The word `items`.
  public let name: String = "items"

  /// What an answer becomes.
  public let summary: String = "the bare list of items, as JSON, whatever root field and wrapper they came in"

  /// Makes the decoder.
  public init() {}

  /// Finds the items of an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - context: The call it belongs to.
  /// - Returns: The items as they came, `null` and incomplete ones among them.
  /// - Throws: A diagnostic when the answer holds no list.
  public func decode(_ answer: Answer, context: RunContext) throws -> JSONListResult {
    guard let json = answer.json else { throw Diagnostic.noJSON() }
    return JSONListResult(try AnswerItems(of: json).elements.map(\.json))
  }
}

/// Gives the fragments that an answer's rich text refers to.
public struct ReferencesDecoder: ResultDecoder {
  /// The word `references`.
  public let name: String = "references"

  /// What an answer becomes.
  public let summary: String = "the fragments and assets that rich text refers to, from '_references', as JSON"

  /// Makes the decoder.
  public init() {}

  /// Finds the references of an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - context: The call it belongs to.
  /// - Returns: The references as they came.
  /// - Throws: A diagnostic when the answer holds no list.
  public func decode(_ answer: Answer, context: RunContext) throws -> JSONListResult {
    guard let json = answer.json else { throw Diagnostic.noJSON() }
    return JSONListResult(try AnswerItems(of: json).references.map(\.json))
  }
}

/// Parts of an answer as a list.
public struct JSONListResult: Presentable {
  /// The parts in order.
  public let elements: [JSON]

  /// Makes a result.
  ///
  /// - Parameter elements: The parts in order.
  public init(_ elements: [JSON]) {
    self.elements = elements
  }

  /// Writes the parts as one JSON array.
  ///
  /// - Parameter writer: The writer to write to.
  public func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for element in elements { writer.write(element) }
    writer.endArray()
  }
}
