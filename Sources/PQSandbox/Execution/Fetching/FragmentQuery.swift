import PQCore
import PQGraphQL

/// Finds the fragments of one model that the arguments of a root field ask for.
struct FragmentQuery: Sendable {
  let model: ContentModel
  let arguments: GraphQLValue
  let source: FragmentSource

  private static let defaultPageSize = 50
  private static let largestPageSize = 100

  func list() throws(FetchFailure) -> FetchedValue {
    let order = try FragmentOrder(arguments["sort"]?.text, model: model, store: source.store)
    let offset = try count("offset") ?? 0
    let limit = try count("limit") ?? .max
    let fragments = Array(order.sorted(matching()).dropFirst(offset).prefix(limit))
    return .object(
      ResultObject(
        typeName: model.typeName + "Results",
        itemsField: "items",
        items: .list(fragments.map(source.object)),
        fragments: fragments,
        source: source
      )
    )
  }

  func page() throws(FetchFailure) -> FetchedValue {
    let order = try FragmentOrder(arguments["sort"]?.text, model: model, store: source.store)
    let fragments = order.sorted(matching().sorted { $0.id < $1.id })
    let start = try position(after: arguments["after"]?.text, in: fragments)
    let size = min(try count("first") ?? Self.defaultPageSize, Self.largestPageSize)
    let page = Array(fragments[start...].prefix(size))
    let cursors = page.map { PageCursor(keys: order.texts(of: $0), id: $0.id).text }
    let edges = zip(page, cursors).map { fragment, cursor in
      FetchedValue.object(
        FetchedObject(
          typeName: model.typeName + "Edge",
          fields: ["cursor": .text(cursor), "node": source.object(fragment)]
        )
      )
    }
    let pageInfo = FetchedObject(
      typeName: "PageInfo",
      fields: [
        "hasNextPage": .leaf(.bool(start + page.count < fragments.count)),
        "hasPreviousPage": .leaf(.bool(start > 0)),
        "startCursor": cursors.first.map(FetchedValue.text) ?? .null,
        "endCursor": cursors.last.map(FetchedValue.text) ?? .null,
      ]
    )
    return .object(
      ResultObject(
        typeName: model.typeName + "Connection",
        itemsField: "edges",
        items: .list(edges),
        fragments: page,
        source: source,
        pageInfo: .object(pageInfo)
      )
    )
  }

  func fragment(at path: String) throws(FetchFailure) -> FetchedValue {
    guard let fragment = source.store.fragment(at: path), fragment.model == model else {
      throw FetchFailure(message: "Path: '\(path)': no resource available")
    }
    return result(fragment)
  }

  func fragment(withID id: String) throws(FetchFailure) -> FetchedValue {
    guard let fragment = source.store.fragment(withID: id), fragment.model == model else {
      throw FetchFailure(message: "Id: '\(id)': no resource available")
    }
    return result(fragment)
  }

  private func result(_ fragment: ContentFragment) -> FetchedValue {
    .object(
      ResultObject(
        typeName: model.typeName + "Result",
        itemsField: "item",
        items: source.object(fragment),
        fragments: [fragment],
        source: source
      )
    )
  }

  private func matching() -> [ContentFragment] {
    let locale = arguments["_locale"]?.text
    let filter = arguments["filter"].map { FragmentFilter($0, store: source.store) }
    return source.store.fragments(of: model).filter { fragment in
      (locale == nil || fragment.locale == locale) && filter?.matches(fragment) != false
    }
  }

  private func count(_ argument: String) throws(FetchFailure) -> Int? {
    guard let number = arguments[argument]?.integer else { return nil }
    guard number >= 0 else { throw FetchFailure(message: "Invalid value for '\(argument)': \(number)") }
    return number
  }

  private func position(after text: String?, in fragments: [ContentFragment]) throws(FetchFailure) -> Int {
    guard let text, !text.isEmpty else { return 0 }
    guard let cursor = PageCursor(text), let index = fragments.firstIndex(where: { $0.id == cursor.id }) else {
      throw FetchFailure(message: "Invalid cursor: '\(text)'")
    }
    return index + 1
  }
}
