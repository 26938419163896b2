public import PQCore

extension AnswerItems {
  /// Decodes every item on its own, so that one that does not fit costs no other.
  ///
  /// An item does not fit when it is null or empty, when the model refuses it, when it has a member of another model, or
  /// when it lacks a member that other items of its list have: GraphQL gives each item the same members, with null where
  /// there is no value.
  ///
  /// - Parameter model: What each item becomes.
  /// - Returns: The items that fit, and what is wrong with the others.
  public func decode<Model: Decodable & Sendable>(as model: Model.Type) -> DecodedElements<Model> {
    var decoded = DecodedElements<Model>(count: elements.count)
    let foreignMembers = (model as? any AnswerModel.Type)?.foreignMembers ?? []
    let names = MemberNames(of: elements.filter { $0.member(among: foreignMembers) == nil })
    for (position, element) in elements.enumerated() {
      switch Self.decode(element, as: model, expecting: names, refusing: foreignMembers) {
      case .success(let value): decoded.values.append((position, value))
      case .failure(let fault): decoded.faults += fault.words(for: element, at: position)
      }
    }
    return decoded
  }

  /// Decodes every item, and fails when one does not fit.
  ///
  /// - Parameter model: What each item becomes.
  /// - Returns: All items.
  /// - Throws: One diagnostic that names every item that does not fit.
  public func items<Model: Decodable & Sendable>(as model: Model.Type) throws(Diagnostic) -> [Model] {
    let decoded = decode(as: model)
    if let problem = Diagnostic.faults(decoded.faults, among: elements.count, model: "\(model)") { throw problem }
    return decoded.values.map(\.value)
  }

  /// Decodes the one item of an answer.
  ///
  /// - Parameters:
  ///   - model: What the item becomes.
  ///   - context: The call, which knows what was asked for.
  /// - Returns: The item.
  /// - Throws: A diagnostic when there is none, when there are several, and when the item does not fit.
  public func item<Model: Decodable & Sendable>(as model: Model.Type, context: RunContext) throws(Diagnostic) -> Model {
    guard elements.count == 1 else { throw .count(elements.count, at: locations, context: context) }
    let items = try items(as: model)
    guard let item = items.first else { throw .count(0, at: locations, context: context) }
    return item
  }

  private enum Refusal: Error {
    case null
    case empty
    case foreign(String)
    case absent([String])
    case decoding(Diagnostic)

    func words(for element: Element, at position: Int) -> [ItemFault] {
      switch self {
      case .null: [ItemFault(element, position: position, .error, member: nil, "is null")]
      case .empty: [ItemFault(element, position: position, .error, member: nil, "is empty")]
      case .foreign(let name):
        [ItemFault(element, position: position, .error, member: nil, "is of another model, as it has '\(name)'")]
      case .absent(let names):
        names.map { ItemFault(element, position: position, .error, member: $0, "is absent, but other items have it") }
      case .decoding(let problem): [ItemFault(position: position, problem)]
      }
    }
  }

  private static func decode<Model: Decodable>(
    _ element: Element,
    as model: Model.Type,
    expecting names: MemberNames,
    refusing foreignMembers: Set<String>
  ) -> Result<Model, Refusal> {
    if element.json.isNull { return .failure(.null) }
    if let members = element.json.members, members.allSatisfy({ _ in false }) { return .failure(.empty) }
    if let name = element.member(among: foreignMembers) { return .failure(.foreign(name)) }
    do throws(Diagnostic) {
      let value = try JSONTreeDecoder().decode(model, from: element.json)
      let absent = names.absent(from: element)
      return absent.isEmpty ? .success(value) : .failure(.absent(absent))
    } catch {
      return .failure(.decoding(error))
    }
  }
}

extension AnswerItems.Element {
  /// The first of its members that has one of these names.
  fileprivate func member(among names: Set<String>) -> String? {
    names.isEmpty ? nil : json.members?.first { names.contains($0.name) }?.name
  }
}

/// The items of an answer that fit a model, and what is wrong with the others.
public struct DecodedElements<Model: Sendable>: Sendable {
  /// The number of items that came.
  public let count: Int

  /// The items that fit, each with its place among all items.
  public internal(set) var values: [(position: Int, value: Model)] = []

  /// What is wrong with the others.
  public internal(set) var faults: [ItemFault] = []

  init(count: Int) {
    self.count = count
  }
}
