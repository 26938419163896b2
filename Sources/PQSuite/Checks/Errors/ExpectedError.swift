internal import PQCore

/// What must hold of a GraphQL error.
struct ExpectedError: Sendable {
  static let fields: [Field] = [
    Field(
      "classification",
      .text,
      description: "The error's `extensions.classification`, or the `errorType` of an error of AEM's own.",
      examples: ["ValidationError", "DataFetchingException"]
    ),
    Field(
      "contains",
      .text,
      description: "What the error's `message` or `details` has somewhere in it.",
      examples: ["no resource available"]
    ),
  ]

  private let classification: String?
  private let part: String?

  init(from decoder: inout NodeDecoder) {
    classification = decoder.text("classification")
    part = decoder.text("contains")
    guard classification == nil, part == nil, !decoder.diagnostics.hasErrors else { return }
    decoder.diagnostics.append(.wrongKind(decoder.node, "errors", expected: "'classification', 'contains' or both"))
  }

  func matches(_ error: JSON) -> Bool {
    if let classification {
      let named = error["extensions"]?["classification"]?.string ?? error["errorType"]?.string
      guard named == classification else { return false }
    }
    guard let part else { return true }
    return ["message", "details"].contains { name in
      error[name]?.string.map { $0.utf8.contains(part.utf8) } ?? false
    }
  }

  var words: String {
    let parts = [classification.map { "an error of class '\($0)'" }, part.map { "a text with '\($0)'" }]
    return parts.compactMap { $0 }.joined(separator: " and ")
  }
}
