import PQCore

/// Serves pictures: the originals below `/content/dam/`, and those that dynamic media scales.
struct PictureEndpoint: Sendable {
  /// Where dynamic media serves from; the picture's UUID follows.
  static let dynamicMediaPrefix = "/adobe/dynamicmedia/deliver/dm-aid--"

  private let assetsByPath: [String: ImageAsset]
  private let assetsByID: [String: ImageAsset]
  private let drawer = PictureDrawer()

  /// - Parameter assets: The pictures there are.
  init(assets: [ImageAsset]) {
    assetsByPath = Dictionary(assets.map { ($0.path, $0) }) { first, _ in first }
    assetsByID = Dictionary(assets.map { ($0.id, $0) }) { first, _ in first }
  }

  /// - Parameter request: The request.
  /// - Returns: The answer, or nil when there is no such picture.
  func response(to request: SandboxRequest) -> SandboxResponse? {
    guard let (asset, width) = picture(for: request) else { return nil }
    let tag = SandboxHeader("ETag", "\"\(asset.id)-\(width)\"")
    if request.header("If-None-Match") == tag.value {
      return SandboxResponse(status: 304, headers: [tag])
    }
    return SandboxResponse(
      status: 200,
      headers: [SandboxHeader("Content-Type", "image/jpeg"), tag],
      body: drawer.jpeg(of: asset, width: width)
    )
  }

  private func picture(for request: SandboxRequest) -> (asset: ImageAsset, width: Int)? {
    guard request.path.hasPrefix(Self.dynamicMediaPrefix) else {
      guard let path = PercentEncoding.decode(request.path), let asset = assetsByPath[path] else { return nil }
      return (asset, asset.width)
    }
    let parts = request.path.dropFirst(Self.dynamicMediaPrefix.count).split(separator: "/")
    guard parts.count == 2, let asset = assetsByID[String(parts[0])] else { return nil }
    let wanted = request.parameter("width").flatMap { Int($0) } ?? asset.width
    return (asset, min(max(wanted, 1), asset.width))
  }
}
