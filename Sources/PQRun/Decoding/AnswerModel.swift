public import PQCore
public import PQModel

/// A type that items of an answer are decoded as by ``ItemDecoder`` and ``ItemsDecoder``.
///
/// A plain struct and two words make a plug-in:
///
/// ```swift
/// struct Recipe: AnswerModel {
///   static let singular = "recipe"
///   static let plural = "recipes"
///
///   var title: String
///   var minutes: Int?
/// }
///
/// registry.add(ItemDecoder<Recipe>())
/// registry.add(ItemsDecoder<Recipe>())
/// ```
///
/// A member that may be null or that not every query asks for is an optional. Output as text is up to the model.
public protocol AnswerModel: Codable, Sendable {
  /// The word for one, which is also the name of the decoder.
  static var singular: String { get }

  /// The word for several, which is also the name of the decoder.
  static var plural: String { get }

  /// Members that items of other models have: an item with one of them is not taken for one of this model.
  static var foreignMembers: Set<String> { get }

  /// What was understood though it is odd.
  var remarks: [AnswerRemark] { get }

  /// Gives one item as text for people.
  ///
  /// - Parameters:
  ///   - layout: The width and the style of the text.
  ///   - surroundings: What came with the item.
  /// - Returns: Lines without a line break at the end, or nil when JSON is its natural form.
  func text(in layout: TextLayout, with surroundings: AnswerSurroundings) -> String?

  /// Gives several items as text for people.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - layout: The width and the style of the text.
  /// - Returns: Lines without a line break at the end, or nil when JSON is their natural form.
  static func text(of items: [Self], in layout: TextLayout) -> String?
}

extension AnswerModel {
  /// Every item with the members that the model needs is taken.
  public static var foreignMembers: Set<String> { [] }

  /// Nothing odd.
  public var remarks: [AnswerRemark] { [] }

  /// No text.
  ///
  /// - Parameters:
  ///   - layout: The width and the style of the text.
  ///   - surroundings: What came with the item.
  /// - Returns: Nil.
  public func text(in layout: TextLayout, with surroundings: AnswerSurroundings) -> String? { nil }

  /// No text.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - layout: The width and the style of the text.
  /// - Returns: Nil.
  public static func text(of items: [Self], in layout: TextLayout) -> String? { nil }
}

/// Something odd about a member of an item that was understood all the same.
public struct AnswerRemark: Sendable, Hashable {
  /// The member's name in the answer.
  public let member: String

  /// What is odd, to be read after the member's place: `is the text …`.
  public let words: String

  /// Makes a remark.
  ///
  /// - Parameters:
  ///   - member: The member's name in the answer.
  ///   - words: What is odd, to be read after the member's place.
  public init(_ member: String, _ words: String) {
    self.member = member
    self.words = words
  }
}

/// What came with an item: where it is from, and the fragments that it refers to.
public struct AnswerSurroundings: Sendable {
  /// The environment that was asked.
  public let environment: Environment

  /// The fragments that rich text refers to.
  public let references: [AnswerItems.Element]

  /// Makes surroundings.
  ///
  /// - Parameters:
  ///   - environment: The environment that was asked.
  ///   - references: The fragments that rich text refers to.
  public init(environment: Environment, references: [AnswerItems.Element] = []) {
    self.environment = environment
    self.references = references
  }
}
