import PQCore
import PQGraphQL

/// What a field fetches before selections are applied to it.
enum FetchedValue: Sendable {
  case null
  case leaf(JSONValue)
  case list([FetchedValue])
  case object(any FetchableObject)

  static func text(_ text: String) -> FetchedValue { .leaf(.string(text)) }
  static func int(_ number: Int) -> FetchedValue { .leaf(.number("\(number)")) }
}

/// An object whose fields can be selected.
protocol FetchableObject: Sendable {
  /// Its type in the schema.
  var typeName: String { get }

  /// Fetches a field.
  ///
  /// - Parameters:
  ///   - field: The field's name, which the schema knows.
  ///   - arguments: The arguments, an input object.
  /// - Returns: The value.
  /// - Throws: Why it could not be fetched.
  func fetch(_ field: String, _ arguments: GraphQLValue) throws(FetchFailure) -> FetchedValue
}

/// Why a field could not be fetched, in AEM's words.
struct FetchFailure: Error, Sendable, Hashable {
  let message: String
}

/// An object that is ready with all its fields.
struct FetchedObject: FetchableObject {
  let typeName: String
  let fields: [String: FetchedValue]

  func fetch(_ field: String, _ arguments: GraphQLValue) -> FetchedValue {
    fields[field] ?? .null
  }
}
