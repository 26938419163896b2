public import PQModel

/// A trip that can be booked: the model of WKND 3.1.
///
/// Its model requires a title and a slug. Every other member is nil when it is empty, or when the query did not ask
/// for it.
public struct Adventure: Sendable, Hashable, Codable {
  /// The path of the content fragment.
  public var path: String?

  /// The name of the trip.
  public var title: String

  /// The word for it in addresses, which no other adventure has.
  public var slug: String

  /// What is done, such as `Surfing`.
  public var activity: String?

  /// The kind of trip, such as `Day Trip`.
  public var adventureType: String?

  /// What it costs.
  public var price: Price?

  /// How long it takes, in words.
  public var tripLength: String?

  /// How many people go together.
  public var groupSize: Int?

  /// How hard it is, such as `Beginner`.
  public var difficulty: String?

  /// The picture that stands for it.
  public var primaryImage: ImageReference?

  /// What it is about.
  public var description: RichText?

  /// What happens when.
  public var itinerary: RichText?

  /// What to bring along.
  public var gearList: RichText?

  /// Makes an adventure.
  ///
  /// - Parameters:
  ///   - path: The path of the content fragment.
  ///   - title: The name of the trip.
  ///   - slug: The word for it in addresses, which no other adventure has.
  ///   - activity: What is done, such as `Surfing`.
  ///   - adventureType: The kind of trip, such as `Day Trip`.
  ///   - price: What it costs.
  ///   - tripLength: How long it takes, in words.
  ///   - groupSize: How many people go together.
  ///   - difficulty: How hard it is, such as `Beginner`.
  ///   - primaryImage: The picture that stands for it.
  ///   - description: What it is about.
  ///   - itinerary: What happens when.
  ///   - gearList: What to bring along.
  public init(
    path: String? = nil,
    title: String,
    slug: String,
    activity: String? = nil,
    adventureType: String? = nil,
    price: Price? = nil,
    tripLength: String? = nil,
    groupSize: Int? = nil,
    difficulty: String? = nil,
    primaryImage: ImageReference? = nil,
    description: RichText? = nil,
    itinerary: RichText? = nil,
    gearList: RichText? = nil
  ) {
    self.path = path
    self.title = title
    self.slug = slug
    self.activity = activity
    self.adventureType = adventureType
    self.price = price
    self.tripLength = tripLength
    self.groupSize = groupSize
    self.difficulty = difficulty
    self.primaryImage = primaryImage
    self.description = description
    self.itinerary = itinerary
    self.gearList = gearList
  }

  private enum CodingKeys: String, CodingKey {
    case path = "_path"
    case title
    case slug
    case activity
    case adventureType
    case price
    case tripLength
    case groupSize
    case difficulty
    case primaryImage
    case description
    case itinerary
    case gearList
  }
}

extension Adventure {
  /// Gives the whole address of the primary image.
  ///
  /// - Parameter environment: The environment that the adventure came from.
  /// - Returns: The address, or nil when there is no image.
  public func imageURL(for environment: Environment) -> String? {
    primaryImage?.imageURL(for: environment)
  }
}
