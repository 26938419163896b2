/// A story of the magazine: the model of WKND 3.1.
///
/// Its model requires a slug. Every other member is nil when it is empty, or when the query did not ask for it.
public struct Article: Sendable, Hashable, Codable {
  /// The path of the content fragment.
  public var path: String?

  /// The headline.
  public var title: String?

  /// The word for it in addresses, which no other article has.
  public var slug: String

  /// The picture that stands for it.
  public var featuredImage: ImageReference?

  /// Who wrote it.
  public var author: Author?

  /// The story.
  public var main: RichText?

  /// Makes an article.
  ///
  /// - Parameters:
  ///   - path: The path of the content fragment.
  ///   - title: The headline.
  ///   - slug: The word for it in addresses, which no other article has.
  ///   - featuredImage: The picture that stands for it.
  ///   - author: Who wrote it.
  ///   - main: The story.
  public init(
    path: String? = nil,
    title: String? = nil,
    slug: String,
    featuredImage: ImageReference? = nil,
    author: Author? = nil,
    main: RichText? = nil
  ) {
    self.path = path
    self.title = title
    self.slug = slug
    self.featuredImage = featuredImage
    self.author = author
    self.main = main
  }

  private enum CodingKeys: String, CodingKey {
    case path = "_path"
    case title
    case slug
    case featuredImage
    case author = "authorFragment"
    case main
  }
}
