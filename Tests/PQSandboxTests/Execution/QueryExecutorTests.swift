import PQCore
import PQSandbox
import Testing

@Suite struct QueryExecutorTests {
  @Test(
    arguments: [
      (
        "{ adventureByPath(_path: \"/content/dam/t/bali\") { item { slug title: slug _path price groupSize __typename } } }",
        #"{"adventureByPath":{"item":{"slug":"bali","title":"bali","_path":"/content/dam/t/bali","price":5000,"groupSize":null,"__typename":"AdventureModel"}}}"#
      ),
      (
        "{ adventureById(_id: \"30\") { item { _id _variation _variations _locale _tags _model { _path title } _metadata { stringMetadata { name value } intMetadata { name } } } } }",
        #"{"adventureById":{"item":{"_id":"30","_variation":"master","_variations":[],"_locale":"en","_tags":["t:summer","t:snow"],"_model":{"_path":"/conf/wknd-shared/settings/dam/cfm/models/adventure","title":"Adventure"},"_metadata":{"stringMetadata":[{"name":"title","value":"Alps"}],"intMetadata":[]}}}}"#
      ),
      (
        "{ authorByPath(_path: \"/content/dam/t/zoe\") { item { firstName lastName birthDay occupations biography { html plaintext markdown json } } } }",
        #"{"authorByPath":{"item":{"firstName":"Zoë","lastName":null,"birthDay":"1990-05-04T00:00:00.000Z","occupations":["Writer","Surfer"],"biography":{"html":"<p>Rides <strong>waves</strong></p>\n","plaintext":"Rides waves","markdown":"Rides **waves**","json":[{"nodeType":"paragraph","content":[{"nodeType":"text","value":"Rides "},{"nodeType":"text","value":"waves","format":{"variants":["bold"]}}]}]}}}}"#
      ),
      (
        "{ articleList { items { slug authorFragment { firstName } featuredImage { ... on ArticleModel { title } } } } }",
        #"{"articleList":{"items":[{"slug":"surfers","authorFragment":{"firstName":"Zoë"},"featuredImage":{"title":"Surfers"}},{"slug":"waves","authorFragment":null,"featuredImage":null}]}}"#
      ),
      (
        "{ adventureById(_id: \"10\") { item { primaryImage { ... on ImageRef { type _path _authorUrl _publishUrl width height mimeType _dmS7Url _smartCrops { name } } } } } }",
        #"{"adventureById":{"item":{"primaryImage":{"type":"image","_path":"/content/dam/t/my-wave.jpeg","_authorUrl":"https://author.example.com/content/dam/t/my-wave.jpeg","_publishUrl":"https://www.example.com/content/dam/t/my-wave.jpeg","width":40,"height":30,"mimeType":"image/jpeg","_dmS7Url":null,"_smartCrops":null}}}}"#
      ),
      (
        "{ adventureById(_id: \"10\") { item { primaryImage { ... on DocumentRef { _path } } } } }",
        #"{"adventureById":{"item":{"primaryImage":{}}}}"#
      ),
      (
        "{ adventureList { _references { __typename ... on ImageRef { width } ... on AdventureModel { slug } } } }",
        #"{"adventureList":{"_references":[{"__typename":"AdventureModel","slug":"bali"},{"__typename":"ImageRef","width":40}]}}"#
      ),
      (
        "{ a: adventureList(limit: 1) { items { ...f } } b: articleList(limit: 0) { items { slug } } __typename } fragment f on AdventureModel { ...g slug } fragment g on AdventureModel { title }",
        #"{"a":{"items":[{"title":"Alps","slug":"alps"}]},"b":{"items":[]},"__typename":"QueryType"}"#
      ),
      (
        "query ($yes: Boolean = true, $no: Boolean!) { adventureById(_id: \"10\") { item { slug @include(if: $no) title @skip(if: $yes) ... @include(if: $yes) { price } ... on AdventureModel @skip(if: $no) { activity } } } }",
        #"{"adventureById":{"item":{"price":5000,"activity":"Surfing"}}}"#
      ),
      (
        "{ adventureById(_id: \"10\") { item { description { html } description { plaintext } } item { slug } } }",
        #"{"adventureById":{"item":{"description":{"html":"<p>Fine</p>\n","plaintext":"Fine"},"slug":"bali"}}}"#
      ),
    ] as [(String, String)]
  )
  func `an answer has what was selected, in that order`(query: String, data: String) throws {
    let result = try TestStore.run(query, query.contains("$no") ? [("no", "false")] : [])
    #expect(result.body.text() == "{\"data\":\(data)}")
    #expect(result.status == 200)
    #expect(result.contentType == "application/json")
  }

