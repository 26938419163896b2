/// A content fragment model: the name and the typed fields its fragments have.
package struct ContentModel: Sendable, Hashable {
  /// The name that AEM builds root fields from, such as `adventure` in `adventureList`.
  package let name: String

  /// The title authors see.
  package let title: String

  /// Where the model lives.
  package let path: String

  /// The fields in the order of the model.
  package let fields: [Field]

  /// A field of a model.
  package struct Field: Sendable, Hashable {
    /// The name in queries.
    package let name: String

    /// What it holds.
    package let kind: Kind

    /// Whether an author must fill it.
    package let isRequired: Bool

    package init(_ name: String, _ kind: Kind, isRequired: Bool = false) {
      self.name = name
      self.kind = kind
      self.isRequired = isRequired
    }
  }

  /// What a field holds.
  package enum Kind: Sendable, Hashable {
    /// A single line of text, or one word of an enumeration.
    case text
    /// Several lines with markup.
    case richText
    /// A whole number.
    case int
    /// A number with a fraction.
    case float
    /// A date with a time.
    case dateTime
    /// Any number of single lines.
    case textList
    /// The path of an asset or of any fragment.
    case contentReference
    /// The path of a fragment of one model.
    case fragmentReference(model: String)
  }

  package init(name: String, title: String, path: String, fields: [Field]) {
    self.name = name
    self.title = title
    self.path = path
    self.fields = fields
  }

  /// The GraphQL type of its fragments, such as `AdventureModel`.
  package var typeName: String { Self.typeName(of: name) }

  static func typeName(of model: String) -> String {
    model.prefix(1).uppercased() + model.dropFirst() + "Model"
  }

  /// Finds a field.
  ///
  /// - Parameter name: The field's name.
  /// - Returns: The field, or nil when the model has none of that name.
  package func field(named name: String) -> Field? {
    fields.first { $0.name == name }
  }
}
