/// A picture in the content store: what GraphQL says about it, not its bytes.
package struct ImageAsset: Sendable, Hashable {
  /// Where it lives, such as `/content/dam/wknd-shared/en/adventures/bali-surf-camp/adobestock-175749320.jpg`.
  package let path: String

  /// Its UUID, in lower case.
  package let id: String

  /// Its width in pixels.
  package let width: Int

  /// Its height in pixels.
  package let height: Int

  /// Its media type, such as `image/jpeg`.
  package let mimeType: String

  package init(path: String, id: String, width: Int, height: Int, mimeType: String = "image/jpeg") {
    self.path = path
    self.id = id
    self.width = width
    self.height = height
    self.mimeType = mimeType
  }
}
