import PQCore
import PQGraphQL

/// A picture as GraphQL shows it.
struct ImageObject: FetchableObject {
  let asset: ImageAsset
  let source: FragmentSource

  var typeName: String { "ImageRef" }

  func fetch(_ field: String, _ arguments: GraphQLValue) -> FetchedValue {
    switch field {
    case "type": .text("image")
    case "_path": .text(asset.path)
    case "_authorUrl": .text(source.settings.authorOrigin + asset.path)
    case "_publishUrl": .text(source.settings.publishOrigin + asset.path)
    case "width": .int(asset.width)
    case "height": .int(asset.height)
    case "mimeType": .text(asset.mimeType)
    case "_dynamicUrl":
      source.settings.hasDynamicImages ? .text(AssetTransform.address(of: asset, source.transform)) : .null
    default: .null
    }
  }
}
