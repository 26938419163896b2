import PQCore
import PQRun

/// A content fragment of one's own: its members are all that a decoder needs to know.
public struct Recipe: AnswerModel {
  /// The name of the decoder for exactly one.
  public static let singular = "recipe"

  /// The name of the decoder for several.
  public static let plural = "recipes"

  /// What it is called.
  public let title: String

  /// How long it takes, if anybody knows.
  public let minutes: Int?

  /// How several look on a terminal; without this function they are printed as JSON.
  public static func text(of recipes: [Recipe], in layout: TextLayout) -> String? {
    recipes.map { "\($0.title): \($0.minutes.map { "\($0) minutes" } ?? "as long as it takes")" }
      .joined(separator: "\n")
  }
}

/// The decoders `recipe` and `recipes`, to be added to a registry.
public let recipeDecoders: [any ResultDecoder] = [ItemDecoder<Recipe>(), ItemsDecoder<Recipe>()]
