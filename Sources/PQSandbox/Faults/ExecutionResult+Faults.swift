import PQCore

extension ExecutionResult {
  /// The result with a field of its first item null and the error that says so.
  var withPartialData: ExecutionResult {
    guard let data = body["data"], case .object(let roots) = data, let root = roots.first else { return self }
    let path = [.name(root.name)] + root.value.pathOfLastField
    return .data(data.replacing(path[...], with: .null), [.missingResource(at: path)])
  }

  /// The result with every list empty.
  var withEmptyLists: ExecutionResult {
    mappingFields { field in
      switch field.value {
      case .array: .init(field.name, .array([]))
      case .object(let members) where field.name == "pageInfo": .init(field.name, .object(members.map(\.ofNoPage)))
      case .null, .bool, .number, .string, .object: field
      }
    }
  }

  /// The result as it was before the last item of each list was published.
  var withoutNewestItems: ExecutionResult {
    mappingFields { field in
      guard ["items", "edges"].contains(field.name), case .array(let items) = field.value, items.count > 1 else {
        return field
      }
      return .init(field.name, .array(items.dropLast()))
    }
  }

  // The fields below a root field are the same in every result: `items`, `_references`, `edges`, `pageInfo`, `item`.
  private func mappingFields(_ change: (JSONValue.Member) -> JSONValue.Member) -> ExecutionResult {
    guard body["errors"] == nil, case .object(let roots)? = body["data"] else { return self }
    let changed = roots.map { root in
      guard case .object(let fields) = root.value else { return root }
      return JSONValue.Member(root.name, .object(fields.map(change)))
    }
    return .data(.object(changed), [])
  }
}

extension JSONValue {
  /// The way from a root field to the last field of the first fragment it found; empty when it found none.
  fileprivate var pathOfLastField: [PathSegment] {
    guard let item = firstItemPath, case .object(let members)? = value(at: item),
      let field = members.last(where: { $0.value != .null })
    else {
      return []
    }
    return item + [.name(field.name)]
  }

  private var firstItemPath: [PathSegment]? {
    if case .array(let items)? = self["items"], !items.isEmpty { return [.name("items"), .index(0)] }
    if case .array(let edges)? = self["edges"], !edges.isEmpty { return [.name("edges"), .index(0), .name("node")] }
    return self["item"] == nil ? nil : [.name("item")]
  }

  private func value(at path: [PathSegment]) -> JSONValue? {
    path.reduce(self as JSONValue?) { value, segment in
      switch (segment, value) {
      case (.name(let name), _): value?[name]
      case (.index(let index), .array(let elements)?): elements.indices.contains(index) ? elements[index] : nil
      case (.index, _): nil
      }
    }
  }

  fileprivate func replacing(_ path: ArraySlice<PathSegment>, with value: JSONValue) -> JSONValue {
    guard let segment = path.first else { return value }
    switch (segment, self) {
    case (.name(let name), .object(let members)):
      return .object(
        members.map { member in
          guard member.name == name else { return member }
          return .init(name, member.value.replacing(path.dropFirst(), with: value))
        }
      )
    case (.index(let index), .array(var elements)) where elements.indices.contains(index):
      elements[index] = elements[index].replacing(path.dropFirst(), with: value)
      return .array(elements)
    case (.name, _), (.index, _):
      return self
    }
  }
}

extension JSONValue.Member {
  // A cursor or a word on whether there are more pages.
  fileprivate var ofNoPage: JSONValue.Member {
    if case .bool = value { return .init(name, .bool(false)) }
    return .init(name, .null)
  }
}

extension GraphQLError {
  fileprivate static func missingResource(at path: [PathSegment]) -> GraphQLError {
    .failedFetch(FetchFailure(message: "no resource available"), at: nil, path: path)
  }
}
