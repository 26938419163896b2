import PQCore

/// A place where a document contradicts the schema, in graphql-java's words.
struct ValidationProblem: Sendable, Hashable {
  /// The kind, such as `FieldUndefined`.
  let kind: Kind

  /// The response names that lead to the place.
  let path: [String]

  /// What is wrong.
  let reason: String

  let span: SourceSpan

  enum Kind: String, Sendable, Hashable {
    case fieldUndefined = "FieldUndefined"
    case unknownArgument = "UnknownArgument"
    case unknownType = "UnknownType"
    case unknownDirective = "UnknownDirective"
    case missingFieldArgument = "MissingFieldArgument"
    case missingDirectiveArgument = "MissingDirectiveArgument"
    case subselectionRequired = "SubselectionRequired"
    case subselectionNotAllowed = "SubselectionNotAllowed"
    case undefinedVariable = "UndefinedVariable"
    case unusedVariable = "UnusedVariable"
    case undefinedFragment = "UndefinedFragment"
    case unusedFragment = "UnusedFragment"
    case fragmentCycle = "FragmentCycle"
    case invalidFragmentType = "InvalidFragmentType"
    case fragmentTypeConditionInvalid = "FragmentTypeConditionInvalid"
    case inlineFragmentTypeConditionInvalid = "InlineFragmentTypeConditionInvalid"
    case wrongType = "WrongType"
    case nonInputTypeOnVariable = "NonInputTypeOnVariable"
    case variableTypeMismatch = "VariableTypeMismatch"
    case duplicateVariableName = "DuplicateVariableName"
  }

  /// The whole message.
  var message: String {
    let place = path.isEmpty ? "" : "@[\(path.joined(separator: "/"))]"
    return "Validation error (\(kind.rawValue)\(place)) : \(reason)"
  }
}
