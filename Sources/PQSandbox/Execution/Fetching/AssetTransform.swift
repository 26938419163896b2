import PQCore
import PQGraphQL

/// How pictures are to be delivered: the argument `_assetTransform`.
struct AssetTransform: Sendable, Hashable {
  private let value: GraphQLValue

  init(_ value: GraphQLValue) {
    self.value = value
  }

  /// The address of a picture's web-optimised form, without a host.
  static func address(of asset: ImageAsset, _ transform: AssetTransform?) -> String {
    let file = asset.path.split(separator: "/").last ?? ""
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    let ownName = file[..<dot].map { $0 == "-" ? "_" : String($0) }.joined()
    let ownExtension = file[dot...].dropFirst().lowercased()
    let name = transform?.value["seoName"]?.text ?? ownName
    let format = transform?.fileExtension ?? (ownExtension == "jpeg" ? "jpg" : ownExtension)
    let path = "/adobe/dynamicmedia/deliver/dm-aid--\(asset.id)/\(PercentEncoding.encode(name)).\(format)"
    guard let query = transform?.query, !query.isEmpty else { return path }
    return path + "?" + query
  }

  private var fileExtension: String? {
    switch value["format"]?.text {
    case "GIF": "gif"
    case "PNG", "PNG8": "png"
    case "JPG", "PJPG", "BJPG": "jpg"
    case "WEBP", "WEBPLL", "WEBPLY": "webp"
    default: nil
    }
  }

  private var query: String {
    var parts: [String] = []
    if value["preferWebp"]?.isTrue == true { parts.append("preferwebp=true") }
    if let width = value["width"]?.integer { parts.append("width=\(width)") }
    if let quality = value["quality"]?.integer { parts.append("quality=\(quality)") }
    if let crop = numbers("crop", ["xOrigin", "yOrigin", "width", "height"]) { parts.append("crop=\(crop)") }
    if let size = numbers("size", ["width", "height"]) { parts.append("size=\(size)") }
    if let rotation = value["rotation"]?.text { parts.append("rotate=\(rotation.dropFirst())") }
    if let flip = value["flip"]?.text { parts.append("flip=\(flip)") }
    return parts.joined(separator: "&")
  }

  private func numbers(_ name: String, _ fields: [String]) -> String? {
    value[name].map { group in
      fields.compactMap { group[$0]?.integer.map(String.init) }.joined(separator: ",")
    }
  }
}
