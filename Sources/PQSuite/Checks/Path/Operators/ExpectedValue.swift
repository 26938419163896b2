internal import PQCore

/// A value as a check has it, to be compared with values of answers.
struct ExpectedValue: Sendable {
  /// The value.
  let json: JSON

  /// The text of a scalar as it is written.
  let text: String?

  init(_ node: Node, _ name: String) throws(Diagnostic) {
    json = try JSON(parsing: node.readJSON(name).text(), named: name, failure: .invalidInput)
    text = node.text
  }

  /// Whether a value equals it: numbers by value, text byte by byte, objects whatever the order of their members.
  func equals(_ value: JSON) -> Bool { value == json }

  /// The value in words.
  var words: String { json.shown }

  /// What to say of a value that looks alike and is of another kind.
  func details(on value: JSON) -> [String] {
    guard value.kind != json.kind, let text else { return [] }
    let seen = value.string ?? value.text()
    guard seen == text else { return [] }
    switch (value.kind, json.kind) {
    case (.string, _): return ["the answer has a text here: put quotes around the expected value"]
    case (_, .string): return ["the answer has \(value.kind.words) here: write the expected value without quotes"]
    default: return []
    }
  }
}
