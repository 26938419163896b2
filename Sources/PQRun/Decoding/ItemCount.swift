package import PQCore
import PQModel

extension Diagnostic.Code {
  package static let nothingFound = Diagnostic.Code(
    "nothing-found",
    explanation: """
      The query ran well and found no item, where the decoder needs exactly one. AEM answers a filter that matches \
      nothing with an empty list and status 200, so most clients take it for success. The value may be misspelt, or \
      the fragment may not be published, or the user may not read it: AEM leaves such fragments out in silence.
      """,
    example: "pqrun adventure-by-slug --var slug=no-such-adventure"
  )

  package static let severalFound = Diagnostic.Code(
    "several-found",
    explanation: """
      The query found several items, where the decoder needs exactly one. Either a value that should be unique is \
      not, such as a slug that two fragments share, or the query gives a list and needs the decoder for several.
      """,
    example: "pqrun adventures-all --decode adventure"
  )
}

extension Diagnostic {
  /// Words the failure of an answer that does not hold exactly one item.
  static func count(_ count: Int, at locations: [JSONLocation], context: RunContext) -> Diagnostic {
    let asked = askedFor(in: context)
    let places = locations.map { "'\($0)'" }.joined(separator: " and ")
    guard count > 0 else {
      return .error(
        .nothingFound,
        asked.isEmpty ? "nothing was found" : "nothing was found for \(asked)",
        notes: [Note("\(places) \(locations.count == 1 ? "holds" : "hold") no item")],
        hint: "check the value, and that the fragment is published and may be read by this user",
        failure: .badAnswer
      )
    }
    return .error(
      .severalFound,
      "\(count) items were found\(asked.isEmpty ? "" : " for \(asked)") where one was expected",
      notes: [Note("they are in \(places)")],
      hint: "see all of them with --decode json, or name a decoder for lists",
      failure: .badAnswer
    )
  }

  private static func askedFor(in context: RunContext) -> String {
    let given = context.variables.filter { $0.value != .null }
    let required = given.filter(\.variable.isRequired)
    return (required.isEmpty ? given : required)
      .map { "\($0.variable.name)=\($0.variable.isSecret ? "<redacted>" : text(of: $0.value))" }
      .joined(separator: ", ")
  }

  private static func text(of value: VariableValue) -> String {
    if case .text(let text) = value { text } else { value.json.text() }
  }
}
