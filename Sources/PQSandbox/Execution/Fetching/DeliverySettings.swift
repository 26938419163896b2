/// What the addresses in answers are made of.
package struct DeliverySettings: Sendable, Hashable {
  /// The author's origin, such as `http://localhost:4502`.
  package var authorOrigin: String

  /// The publish tier's origin, such as `http://localhost:4503`.
  package var publishOrigin: String

  /// Whether pictures have a `_dynamicUrl`, as in the cloud; with AEM's SDK and AEM 6.5 it is null.
  package var hasDynamicImages: Bool

  package init(authorOrigin: String, publishOrigin: String, hasDynamicImages: Bool = true) {
    self.authorOrigin = authorOrigin
    self.publishOrigin = publishOrigin
    self.hasDynamicImages = hasDynamicImages
  }
}
