public import PQCore
import PQGraphQL

extension Variable {
  /// Makes a variable from its type in GraphQL's notation.
  ///
  /// - Parameters:
  ///   - name: The name, without GraphQL's `$`.
  ///   - type: The type in GraphQL's notation, such as `String!` or `[Int!]`.
  ///   - defaultValue: The value used when nobody gives one.
  ///   - rules: The rules beyond the type.
  /// - Throws: A diagnostic when the text is not a type.
  public init(
    _ name: String,
    _ type: String,
    defaultValue: GivenValue? = nil,
    rules: Rules = Rules()
  ) throws(Diagnostic) {
    self.init(name, try TypeReference.parse(type), defaultValue: defaultValue, rules: rules)
  }
}
