import PQCore
import PQRun

/// Finds the items of a result for the forms that are made of items.
enum ResultRows {
  /// The items: of an answer those that AEM wrapped, of a list its elements, of anything else the thing itself.
  static func rows(of json: JSON) -> [JSON] {
    if let elements = json.elements { return Array(elements) }
    if json["data"] != nil, let items = try? AnswerItems(of: json) { return items.elements.map(\.json) }
    return [json]
  }

  /// A value in one line for people: a text as it is, anything else as compact JSON.
  static func cell(_ json: JSON) -> String {
    TerminalText.sanitise(text(json))
  }

  /// A value as text: a text as it is, anything else as compact JSON.
  static func text(_ json: JSON) -> String {
    json.string ?? json.text()
  }
}
