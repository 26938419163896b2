import PQCore
import PQGraphQL

/// The root of every query: four fields for each model.
struct QueryRoot: FetchableObject {
  let store: ContentStore
  let settings: DeliverySettings

  var typeName: String { AEMSchema.queryType }

  func fetch(_ field: String, _ arguments: GraphQLValue) throws(FetchFailure) -> FetchedValue {
    let source = FragmentSource(
      store: store,
      settings: settings,
      transform: arguments["_assetTransform"].map(AssetTransform.init)
    )
    for model in store.models where field.hasPrefix(model.name) {
      let query = FragmentQuery(model: model, arguments: arguments, source: source)
      switch field.dropFirst(model.name.count) {
      case "List": return try query.list()
      case "Paginated": return try query.page()
      case "ByPath": return try query.fragment(at: arguments["_path"]?.text ?? "")
      case "ById": return try query.fragment(withID: arguments["_id"]?.text ?? "")
      default: continue
      }
    }
    return .null
  }
}
