package import PQCore
internal import PQGraphQL

/// Reads a type from where YAML may have put it: text, or a list for an unquoted `[String!]`.
enum TypeNode {
  static func read(_ node: Node) throws(Diagnostic) -> TypeReference {
    switch node.content {
    case .scalar(let scalar):
      guard !node.isNull else { throw .missingType(at: node.span) }
      return try TypeReference.parse(scalar.text, at: node.span)
    case .sequence(let elements):
      guard let element = elements.first, elements.count == 1 else { throw .notAListType(at: node.span) }
      return .list(try read(element))
    case .mapping:
      throw .notAListType(at: node.span)
    }
  }
}

extension Diagnostic.Code {
  package static let typeNotation = Diagnostic.Code(
    "type-notation",
    explanation: """
      The type of a variable is written in GraphQL's notation: a name, a list of one type in brackets, and '!' for a \
      type that takes no null. An unquoted [String!] is a list for YAML too, and is taken as the list type it looks like.
      """,
    example: "slugs: [String!, Int]"
  )
}

extension Diagnostic {
  fileprivate static func missingType(at span: SourceSpan) -> Diagnostic {
    .error(.typeNotation, "the variable has no type", at: span, hint: "write a type, such as String!")
  }

  fileprivate static func notAListType(at span: SourceSpan) -> Diagnostic {
    .error(
      .typeNotation,
      "this is not a type in GraphQL's notation",
      at: span,
      hint: "write a type such as String!, or a list of one type such as \"[String!]!\""
    )
  }
}
