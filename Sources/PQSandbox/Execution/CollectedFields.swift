import PQGraphQL

/// The fields that selections ask of an object of one type, merged by their names in the answer.
struct CollectedFields {
  /// A field with the selections of all its occurrences.
  struct Entry {
    let field: Selection.Field
    var selections: [Selection]
  }

  private(set) var entries: [Entry] = []
  private var indexByName: [String: Int] = [:]
  private var seenFragments: Set<String> = []

  init(
    _ selections: [Selection],
    on type: String,
    schema: AEMSchema,
    fragments: [String: FragmentDefinition],
    variables: [String: GraphQLValue]
  ) {
    // A list of what is still to be looked at instead of recursion: fragments may nest deeply.
    var waiting = Array(selections.reversed())
    while let selection = waiting.popLast() {
      switch selection {
      case .field(let field):
        guard Self.isIncluded(field.directives, variables) else { continue }
        add(field)
      case .inlineFragment(let fragment):
        guard Self.isIncluded(fragment.directives, variables), applies(fragment.typeCondition, to: type, schema) else {
          continue
        }
        waiting += fragment.selections.reversed()
      case .fragmentSpread(let spread):
        guard Self.isIncluded(spread.directives, variables), seenFragments.insert(spread.name).inserted,
          let fragment = fragments[spread.name], applies(fragment.typeCondition, to: type, schema)
        else {
          continue
        }
        waiting += fragment.selections.reversed()
      }
    }
  }

  private mutating func add(_ field: Selection.Field) {
    if let index = indexByName[field.responseName] {
      entries[index].selections += field.selections
    } else {
      indexByName[field.responseName] = entries.count
      entries.append(Entry(field: field, selections: field.selections))
    }
  }

  private func applies(_ condition: String?, to type: String, _ schema: AEMSchema) -> Bool {
    condition.map { schema.possibleTypes(of: $0).contains(type) } ?? true
  }

  private static func isIncluded(_ directives: [Directive], _ variables: [String: GraphQLValue]) -> Bool {
    directives.allSatisfy { directive in
      let condition = directive.arguments.first { $0.name == "if" }?.value.substituted(variables)?.isTrue ?? false
      return directive.name == "skip" ? !condition : condition
    }
  }
}
