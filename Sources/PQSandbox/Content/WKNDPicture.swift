/// A picture that belongs to a piece of content and lies in the same folder.
struct WKNDPicture: Sendable {
  let file: String
  let id: String
  let width: Int
  let height: Int

  /// - Parameter folder: The folder it lies in.
  /// - Returns: What the store keeps of it.
  func asset(in folder: String) -> ImageAsset {
    ImageAsset(path: "\(folder)/\(file)", id: id, width: width, height: height)
  }
}
