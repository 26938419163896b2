import PQCore
import PQGraphQL
import Testing

@testable import PQSandbox

@Suite struct DocumentValidatorTests {
  private static func messages(_ text: String) throws -> [String] {
    let document = try GraphQLDocument(parsing: SourceText(name: "test.graphql", text: text))
    return DocumentValidator(schema: AEMSchema(models: ContentModel.wknd)).problems(of: document).map(\.message)
  }

  private static func list(_ arguments: String) -> String {
    "{ adventureList(\(arguments)) { items { slug } } }"
  }

  @Test(
    arguments: [
      ("{ adventures { x } }", "(FieldUndefined@[adventures]) : Field 'adventures' in type 'QueryType' is undefined"),
      (
        "{ a: adventureList { items { hero { x } } } }",
        "(FieldUndefined@[adventureList/items/hero]) : Field 'hero' in type 'AdventureModel' is undefined"
      ),
      (list("limt: 1"), "(UnknownArgument@[adventureList]) : Unknown field argument 'limt'"),
      (
        "{ adventureByPath { item { slug } } }",
        "(MissingFieldArgument@[adventureByPath]) : Missing field argument '_path'"
      ),
      (
        "{ adventureList { items } }",
        "(SubselectionRequired@[adventureList/items]) : Subselection required for type 'AdventureModel' of field 'items'"
      ),
      (
        "{ adventureList { items { slug { x } } } }",
        "(SubselectionNotAllowed@[adventureList/items/slug]) : Subselection not allowed on leaf type 'String' of field 'slug'"
      ),
      (
        "{ adventureList { items { primaryImage { _path } } } }",
        "(FieldUndefined@[adventureList/items/primaryImage/_path]) : Field '_path' in type 'Reference' is undefined"
      ),
      (
        "{ adventureList { items { primaryImage { ... on Image { x } } } } }",
        "(UnknownType@[adventureList/items/primaryImage]) : Unknown type 'Image'"
      ),
      (
        "{ adventureList { items { ... on ArticleModel { slug } } } }",
        "(InvalidFragmentType@[adventureList/items]) : Fragment cannot be spread here as objects of type 'AdventureModel' can never be of type 'ArticleModel'"
      ),
      (
        "{ adventureList { items { ... on String { slug } } } }",
        "(InlineFragmentTypeConditionInvalid@[adventureList/items]) : Inline fragment type condition is invalid, must be on Object/Interface/Union"
      ),
      (list("limit: $n"), "(UndefinedVariable@[adventureList]) : Undefined variable 'n'"),
      ("query ($n: Int) { articleList { items { slug } } }", "(UnusedVariable) : Unused variable 'n'"),
      ("query ($n: Nope) \(list("limit: $n"))", "(UnknownType) : Unknown type 'Nope'"),
      (
        "query ($n: String) \(list("limit: $n"))",
        "(VariableTypeMismatch@[adventureList]) : Variable type 'String' does not match expected type 'Int'"
      ),
      (
        "query ($n: String) { adventureByPath(_path: $n) { item { slug } } }",
        "(VariableTypeMismatch@[adventureByPath]) : Variable type 'String' does not match expected type 'String!'"
      ),
      (
        "query ($n: Int = 1.5) \(list("limit: $n"))",
        "(WrongType) : argument 'n' with value 'FloatValue{value=1.5}' is not a valid 'Int' - Expected an AST type of 'IntValue' but it was a 'FloatValue'"
      ),
      (
        list("limit: 3000000000"),
        "(WrongType@[adventureList]) : argument 'limit' with value 'IntValue{value=3000000000}' is not a valid 'Int' - Expected value to be in the Integer range, but it was '3000000000'"
      ),
      (
        list("filter: {price: {_expressions: [{_operator: LESS}]}}"),
        "(WrongType@[adventureList]) : argument 'filter.price._expressions[0]._operator' with value 'EnumValue{name='LESS'}' is not a valid 'FloatOperator' - Literal value not in allowable values for enum 'FloatOperator' - 'EnumValue{name='LESS'}'"
      ),
      (
        list("filter: {prize: null}"),
        "(WrongType@[adventureList]) : argument 'filter' with value 'ObjectValue{objectFields=[ObjectField{name='prize', value=NullValue{}}]}' contains a field not in 'AdventureModelFilter': 'prize'"
      ),
      (
        list("filter: {title: {_logOp: OR}}"),
        "(WrongType@[adventureList]) : argument 'filter.title' with value 'ObjectValue{objectFields=[ObjectField{name='_logOp', value=EnumValue{name='OR'}}]}' is missing required fields '[_expressions]'"
      ),
      (
        list("filter: true"),
        "(WrongType@[adventureList]) : argument 'filter' with value 'BooleanValue{value=true}' must be an object type"
      ),
      (
        "{ adventureByPath(_path: null) { item { slug } } }",
        "(WrongType@[adventureByPath]) : argument '_path' with value 'NullValue{}' must not be null"
      ),
      ("{ adventureList { ...f } }", "(UndefinedFragment@[adventureList]) : Undefined fragment 'f'"),
      (
        "{ adventureList { items { slug } } } fragment f on AdventureModel { slug }",
        "(UnusedFragment) : Unused fragment 'f'"
      ),
      (
        "{ adventureList { items { ...f } } } fragment f on AdventureModel { slug ...f }",
        "(FragmentCycle@[f]) : Fragment cycles not allowed"
      ),
      (
        "{ adventureList { items { ...f } } } fragment f on AdventureModel { hero }",
        "(FieldUndefined@[f/hero]) : Field 'hero' in type 'AdventureModel' is undefined"
      ),
      (
        "{ adventureList { items { ...f } } } fragment f on Adventure { hero }",
        "(UnknownType@[f]) : Unknown type 'Adventure'"
      ),
      (
        "{ adventureList { items { slug @live } } }",
        "(UnknownDirective@[adventureList/items/slug]) : Unknown directive 'live'"
      ),
      (
        "{ adventureList { items { slug @skip } } }",
        "(MissingDirectiveArgument@[adventureList/items/slug]) : Missing directive argument 'if'"
      ),
      (
        "query ($a: Int, $a: Int) \(list("limit: $a"))",
        "(DuplicateVariableName) : There can be only one variable named 'a'"
      ),
      (
        "query ($a: ImageRef) \(list("limit: 1, sort: $a"))",
        "(NonInputTypeOnVariable) : Input variable 'a' type 'ImageRef' is not an input type"
      ),
      (
        "{ adventureList { items { ...f } } } fragment f on String { hero }",
        "(FragmentTypeConditionInvalid@[f]) : Fragment type condition is invalid, must be on Object/Interface/Union"
      ),
      (
        "query ($v: StringFilterExpression) \(list("filter: {slug: {_expressions: $v}}"))",
        "(VariableTypeMismatch@[adventureList]) : Variable type 'StringFilterExpression' does not match expected type '[StringFilterExpression]!'"
      ),
    ] as [(String, String)]
  )
  func `a contradiction to the schema has graphql-java's words`(text: String, message: String) throws {
    #expect(try Self.messages(text).contains("Validation error " + message))
  }

  @Test(arguments: [
    "query ($n: Int! = 5, $s: String = \"title\") \(list("limit: $n, sort: $s"))",
    "query ($f: AdventureModelFilter) \(list("filter: $f"))",
    "query ($e: [StringFilterExpression!]!) \(list("filter: {slug: {_expressions: $e}}"))",
    list("filter: {price: {_expressions: {value: 5}}}"),
    "{ adventureList { items { ...f } } } fragment f on AdventureModel { ... on Reference { ... on AdventureModel { slug @skip(if: true) } } }",
  ])
  func `a document that fits the schema has no problem`(text: String) throws {
    #expect(try Self.messages(text) == [])
  }

  @Test func `a long chain of fragments is checked without delay`() throws {
    let fragments = (0..<1500).map { "fragment f\($0) on AdventureModel { ...f\($0 + 1) } " }
    let text = "{ adventureList { items { ...f0 } } } \(fragments.joined()) fragment f1500 on AdventureModel { slug }"
    #expect(try Self.messages(text) == [])
  }
}
