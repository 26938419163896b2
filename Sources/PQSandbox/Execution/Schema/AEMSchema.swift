import PQGraphQL

/// The schema that AEM derives from content fragment models.
struct AEMSchema: Sendable {
  static let queryType = "QueryType"

  private let types: [String: SchemaType]

  init(models: [ContentModel]) {
    let tables = [
      Self.scalars, Self.commonObjects(models), Self.references(models), Self.enumerations, Self.filters,
      Self.assetTransform,
    ]
    var types = tables.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    for model in models {
      types[model.typeName] = .object(Self.fields(of: model))
      types[model.typeName + "Filter"] = .input(Self.filterFields(of: model))
      types.merge(Self.results(of: model)) { first, _ in first }
    }
    self.types = types
  }

  /// Finds a type.
  func type(_ name: String) -> SchemaType? { types[name] }

  /// Finds a field of an object type, or what any type has.
  func field(_ name: String, of typeName: String) -> SchemaField? {
    if name == "__typename" { return SchemaField(name, .nonNull(.string)) }
    guard case .object(let fields) = types[typeName] else { return nil }
    return fields.first { $0.name == name }
  }

  /// The object types that a value of a type can be of.
  func possibleTypes(of name: String) -> [String] {
    if case .union(let members) = types[name] { members } else { [name] }
  }

  private static let scalars: [String: SchemaType] = Dictionary(
    uniqueKeysWithValues: ["String", "Int", "Float", "Boolean", "ID", "Calendar", "Date", "Time", "Json"]
      .map { ($0, SchemaType.scalar) }
  )

  private static func fields(of model: ContentModel) -> [SchemaField] {
    let own = model.fields.map { SchemaField($0.name, type(of: $0.kind)) }
    return [
      SchemaField("_path", .id), SchemaField("_id", .id), SchemaField("_variation", .string),
    ] + own + [
      SchemaField("_metadata", .named("TypedMetaData")), SchemaField("_variations", .list(.string)),
      SchemaField("_model", .named("ModelInfo")), SchemaField("_locale", .string), SchemaField("_tags", .list(.string)),
    ]
  }

  private static func type(of kind: ContentModel.Kind) -> TypeReference {
    switch kind {
    case .text: .string
    case .richText: .named("MultiFormatString")
    case .int: .int
    case .float: .float
    case .dateTime: .named("Calendar")
    case .textList: .list(.string)
    case .contentReference: .named("Reference")
    case .fragmentReference(let model): .named(ContentModel.typeName(of: model))
    }
  }

  private static func commonObjects(_ models: [ContentModel]) -> [String: SchemaType] {
    var types: [String: SchemaType] = [
      "MultiFormatString": .object([
        SchemaField("html", .string), SchemaField("markdown", .string), SchemaField("plaintext", .string),
        SchemaField("json", .named("Json")),
      ]),
      "ModelInfo": .object([SchemaField("_path", .id), SchemaField("title", .string)]),
      "PageInfo": .object([
        SchemaField("hasNextPage", .nonNull(.boolean)), SchemaField("hasPreviousPage", .nonNull(.boolean)),
        SchemaField("startCursor", .string), SchemaField("endCursor", .string),
      ]),
      queryType: .object(models.flatMap(roots)),
    ]
    let scalars: [(String, TypeReference)] = [
      ("string", .string), ("int", .int), ("float", .float), ("boolean", .boolean), ("calendar", .named("Calendar")),
    ]
    var metadata: [SchemaField] = []
    for (name, type) in scalars {
      for (suffix, value) in [("Metadata", type), ("ArrayMetadata", .list(type))] {
        let typeName = name.prefix(1).uppercased() + name.dropFirst() + suffix
        types[typeName] = .object([SchemaField("name", .nonNull(.string)), SchemaField("value", .nonNull(value))])
        metadata.append(SchemaField(name + suffix, .nonNull(.list(.named(typeName)))))
      }
    }
    types["TypedMetaData"] = .object(metadata)
    return types
  }

  private static func results(of model: ContentModel) -> [String: SchemaType] {
    let references = SchemaField("_references", .list(.named("Reference")))
    let item = TypeReference.named(model.typeName)
    return [
      model.typeName + "Result": .object([SchemaField("item", .nonNull(item)), references]),
      model.typeName + "Results": .object([SchemaField("items", .nonNull(.list(item))), references]),
      model.typeName + "Connection": .object([
        SchemaField("edges", .nonNull(.list(.named(model.typeName + "Edge")))),
        SchemaField("pageInfo", .nonNull(.named("PageInfo"))), references,
      ]),
      model.typeName + "Edge": .object([SchemaField("cursor", .nonNull(.string)), SchemaField("node", item)]),
    ]
  }

  private static func roots(of model: ContentModel) -> [SchemaField] {
    let one = TypeReference.nonNull(.named(model.typeName + "Result"))
    let filter = SchemaInput("filter", .named(model.typeName + "Filter"))
    let common = [
      SchemaInput("variation", .string), SchemaInput("_assetTransform", .named("AssetTransform")),
    ]
    let many = common + [filter, SchemaInput("sort", .string), SchemaInput("_locale", .string)]
    return [
      SchemaField(model.name + "ByPath", one, arguments: [SchemaInput("_path", .nonNull(.string))] + common),
      SchemaField(model.name + "ById", one, arguments: [SchemaInput("_id", .nonNull(.string))] + common),
      SchemaField(
        model.name + "List",
        .nonNull(.named(model.typeName + "Results")),
        arguments: many + [SchemaInput("offset", .int), SchemaInput("limit", .int)]
      ),
      SchemaField(
        model.name + "Paginated",
        .nonNull(.named(model.typeName + "Connection")),
        arguments: many + [SchemaInput("first", .int), SchemaInput("after", .string)]
      ),
    ]
  }
}
