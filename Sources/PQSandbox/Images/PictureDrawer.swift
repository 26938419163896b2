import Synchronization

/// Draws pictures when they are first asked for, and keeps them.
final class PictureDrawer: Sendable {
  private struct Key: Hashable {
    let path: String
    let width: Int
  }

  private let files = Mutex<[Key: [UInt8]]>([:])
  private static let limit = 128

  /// Gives a picture as JPEG.
  ///
  /// - Parameters:
  ///   - asset: The picture.
  ///   - width: The wanted width; the height follows.
  /// - Returns: The bytes of the file.
  func jpeg(of asset: ImageAsset, width: Int) -> [UInt8] {
    let key = Key(path: asset.path, width: width)
    if let file = files.withLock({ $0[key] }) { return file }
    let height = max(1, (asset.height * width + asset.width / 2) / asset.width)
    let file = LandscapeRenderer(Landscape(seed: asset.path, width: width, height: height)).jpeg()
    files.withLock { files in
      if files.count >= Self.limit { files.removeAll() }
      files[key] = file
    }
    return file
  }
}
