public import PQCore

/// Decodes every item of an answer.
public struct ItemsDecoder<Model: AnswerModel>: LenientDecoder {
  /// The word for several items.
  public let name: String = Model.plural

  /// What an answer becomes.
  public let summary: String = "a list of \(Model.plural), typed"

  /// Whether items that do not fit are only warned about.
  public let isLenient: Bool

  /// Makes a decoder.
  ///
  /// - Parameter isLenient: Whether items that do not fit are only warned about; by default they fail the run.
  public init(isLenient: Bool = false) {
    self.isLenient = isLenient
  }

  /// The decoder that warns about items that do not fit.
  public var lenient: ItemsDecoder { ItemsDecoder(isLenient: true) }

  /// Decodes an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - context: The call it belongs to.
  /// - Returns: The items that fit, and one problem that names every other.
  /// - Throws: A diagnostic when the answer holds no list, or when an item cannot be written as JSON.
  public func decode(_ answer: Answer, context: RunContext) throws -> DecodedItems<Model> {
    guard let json = answer.json else { throw Diagnostic.noJSON() }
    let items = try AnswerItems(of: json)
    let decoded = items.decode(as: Model.self)
    let remarks = decoded.values.flatMap { items.remarks(on: $0.value, at: $0.position) }
    let problem = Diagnostic.faults(
      decoded.faults + remarks,
      among: decoded.count,
      model: Model.singular,
      isLenient: isLenient
    )
    return DecodedItems(
      items: decoded.values.map(\.value),
      json: try decoded.values.map { try JSONTreeEncoder().encode($0.value) },
      problems: problem.map { [$0] } ?? []
    )
  }
}

/// The items of an answer, typed.
public struct DecodedItems<Model: AnswerModel>: Presentable {
  /// The items that fit the model.
  public let items: [Model]

  let json: [JSONValue]

  /// What is wrong with the others.
  public let problems: [Diagnostic]

  /// Writes the items as one JSON array.
  ///
  /// - Parameter writer: The writer to write to.
  public func write(to writer: inout JSONWriter) {
    writer.write(.array(json))
  }

  /// Gives the items as text for people, if their model does.
  ///
  /// - Parameter layout: The width and the style of the text.
  /// - Returns: Lines without a line break at the end, or nil.
  public func text(in layout: TextLayout) -> String? {
    Model.text(of: items, in: layout)
  }
}
