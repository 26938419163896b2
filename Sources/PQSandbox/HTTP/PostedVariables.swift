import PQCore

/// The variables in the body of a request: `{"variables":{"slug":"bali-surf-camp"}}`.
struct PostedVariables: Sendable {
  /// The variables as texts, as an address would carry them; those that are null are left out.
  let texts: [(name: String, text: String)]

  /// Fails when the body is not JSON or its variables are not an object.
  ///
  /// - Parameter body: The body; an empty one has no variables.
  init?(body: [UInt8]) {
    guard !body.isEmpty else {
      texts = []
      return
    }
    guard let root = try? JSONDocument(parsing: body, named: "request").root, root.kind == .object else { return nil }
    guard let variables = root["variables"], !variables.isNull else {
      texts = []
      return
    }
    guard let members = variables.members else { return nil }
    texts = members.compactMap { member in Self.text(of: member.value).map { (member.name, $0) } }
  }

  private static func text(of value: JSON) -> String? {
    switch value.kind {
    case .null: nil
    case .string: value.string
    case .bool, .number, .array, .object: value.text()
    }
  }
}
