public import PQCore

/// What is wrong or odd about one item of an answer.
public struct ItemFault: Sendable, Hashable {
  /// The item's place among all items, from 0.
  public let position: Int

  /// An error keeps the item out; with a warning it is taken.
  public let severity: Diagnostic.Severity

  /// The place in the answer, what is wrong there, and the fragment it lies in.
  public let message: String

  init(_ element: AnswerItems.Element, position: Int, _ severity: Diagnostic.Severity, member: String?, _ words: String)
  {
    let location = member.map { element.location.appending(.name($0)) } ?? element.location
    let fragment = element.fragmentName.map { " (in the fragment \(JSONValue.string($0).text()))" } ?? ""
    self.init(position: position, severity, message: "\(location) \(words)\(fragment)")
  }

  init(position: Int, _ problem: Diagnostic) {
    let notes = problem.notes.map(\.message).joined(separator: ", ")
    self.init(position: position, .error, message: notes.isEmpty ? problem.message : "\(problem.message) (\(notes))")
  }

  private init(position: Int, _ severity: Diagnostic.Severity, message: String) {
    self.position = position
    self.severity = severity
    self.message = message
  }
}

extension Diagnostic.Code {
  package static let unfitItems = Diagnostic.Code(
    "unfit-items",
    explanation: """
      Some items of the answer do not fit the model they are decoded as: they are null or empty, lack a member that \
      the model requires or that the other items have, or hold something of another type. Each is named with its place \
      in the answer and its fragment. The items that fit are shown all the same, and the counts add up to the number \
      of items that came.
      """,
    example: #"{"data": {"adventureList": {"items": [null, {}]}}}"#
  )

  package static let oddItems = Diagnostic.Code(
    "odd-items",
    explanation: """
      Some items of the answer hold a value in a form that the content model does not have today, such as a price as \
      text. It was understood and the items are shown, but other clients may fail on it.
      """,
    example: #"{"title": "Bali Surf Camp", "slug": "bali-surf-camp", "price": "$5000 USD"}"#
  )
}

extension Diagnostic {
  /// Puts all faults of an answer into one problem, or gives nil when there is none.
  static func faults(_ faults: [ItemFault], among count: Int, model: String, isLenient: Bool = false) -> Diagnostic? {
    guard !faults.isEmpty else { return nil }
    let unfit = Set(faults.filter { $0.severity == .error }.map(\.position)).count
    let sorted = faults.sorted { ($0.position, $0.message) < ($1.position, $1.message) }
    var notes = sorted.map { Note($0.message) }
    guard unfit > 0 else {
      let odd = Set(faults.map(\.position)).count
      return .warning(
        .oddItems,
        count == 1
          ? "the item has a value in an unusual form" : "\(odd) of \(count) items have values in an unusual form",
        notes: notes,
        hint: "bring the content up to the model it is made from"
      )
    }
    if count > 1 { notes.append(Note("of \(count) items, \(count - unfit) are shown and \(unfit) left out")) }
    let subject = count == 1 ? "the item does" : "\(unfit) of \(count) items do"
    let message = "\(subject) not fit the model '\(model)'"
    let hint = "complete these fragments in AEM and publish them, or ask for the members that they have"
    return isLenient
      ? .warning(.unfitItems, message, notes: notes, hint: hint)
      : .error(.unfitItems, message, notes: notes, hint: hint, failure: .badAnswer)
  }
}
