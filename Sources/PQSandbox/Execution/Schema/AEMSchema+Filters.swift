import PQGraphQL

extension AEMSchema {
  static let enumerations: [String: SchemaType] = {
    let numbers = ["EQUAL", "UNEQUAL", "GREATER", "GREATER_EQUAL", "LOWER", "LOWER_EQUAL"]
    let dates = ["AT", "NOT_AT", "BEFORE", "AT_OR_BEFORE", "AFTER", "AT_OR_AFTER"]
    return [
      "LogOp": .enumeration(["AND", "OR"]),
      "ArrayMode": .enumeration(["AT_LEAST_ONCE", "ALL", "ALL_OR_EMPTY", "INSTANCES"]),
      "StringOperator": .enumeration(["EQUALS", "EQUALS_NOT", "CONTAINS", "CONTAINS_NOT"]),
      "IDOperator": .enumeration(["EQUALS", "EQUALS_NOT", "STARTS_WITH"]),
      "IntOperator": .enumeration(numbers),
      "FloatOperator": .enumeration(numbers),
      "BooleanOperator": .enumeration(["IS", "IS_NOT"]),
      "CalendarOperator": .enumeration(dates),
      "DateOperator": .enumeration(dates),
      "TimeOperator": .enumeration(dates),
    ]
  }()

  static let filters: [String: SchemaType] = {
    var types: [String: SchemaType] = [:]
    let extras: [String: [SchemaInput]] = [
      "String": [SchemaInput("_ignoreCase", .boolean)],
      "Float": [SchemaInput("_sensitiveness", .float)],
    ]
    for name in ["String", "ID", "Int", "Float", "Boolean", "Calendar", "Date", "Time"] {
      let value = SchemaInput("value", .named(name))
      let comparison = SchemaInput("_operator", .named(name + "Operator"))
      types[name + "Filter"] = filter(of: name + "FilterExpression")
      types[name + "FilterExpression"] = .input([value, comparison] + (extras[name] ?? []))
      types[name + "ArrayFilter"] = filter(of: name + "ArrayFilterExpression")
      types[name + "ArrayFilterExpression"] = .input([
        value, SchemaInput("values", .list(.named(name))), SchemaInput("_apply", .named("ArrayMode")),
        SchemaInput("_instances", .int), comparison,
      ])
    }
    types["MultiFormatStringFilter"] = .input(
      [SchemaInput("_logOp", .named("LogOp"))]
        + ["html", "markdown", "plaintext"].map { SchemaInput($0, .named("StringFilter")) }
    )
    return types
  }()

  static func filterFields(of model: ContentModel) -> [SchemaInput] {
    let own = model.fields.compactMap { field in
      filterType(of: field.kind).map { SchemaInput(field.name, .named($0)) }
    }
    return [
      SchemaInput("_logOp", .named("LogOp")), SchemaInput("_path", .named("IDFilter")),
      SchemaInput("_id", .named("IDFilter")), SchemaInput("_variation", .named("StringFilter")),
      SchemaInput("_locale", .named("StringFilter")),
    ] + own + [
      SchemaInput("_variations", .named("StringArrayFilter")), SchemaInput("_tags", .named("StringArrayFilter")),
    ]
  }

  private static func filter(of expression: String) -> SchemaType {
    .input([
      SchemaInput("_logOp", .named("LogOp")), SchemaInput("_expressions", .nonNull(.list(.named(expression)))),
    ])
  }

  /// AEM has no filter for content references.
  private static func filterType(of kind: ContentModel.Kind) -> String? {
    switch kind {
    case .text: "StringFilter"
    case .richText: "MultiFormatStringFilter"
    case .int: "IntFilter"
    case .float: "FloatFilter"
    case .dateTime: "CalendarFilter"
    case .textList: "StringArrayFilter"
    case .contentReference: nil
    case .fragmentReference(let model): ContentModel.typeName(of: model) + "Filter"
    }
  }
}
