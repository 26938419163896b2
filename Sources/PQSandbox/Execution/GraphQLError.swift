import PQCore
import PQGraphQL

/// An error of an execution as graphql-java writes it.
struct GraphQLError: Sendable, Hashable {
  let message: String
  let span: SourceSpan?
  let path: [PathSegment]
  let classification: String

  init(_ message: String, at span: SourceSpan? = nil, path: [PathSegment] = [], classification: String) {
    self.message = message
    self.span = span
    self.path = path
    self.classification = classification
  }

  /// The error in an answer: message, locations, path, extensions.
  var json: JSONValue {
    var members = [JSONValue.Member("message", .string(message))]
    if let start = span?.start {
      let location: [JSONValue.Member] = [
        .init("column", .number("\(start.column)")), .init("line", .number("\(start.line)")),
      ]
      members.append(.init("locations", .array([.object(location)])))
    }
    if !path.isEmpty { members.append(.init("path", .array(path.map(\.json)))) }
    members.append(.init("extensions", .object([.init("classification", .string(classification))])))
    return .object(members)
  }

  static func invalidVariable(_ problem: InvalidVariable) -> GraphQLError {
    GraphQLError(
      "Variable '\(problem.definition.name)' has an invalid value: \(problem.reason)",
      at: problem.definition.span,
      classification: "ValidationError"
    )
  }

  static func failedFetch(_ failure: FetchFailure, at span: SourceSpan?, path: [PathSegment]) -> GraphQLError {
    GraphQLError(
      "Exception while fetching data (\(text(of: path))) : \(failure.message)",
      at: span,
      path: path,
      classification: "DataFetchingException"
    )
  }

  static func missingValue(path: [PathSegment], type: TypeReference, parent: String) -> GraphQLError {
    GraphQLError(
      "The field at path '\(text(of: path))' was declared as a non null type, but the code involved in retrieving "
        + "data has wrongly returned a null value.  The graphql specification requires that the parent field be set "
        + "to null, or if that is non nullable that it bubble up null to its parent and so on. The non-nullable type "
        + "is '\(type.innermostName)' within parent type '\(parent)'",
      path: path,
      classification: "NullValueInNonNullableField"
    )
  }

  private static func text(of path: [PathSegment]) -> String {
    path.map { segment in
      switch segment {
      case .name(let name): "/" + name
      case .index(let index): "[\(index)]"
      }
    }
    .joined()
  }
}

/// A step on the way into an answer.
enum PathSegment: Sendable, Hashable {
  case name(String)
  case index(Int)

  fileprivate var json: JSONValue {
    switch self {
    case .name(let name): .string(name)
    case .index(let index): .number("\(index)")
    }
  }
}
