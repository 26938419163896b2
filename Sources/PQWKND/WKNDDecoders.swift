public import PQRun

/// The decoders for the content of the WKND site.
public enum WKNDDecoders: Sendable {
  /// One adventure, several adventures, one article, several articles.
  ///
  /// - Returns: The decoders, to be added to a registry.
  public static func all() -> [any ResultDecoder] {
    [
      ItemDecoder<Adventure>(),
      ItemsDecoder<Adventure>(),
      ItemDecoder<Article>(),
      ItemsDecoder<Article>(),
    ]
  }
}
