import PQGraphQL

/// The condition that the argument `filter` puts on fragments.
struct FragmentFilter: Sendable {
  private let filter: GraphQLValue
  private let store: ContentStore

  init(_ filter: GraphQLValue, store: ContentStore) {
    self.filter = filter
    self.store = store
  }

  func matches(_ fragment: ContentFragment) -> Bool {
    guard case .object(let fields) = filter else { return true }
    let conditions = fields.filter { $0.name != "_logOp" && $0.value != .null }
    return filter.combined(conditions) { matches(fragment, field: $0.name, filter: $0.value) }
  }

  private func matches(_ fragment: ContentFragment, field: String, filter: GraphQLValue) -> Bool {
    switch field {
    case "_path": filter.matchesAny(.text(fragment.path))
    case "_id": filter.matchesAny(.text(fragment.id))
    case "_variation": filter.matchesAny(.text("master"))
    case "_locale": filter.matchesAny(.text(fragment.locale))
    case "_tags": filter.matchesArray(fragment.tags)
    case "_variations": filter.matchesArray([])
    default: matches(fragment[field], filter: filter)
    }
  }

  private func matches(_ value: FieldValue, filter: GraphQLValue) -> Bool {
    switch value {
    case .null:
      if filter["_expressions"] != nil { filter.matchesAny(.missing) } else { false }
    case .text(let text): filter.matchesAny(.text(text))
    case .dateTime(let text): filter.matchesAny(.instant(text))
    case .int(let number): filter.matchesAny(.number(Double(number)))
    case .float(let literal): filter.matchesAny(Double(literal).map(FilterOperand.number) ?? .missing)
    case .strings(let items): filter.matchesArray(items)
    case .richText(let text): matches(text, filter: filter)
    case .reference(let path):
      store.fragment(at: path).map { FragmentFilter(filter, store: store).matches($0) } ?? false
    }
  }

  private func matches(_ text: RichText, filter: GraphQLValue) -> Bool {
    guard case .object(let fields) = filter else { return true }
    let conditions = fields.filter { $0.name != "_logOp" && $0.value != .null }
    return filter.combined(conditions) { condition in
      switch condition.name {
      case "html": condition.value.matchesAny(.text(text.html))
      case "markdown": condition.value.matchesAny(.text(text.markdown))
      default: condition.value.matchesAny(.text(text.plaintext))
      }
    }
  }
}

extension GraphQLValue {
  /// Combines conditions by the filter's own `_logOp`.
  fileprivate func combined<Condition>(_ conditions: [Condition], _ test: (Condition) -> Bool) -> Bool {
    if conditions.isEmpty { return true }
    return self["_logOp"]?.text == "OR" ? conditions.contains(where: test) : conditions.allSatisfy(test)
  }

  fileprivate func matchesAny(_ operand: FilterOperand) -> Bool {
    combined(self["_expressions"]?.items ?? []) { expression in
      operand.satisfies(expression, value: expression["value"])
    }
  }

  fileprivate func matchesArray(_ items: [String]) -> Bool {
    combined(self["_expressions"]?.items ?? []) { expression in
      guard let values = expression["values"]?.items else {
        return expression.applies(to: items) {
          FilterOperand.text($0).satisfies(expression, value: expression["value"])
        }
      }
      return values.allSatisfy { value in
        expression.applies(to: items) { FilterOperand.text($0).satisfies(expression, value: value) }
      }
    }
  }

  /// Tests the items of an array by the expression's `_apply`.
  private func applies(to items: [String], _ test: (String) -> Bool) -> Bool {
    switch self["_apply"]?.text {
    case "ALL": !items.isEmpty && items.allSatisfy(test)
    case "ALL_OR_EMPTY": items.allSatisfy(test)
    case "INSTANCES": items.count(where: test) >= self["_instances"]?.integer ?? 1
    default: items.contains(where: test)
    }
  }
}
