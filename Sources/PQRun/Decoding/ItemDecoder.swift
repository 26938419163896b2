public import PQCore

/// Decodes an answer that must hold exactly one item.
public struct ItemDecoder<Model: AnswerModel>: ResultDecoder {
  /// The word for one item.
  public let name: String = Model.singular

  /// What an answer becomes.
  public let summary: String = "exactly one \(Model.singular), typed"

  /// Makes a decoder.
  public init() {}

  /// Decodes an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - context: The call it belongs to.
  /// - Returns: The item with what came beside it.
  /// - Throws: A diagnostic when there is none, when there are several, and when the item does not fit.
  public func decode(_ answer: Answer, context: RunContext) throws -> DecodedItem<Model> {
    guard let json = answer.json else { throw Diagnostic.noJSON() }
    let items = try AnswerItems(of: json)
    let item = try items.item(as: Model.self, context: context)
    return DecodedItem(
      item: item,
      surroundings: AnswerSurroundings(environment: context.environment, references: items.references),
      json: try JSONTreeEncoder().encode(item),
      problems: Diagnostic.faults(items.remarks(on: item, at: 0), among: 1, model: name).map { [$0] } ?? []
    )
  }
}

/// One item of an answer, typed.
public struct DecodedItem<Model: AnswerModel>: Presentable {
  /// The item.
  public let item: Model

  /// What came beside it.
  public let surroundings: AnswerSurroundings

  let json: JSONValue

  /// What is odd about it.
  public let problems: [Diagnostic]

  /// Writes the item as JSON, with the references as its last member when there are any.
  ///
  /// - Parameter writer: The writer to write to.
  public func write(to writer: inout JSONWriter) {
    guard case .object(let members) = json, !surroundings.references.isEmpty else { return writer.write(json) }
    writer.beginObject()
    for member in members {
      writer.key(member.name)
      writer.write(member.value)
    }
    writer.key("_references")
    writer.beginArray()
    for reference in surroundings.references { writer.write(reference.json) }
    writer.endArray()
    writer.endObject()
  }

  /// Gives the item as text for people, if its model does.
  ///
  /// - Parameter layout: The width and the style of the text.
  /// - Returns: Lines without a line break at the end, or nil.
  public func text(in layout: TextLayout) -> String? {
    item.text(in: layout, with: surroundings)
  }
}

extension AnswerItems {
  func remarks(on item: some AnswerModel, at position: Int) -> [ItemFault] {
    item.remarks.map {
      ItemFault(elements[position], position: position, .warning, member: $0.member, $0.words)
    }
  }
}
