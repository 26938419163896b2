/// One piece of structured content, with the fields of its model.
package struct ContentFragment: Sendable, Hashable {
  /// Where it lives, such as `/content/dam/wknd-shared/en/adventures/bali-surf-camp/bali-surf-camp`.
  package let path: String

  /// Its UUID, in lower case.
  package let id: String

  /// The model that gives it its fields.
  package let model: ContentModel

  /// The title that authors see in their console.
  package let title: String

  /// Its language, such as `en`.
  package let locale: String

  /// The tags it carries, such as `wknd-shared:activity/surfing`.
  package let tags: [String]

  private let values: [String: FieldValue]

  /// Makes a fragment.
  ///
  /// - Parameters:
  ///   - path: Where it lives.
  ///   - id: Its UUID, in lower case.
  ///   - model: The model that gives it its fields.
  ///   - title: The title that authors see in their console.
  ///   - locale: Its language.
  ///   - tags: The tags it carries.
  ///   - fields: The values by field name; fields left out are null, and of two values of one name the last counts.
  package init(
    path: String,
    id: String,
    model: ContentModel,
    title: String,
    locale: String = "en",
    tags: [String] = [],
    fields: [(name: String, value: FieldValue)]
  ) {
    self.path = path
    self.id = id
    self.model = model
    self.title = title
    self.locale = locale
    self.tags = tags
    values = Dictionary(fields.map { ($0.name, $0.value) }) { _, last in last }
  }

  /// The names of the fields that were given a value, sorted.
  package var fieldNames: [String] { values.keys.sorted() }

  /// Gives the value of a field.
  ///
  /// - Parameter name: The field's name.
  /// - Returns: Its value; null when it has none.
  package subscript(name: String) -> FieldValue { values[name] ?? .null }
}
