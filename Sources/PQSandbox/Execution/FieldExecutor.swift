import PQCore
import PQGraphQL

/// Applies selections to fetched objects (GraphQL, section 6).
struct FieldExecutor {
  let schema: AEMSchema
  let fragments: [String: FragmentDefinition]
  let variables: [String: GraphQLValue]
  private(set) var errors: [GraphQLError] = []
  private var path: [PathSegment] = []
  private var depth = 0
  private var remainingFields: Int

  private static let depthLimit = 200

  /// Why a value could not be completed; the errors say more.
  enum Stop: Error, Sendable {
    /// A value that must not be null is; the nearest parent that may be null becomes it.
    case missingValue
    /// The answer is too deep or too large to be given at all.
    case limit
  }

  init(
    schema: AEMSchema,
    fragments: [String: FragmentDefinition],
    variables: [String: GraphQLValue],
    fieldLimit: Int
  ) {
    self.schema = schema
    self.fragments = fragments
    self.variables = variables
    remainingFields = fieldLimit
  }

  /// Gives what selections ask of an object.
  ///
  /// - Parameters:
  ///   - selections: The selections.
  ///   - object: The object.
  /// - Returns: An object with the selected fields in the order of the selections.
  /// - Throws: A stop, when the object cannot be given.
  mutating func execute(_ selections: [Selection], on object: any FetchableObject) throws(Stop) -> JSONValue {
    guard depth < Self.depthLimit else { throw stop("maximum query depth exceeded \(depth + 1) > \(depth)") }
    depth += 1
    defer { depth -= 1 }
    let collected = CollectedFields(
      selections,
      on: object.typeName,
      schema: schema,
      fragments: fragments,
      variables: variables
    )
    var members: [JSONValue.Member] = []
    members.reserveCapacity(collected.entries.count)
    for entry in collected.entries {
      remainingFields -= 1
      guard remainingFields >= 0 else { throw stop("maximum number of fields exceeded") }
      let name = entry.field.responseName
      path.append(.name(name))
      defer { path.removeLast() }
      members.append(.init(name, try value(of: entry, on: object)))
    }
    return .object(members)
  }

  private mutating func value(
    of entry: CollectedFields.Entry,
    on object: any FetchableObject
  ) throws(Stop) -> JSONValue {
    let field = entry.field
    if field.name == "__typename" { return .string(object.typeName) }
    guard let type = schema.field(field.name, of: object.typeName)?.type else { return .null }
    let fetched: FetchedValue
    do throws(FetchFailure) {
      fetched = try object.fetch(field.name, arguments(of: field))
    } catch {
      errors.append(.failedFetch(error, at: field.span, path: path))
      if type.isNonNull { throw .missingValue }
      return .null
    }
    return try complete(fetched, as: type, of: entry, parent: object.typeName)
  }

  private func arguments(of field: Selection.Field) -> GraphQLValue {
    .object(
      field.arguments.compactMap { argument in
        argument.value.substituted(variables).map { .init(argument.name, $0) }
      }
    )
  }

  private mutating func complete(
    _ value: FetchedValue,
    as type: TypeReference,
    of entry: CollectedFields.Entry,
    parent: String
  ) throws(Stop) -> JSONValue {
    guard case .nonNull(let inner) = type else {
      do throws(Stop) {
        return try completeNullable(value, as: type, of: entry, parent: parent)
      } catch .missingValue {
        return .null
      } catch {
        throw error
      }
    }
    let completed = try completeNullable(value, as: inner, of: entry, parent: parent)
    if completed == .null {
      errors.append(.missingValue(path: path, type: type, parent: parent))
      throw .missingValue
    }
    return completed
  }

  private mutating func completeNullable(
    _ value: FetchedValue,
    as type: TypeReference,
    of entry: CollectedFields.Entry,
    parent: String
  ) throws(Stop) -> JSONValue {
    switch value {
    case .null:
      return .null
    case .leaf(let json):
      return json
    case .object(let object):
      return try execute(entry.selections, on: object)
    case .list(let items):
      guard case .list(let itemType) = type else { return .null }
      var values: [JSONValue] = []
      values.reserveCapacity(items.count)
      for (index, item) in items.enumerated() {
        path.append(.index(index))
        defer { path.removeLast() }
        values.append(try complete(item, as: itemType, of: entry, parent: parent))
      }
      return .array(values)
    }
  }

  private mutating func stop(_ message: String) -> Stop {
    errors.append(GraphQLError(message, classification: "ExecutionAborted"))
    return .limit
  }
}
