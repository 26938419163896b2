import PQCore
import PQSandbox
import Testing

@Suite struct VariableCoercerTests {
  private static func run(_ type: String, _ argument: String, _ text: String?) throws -> JSONValue {
    let query = "query ($v: \(type)) { adventureList(\(argument)) { items { slug } } }"
    return try TestStore.run(query, text.map { [("v", $0), ("undeclared", "x")] } ?? []).body
  }

  @Test(
    arguments: [
      ("Int", "limit: $v", "1", ["alps"]),
      ("Int! = 1", "limit: $v", nil, ["alps"]),
      ("Int = 2", "limit: $v", "1", ["alps"]),
      ("Int", "limit: $v", "null", ["alps", "bali", "corsica"]),
      ("Int", "limit: $v", nil, ["alps", "bali", "corsica"]),
      ("String", "sort: $v", "price DESC", ["bali", "alps", "corsica"]),
      ("Float!", "filter: {price: {_expressions: [{value: $v}]}}", "9e2", ["alps"]),
      ("FloatOperator", "filter: {price: {_expressions: [{value: 1000, _operator: $v}]}}", "LOWER", ["alps"]),
      ("Boolean", "filter: {title: {_expressions: [{value: \"bali\", _ignoreCase: $v}]}}", "true", ["bali"]),
      ("Boolean", "filter: {title: {_expressions: [{value: \"bali\", _ignoreCase: $v}]}}", "false", []),
      ("[String]", "filter: {_tags: {_expressions: [{values: $v}]}}", "t:snow", ["alps"]),
      ("[String]", "filter: {_tags: {_expressions: [{values: $v}]}}", #"["t:snow", "t:summer"]"#, ["alps"]),
      ("[String]", "filter: {_tags: {_expressions: [{values: $v}]}}", "[]", ["alps", "bali", "corsica"]),
      ("[String]", "filter: {_tags: {_expressions: [{values: $v}]}}", "null", []),
      (
        "AdventureModelFilter", "filter: $v",
        #"{"_logOp":"OR","price":{"_expressions":[{"value":900.0}]},"groupSize":{"_expressions":[{"value":2}]}}"#,
        ["alps", "corsica"]
      ),
      ("AdventureModelFilter", "filter: $v", "null", ["alps", "bali", "corsica"]),
      (
        "[StringFilterExpression]!", "filter: {slug: {_expressions: $v}}", #"{"value":"BALI","_ignoreCase":true}"#,
        ["bali"]
      ),
      ("ID", "filter: {_id: {_expressions: [{value: $v}]}}", "10", ["bali"]),
    ] as [(String, String, String?, [String])]
  )
  func `a text becomes a value of the declared type`(
    type: String,
    argument: String,
    text: String?,
    slugs: [String]
  ) throws {
    let body = try Self.run(type, argument, text)
    #expect(body["data"]?["adventureList"]?["items"]?.elements.compactMap { $0["slug"]?.string } == slugs)
    #expect(body["errors"] == nil)
  }

  @Test(
    arguments: [
      ("Int", "limit: $v", "1.5", "Expected a value that can be converted to type 'Int' but it was a 'String'"),
      ("Int", "limit: $v", "2147483648", "Expected a value that can be converted to type 'Int' but it was a 'String'"),
      ("Int", "limit: $v", "", "Expected a value that can be converted to type 'Int' but it was a 'String'"),
      ("Int!", "limit: $v", "null", "Variable 'v' has coerced Null value for NonNull type 'Int!'"),
      ("String!", "sort: $v", nil, "Variable 'v' has coerced Null value for NonNull type 'String!'"),
      (
        "Float", "filter: {price: {_expressions: [{value: $v}]}}", "cheap",
        "Expected a value that can be converted to type 'Float' but it was a 'String'"
      ),
      (
        "FloatOperator", "filter: {price: {_expressions: [{value: 1, _operator: $v}]}}", "lower",
        "Invalid input for enum 'FloatOperator'. No value found for name 'lower'"
      ),
      (
        "AdventureModelFilter", "filter: $v", "{slug:1}",
        "The text is not JSON, which a value of type 'AdventureModelFilter' must be"
      ),
      (
        "AdventureModelFilter", "filter: $v", #"{"slgu":null}"#,
        "The variables input contains a field name 'slgu' that is not defined for input object type 'AdventureModelFilter'"
      ),
      (
        "AdventureModelFilter", "filter: $v", #"{"slug":{}}"#,
        "Field '_expressions' has coerced Null value for NonNull type '[StringFilterExpression]!'"
      ),
      (
        "AdventureModelFilter", "filter: $v", #"{"slug":{"_expressions":null}}"#,
        "Field '_expressions' has coerced Null value for NonNull type '[StringFilterExpression]!'"
      ),
      (
        "AdventureModelFilter", "filter: $v", #"{"slug":5}"#,
        "Expected type 'Map' but was 'Number'. Variables for input objects must be an instance of type 'Map'."
      ),
      (
        "AdventureModelFilter", "filter: $v", #"{"slug":{"_expressions":[{"_operator":"IS"}]}}"#,
        "Invalid input for enum 'StringOperator'. No value found for name 'IS'"
      ),
      (
        "AdventureModelFilter", "filter: $v", #"{"price":{"_expressions":[{"value":"5"}]}}"#,
        "Expected a value that can be converted to type 'Float' but it was a 'String'"
      ),
      (
        "Boolean", "filter: {title: {_expressions: [{value: \"x\", _ignoreCase: $v}]}}", "yes",
        "Expected a value that can be converted to type 'Boolean' but it was a 'String'"
      ),
    ] as [(String, String, String?, String)]
  )
  func `a text that does not fit is an error`(type: String, argument: String, text: String?, reason: String) throws {
    let body = try Self.run(type, argument, text)
    #expect(body["errors"]?.elements.first?["message"] == .string("Variable 'v' has an invalid value: \(reason)"))
    #expect(body["data"] == nil)
  }
}
