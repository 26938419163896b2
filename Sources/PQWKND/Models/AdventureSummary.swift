/// What a list or an in-text reference tells of an adventure.
public struct AdventureSummary: Sendable, Hashable, Codable {
  /// The path of the content fragment.
  public var path: String?

  /// The name of the trip.
  public var title: String

  /// The word for it in addresses, which no other adventure has.
  public var slug: String

  /// What is done, such as `Surfing`.
  public var activity: String?

  /// What it costs.
  public var price: Price?

  /// How long it takes, in words.
  public var tripLength: String?

  /// The picture that stands for it.
  public var primaryImage: ImageReference?

  /// Makes a summary.
  ///
  /// - Parameters:
  ///   - path: The path of the content fragment.
  ///   - title: The name of the trip.
  ///   - slug: The word for it in addresses, which no other adventure has.
  ///   - activity: What is done, such as `Surfing`.
  ///   - price: What it costs.
  ///   - tripLength: How long it takes, in words.
  ///   - primaryImage: The picture that stands for it.
  public init(
    path: String? = nil,
    title: String,
    slug: String,
    activity: String? = nil,
    price: Price? = nil,
    tripLength: String? = nil,
    primaryImage: ImageReference? = nil
  ) {
    self.path = path
    self.title = title
    self.slug = slug
    self.activity = activity
    self.price = price
    self.tripLength = tripLength
    self.primaryImage = primaryImage
  }

  private enum CodingKeys: String, CodingKey {
    case path = "_path"
    case title
    case slug
    case activity
    case price
    case tripLength
    case primaryImage
  }
}