  @Test func `a picture's address is null where pictures are not optimised`() throws {
    let query = "{ adventureById(_id: \"10\") { item { primaryImage { ... on ImageRef { _dynamicUrl } } } } }"
    let result = try TestStore.run(query, hasDynamicImages: false)
    #expect(
      result.body.text() == #"{"data":{"adventureById":{"item":{"primaryImage":{"_dynamicUrl":null}}}}}"#
    )
  }

  @Test(
    arguments: [
      (
        "query get             ($path: String!) { adventureByPath(_path: $path) { item { slug } } }",
        #"{"errors":[{"message":"Variable 'path' has an invalid value: Variable 'path' has coerced Null value for NonNull type 'String!'","locations":[{"column":24,"line":1}],"extensions":{"classification":"ValidationError"}}]}"#
      ),
      (
        "{\n  adventureByPath(_path: \"/content/dam/none\") { item { slug } } }",
        #"{"errors":[{"message":"Exception while fetching data (/adventureByPath) : Path: '/content/dam/none': no resource available","locations":[{"column":3,"line":2}],"path":["adventureByPath"],"extensions":{"classification":"DataFetchingException"}}],"data":null}"#
      ),
      (
        "{ x: articleByPath(_path: \"/content/dam/t/zoe\") { item { slug } } }",
        #"{"errors":[{"message":"Exception while fetching data (/x) : Path: '/content/dam/t/zoe': no resource available","locations":[{"column":3,"line":1}],"path":["x"],"extensions":{"classification":"DataFetchingException"}}],"data":null}"#
      ),
      (
        "mutation { a }",
        #"{"errors":[{"message":"Schema is not configured for mutations.","locations":[{"column":1,"line":1}],"extensions":{"classification":"OperationNotSupported"}}]}"#
      ),
      (
        "query a { adventureList { items { slug } } } query b { adventureList { items { slug } } }",
        #"{"errors":[{"message":"Must provide operation name if query contains multiple operations.","extensions":{"classification":"ValidationError"}}]}"#
      ),
    ] as [(String, String)]
  )
  func `an error has AEM's words and order`(query: String, body: String) throws {
    let result = try TestStore.run(query)
    #expect(result.body.text() == body)
    #expect(result.status == 200)
  }

  @Test func `a document that contradicts the schema is answered with 500`() throws {
    let result = try TestStore.run(
      "{\n  adventureByPath(_path: \"/x\") {\n    item {\n      hero\n    }\n  }\n}",
      [("a", "b")]
    )
    #expect(result.status == 500)
    #expect(
      result.body.text()
        == #"{"errors":[{"errorType":"QueryValidationError","message":"Persisted Query Validation Error","details":"Error: type=ValidationError; message=Validation error (FieldUndefined@[adventureByPath/item/hero]) : Field 'hero' in type 'AdventureModel' is undefined; location=4,7;"}]}"#
    )
  }

  @Test func `a query that would answer endlessly is stopped`() throws {
    let depth = 30
    let fragments = (0..<depth).map { level in
      "fragment f\(level) on ArticleModel { a: featuredImage { ...f\(level + 1) } b: featuredImage { ...f\(level + 1) } }"
    }
    let query = "{ articleList { items { ...f0 } } } \(fragments.joined()) fragment f\(depth) on ArticleModel { slug }"
    let result = try TestStore.run(query)
    #expect(result.body["data"] == nil)
    #expect(result.body["errors"]?.elements.first?["message"] == .string("maximum number of fields exceeded"))
  }

  @Test func `a query that goes too deep is stopped`() throws {
    let depth = 250
    let fragments = (0..<depth).map { "fragment f\($0) on ArticleModel { featuredImage { ...f\($0 + 1) } }" }
    let query = "{ articleList { items { ...f0 } } } \(fragments.joined()) fragment f\(depth) on ArticleModel { slug }"
    let result = try TestStore.run(query)
    #expect(result.body["data"] == nil)
    #expect(
      result.body["errors"]?.elements.first?["message"] == .string("maximum query depth exceeded 201 > 200")
    )
  }
}
