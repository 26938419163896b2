import PQGraphQL

/// A variable whose value its declaration does not allow.
struct InvalidVariable: Error, Sendable, Hashable {
  let definition: VariableDefinition

  /// Why, in graphql-java's words.
  let reason: String
}

/// A value that does not fit its type, in graphql-java's words.
struct UnfitValue: Error, Sendable, Hashable {
  let reason: String
}

extension UnfitValue {
  static func null(for place: String, type: TypeReference) -> UnfitValue {
    UnfitValue(reason: "\(place) has coerced Null value for NonNull type '\(type)'")
  }

  static func wrongScalar(_ type: String, found: String) -> UnfitValue {
    UnfitValue(reason: "Expected a value that can be converted to type '\(type)' but it was a '\(found)'")
  }

  static func unknownWord(_ word: String, of enumeration: String) -> UnfitValue {
    UnfitValue(reason: "Invalid input for enum '\(enumeration)'. No value found for name '\(word)'")
  }

  static func unknownField(_ name: String, of type: String) -> UnfitValue {
    UnfitValue(
      reason: "The variables input contains a field name '\(name)' that is not defined for input object type '\(type)'"
    )
  }

  static func notAnObject(found: String) -> UnfitValue {
    UnfitValue(
      reason: "Expected type 'Map' but was '\(found)'. Variables for input objects must be an instance of type 'Map'."
    )
  }

  static func notJSON(_ type: TypeReference) -> UnfitValue {
    UnfitValue(reason: "The text is not JSON, which a value of type '\(type)' must be")
  }
}
