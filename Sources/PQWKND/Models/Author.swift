/// A writer of stories: the model of WKND 3.1.
public struct Author: Sendable, Hashable, Codable {
  /// The path of the content fragment.
  public var path: String?

  /// The first name.
  public var firstName: String?

  /// The last name.
  public var lastName: String?

  /// A picture of the writer.
  public var profilePicture: ImageReference?

  /// The day of birth, as ISO 8601 writes it.
  public var birthDay: String?

  /// The writer's life.
  public var biography: RichText?

  /// What the writer does.
  public var occupations: [String]?

  /// Makes an author.
  ///
  /// - Parameters:
  ///   - path: The path of the content fragment.
  ///   - firstName: The first name.
  ///   - lastName: The last name.
  ///   - profilePicture: A picture of the writer.
  ///   - birthDay: The day of birth, as ISO 8601 writes it.
  ///   - biography: The writer's life.
  ///   - occupations: What the writer does.
  public init(
    path: String? = nil,
    firstName: String? = nil,
    lastName: String? = nil,
    profilePicture: ImageReference? = nil,
    birthDay: String? = nil,
    biography: RichText? = nil,
    occupations: [String]? = nil
  ) {
    self.path = path
    self.firstName = firstName
    self.lastName = lastName
    self.profilePicture = profilePicture
    self.birthDay = birthDay
    self.biography = biography
    self.occupations = occupations
  }

  private enum CodingKeys: String, CodingKey {
    case path = "_path"
    case firstName
    case lastName
    case profilePicture
    case birthDay
    case biography
    case occupations
  }
}

extension Author {
  /// First and last name, as far as they are known.
  public var name: String {
    [firstName, lastName].compactMap(\.self).joined(separator: " ")
  }
}
