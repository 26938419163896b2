internal import PQCore

/// The operators of the check `path`.
enum PathOperators {
  /// The operators that look at values.
  static let types: [any PathOperator.Type] = [
    ExistsOperator.self, EqualsOperator.self, NotEqualsOperator.self, OneOfOperator.self, ContainsOperator.self,
    MatchesOperator.self, StartsWithOperator.self, EndsWithOperator.self, TypeOperator.self, MinOperator.self,
    MaxOperator.self, BeforeOperator.self, AfterOperator.self, CountOperator.self, UniqueOperator.self,
    SortedOperator.self, NullRateOperator.self,
  ]

  /// The places of the operators in their list, by their keys.
  static let places = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($1.field.name, $0) })

  /// The name by which tables refer to a mapping of operators.
  static let reference = "operators"

  /// That mapping.
  static let mappings = [reference: fields]

  /// The keys of a mapping of operators.
  static let fields: [Field] =
    types.map { $0.field } + [
      Field(
        "each",
        .reference(reference),
        description: "Operators that must hold of each match, or of each element of the list at the one place found.",
        examples: ["{ matches: \"^[a-z-]+$\" }"]
      ),
      Field(
        "not",
        .reference(reference),
        description: "Operators that must not hold, all together, of any match.",
        examples: ["{ contains: lorem ipsum }"]
      ),
    ]
}
