import PQCore
import PQGraphQL

/// Checks the selections of one operation or fragment against the schema, and notes what they use.
struct SelectionValidator {
  let schema: AEMSchema
  let fragments: [String: FragmentDefinition]
  private(set) var problems: [ValidationProblem] = []
  private(set) var uses: [VariableUse] = []
  private(set) var spreads: [Selection.FragmentSpread] = []
  private var path: [String]

  init(schema: AEMSchema, fragments: [String: FragmentDefinition], path: [String] = []) {
    self.schema = schema
    self.fragments = fragments
    self.path = path
  }

  mutating func validate(_ selections: [Selection], on type: String) {
    for selection in selections {
      switch selection {
      case .field(let field):
        path.append(field.name)
        validate(field, on: type)
        path.removeLast()
      case .fragmentSpread(let spread):
        validate(spread.directives)
        validate(spread, on: type)
      case .inlineFragment(let fragment):
        validate(fragment.directives)
        validate(fragment, on: type)
      }
    }
  }

  mutating func validate(_ directives: [Directive]) {
    let condition = [SchemaInput("if", .nonNull(.boolean))]
    for directive in directives {
      guard directive.name == "include" || directive.name == "skip" else {
        report(.unknownDirective, "Unknown directive '\(directive.name)'", at: directive.span)
        continue
      }
      for argument in directive.arguments where argument.name != "if" {
        report(.unknownDirective, "Unknown directive argument '\(argument.name)'", at: argument.span)
      }
      if !directive.arguments.contains(where: { $0.name == "if" }) {
        report(.missingDirectiveArgument, "Missing directive argument 'if'", at: directive.span)
      }
      check(directive.arguments, against: condition)
    }
  }

  private mutating func validate(_ field: Selection.Field, on type: String) {
    guard let known = schema.field(field.name, of: type) else {
      report(.fieldUndefined, "Field '\(field.name)' in type '\(type)' is undefined", at: field.span)
      return
    }
    for argument in field.arguments where !known.arguments.contains(where: { $0.name == argument.name }) {
      report(.unknownArgument, "Unknown field argument '\(argument.name)'", at: argument.span)
    }
    check(field.arguments, against: known.arguments)
    validate(field.directives)
    for argument in known.arguments where argument.type.isNonNull {
      if !field.arguments.contains(where: { $0.name == argument.name }) {
        report(.missingFieldArgument, "Missing field argument '\(argument.name)'", at: field.span)
      }
    }
    validateLeaf(field, type: known.type)
  }

  private mutating func validateLeaf(_ field: Selection.Field, type: TypeReference) {
    let name = type.innermostName
    let isComposite = schema.type(name)?.isComposite ?? false
    switch (isComposite, field.selections.isEmpty) {
    case (true, true):
      report(
        .subselectionRequired,
        "Subselection required for type '\(name)' of field '\(field.name)'",
        at: field.span
      )
    case (false, false):
      report(
        .subselectionNotAllowed,
        "Subselection not allowed on leaf type '\(type)' of field '\(field.name)'",
        at: field.span
      )
    case (true, false):
      validate(field.selections, on: name)
    case (false, true):
      break
    }
  }

  private mutating func validate(_ spread: Selection.FragmentSpread, on type: String) {
    guard let fragment = fragments[spread.name] else {
      report(.undefinedFragment, "Undefined fragment '\(spread.name)'", at: spread.span)
      return
    }
    spreads.append(spread)
    let condition = fragment.typeCondition
    if schema.type(condition)?.isComposite == true, !canSpread(condition, into: type) {
      let reason = "Fragment '\(spread.name)' cannot be spread here as objects of type '\(type)' can never be of type "
      report(.invalidFragmentType, reason + "'\(condition)'", at: spread.span)
    }
  }

  private mutating func validate(_ fragment: Selection.InlineFragment, on type: String) {
    guard let condition = fragment.typeCondition else {
      validate(fragment.selections, on: type)
      return
    }
    switch schema.type(condition) {
    case nil:
      report(.unknownType, "Unknown type '\(condition)'", at: fragment.span)
    case .object, .union:
      if !canSpread(condition, into: type) {
        let reason = "Fragment cannot be spread here as objects of type '\(type)' can never be of type "
        report(.invalidFragmentType, reason + "'\(condition)'", at: fragment.span)
      }
      validate(fragment.selections, on: condition)
    case .scalar, .enumeration, .input:
      let reason = "Inline fragment type condition is invalid, must be on Object/Interface/Union"
      report(.inlineFragmentTypeConditionInvalid, reason, at: fragment.span)
    }
  }

  private mutating func check(_ arguments: [Argument], against inputs: [SchemaInput]) {
    for argument in arguments {
      guard let input = inputs.first(where: { $0.name == argument.name }) else { continue }
      let checker = LiteralChecker(schema: schema)
      if let reason = checker.reason(argument.value, against: input.type, place: argument.name) {
        report(.wrongType, reason, at: argument.span)
      }
      note(argument.value, expected: input.type, at: argument.span)
    }
  }

  private mutating func note(_ value: GraphQLValue, expected: TypeReference, at span: SourceSpan) {
    switch (value, expected.nullable) {
    case (.variable(let name), _):
      uses.append(VariableUse(name: name, expected: expected, path: path, span: span))
    case (.list(let items), .list(let item)):
      for value in items { note(value, expected: item, at: span) }
    case (.object(let fields), .named(let type)):
      guard case .input(let inputs) = schema.type(type) else { return }
      for field in fields {
        guard let input = inputs.first(where: { $0.name == field.name }) else { continue }
        note(field.value, expected: input.type, at: span)
      }
    case (.object, .list(let item)):
      note(value, expected: item, at: span)
    default:
      break
    }
  }

  private func canSpread(_ condition: String, into type: String) -> Bool {
    let possible = schema.possibleTypes(of: type)
    return schema.possibleTypes(of: condition).contains(where: possible.contains)
  }

  private mutating func report(_ kind: ValidationProblem.Kind, _ reason: String, at span: SourceSpan) {
    problems.append(ValidationProblem(kind: kind, path: path, reason: reason, span: span))
  }
}
