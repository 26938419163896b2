import PQCore
import PQGraphQL
import PQModel
import PQRun
import Testing

struct ItemDecoderTests {
  private struct Recipe: AnswerModel {
    static let singular = "recipe"
    static let plural = "recipes"

    var title: String
    var minutes: Int?

    var remarks: [AnswerRemark] { minutes == 0 ? [AnswerRemark("minutes", "is nothing")] : [] }
  }

  private func context() throws -> RunContext {
    let slug = Variable("slug", .nonNull(.named("String")))
    let width = Variable("imageWidth", .named("Int"))
    return RunContext(
      environment: Environment(name: "here", host: try Host("localhost")),
      variables: [BoundVariable(slug, .text("sushi")), BoundVariable(width, .literal("800"))]
    )
  }

  private static func answer(_ text: String) throws -> Answer {
    let response = Response(status: 200, body: Array(text.utf8))
    return Answer(response: response, json: try JSON(parsing: text), verdict: .ok)
  }

  private func decode(_ answer: String) throws -> DecodedItem<Recipe> {
    try ItemDecoder<Recipe>().decode(Self.answer(answer), context: context())
  }

  @Test
  func `one item becomes the model, and its references are written after its members`() throws {
    let item = try decode(#"{"data":{"l":{"items":[{"title":"Sushi","minutes":30}],"_references":[{"a":1.0}]}}}"#)
    #expect(item.item.title == "Sushi")
    #expect(item.problems.isEmpty)
    var writer = JSONWriter(style: .compact)
    item.write(to: &writer)
    #expect(writer.text == #"{"title":"Sushi","minutes":30,"_references":[{"a":1.0}]}"#)
  }

  @Test(
    arguments: [
      (#"{"data":{"l":{"items":[]}}}"#, "nothing was found for slug=sushi", "'data.l.items' holds no item"),
      (#"{"data":{"r":{"item":null}}}"#, "nothing was found for slug=sushi", "'data.r.item' holds no item"),
      (
        #"{"data":{"l":{"items":[{"title":"a"},{"title":"b"}]}}}"#,
        "2 items were found for slug=sushi where one was expected",
        "they are in 'data.l.items'"
      ),
      (#"{"data":{"l":{"items":[null]}}}"#, "the item does not fit the model 'Recipe'", "data.l.items[0] is null"),
    ]
  )
  func `anything but one good item fails`(answer: String, message: String, note: String) {
    let problem = #expect(throws: Diagnostic.self) { try decode(answer) }
    #expect(problem?.message == message)
    #expect(problem?.notes.first?.message == note)
    #expect(problem?.failure == .badAnswer)
  }

  @Test
  func `what is odd about the item is a warning`() throws {
    let item = try decode(#"{"data":{"l":{"items":[{"title":"Sushi","minutes":0}]}}}"#)
    #expect(item.problems.map(\.severity) == [.warning])
    #expect(
      item.problems.first?.notes.map(\.message) == ["data.l.items[0].minutes is nothing (in the fragment \"Sushi\")"]
    )
  }

  @Test
  func `a secret value is not told`() throws {
    let token = Variable("token", .nonNull(.named("String")), isSecret: true)
    let context = RunContext(
      environment: Environment(name: "here", host: try Host("localhost")),
      variables: [BoundVariable(token, .text("hunter2"))]
    )
    let answer = try Self.answer(#"{"data":{"l":{"items":[]}}}"#)
    let problem = #expect(throws: Diagnostic.self) {
      try ItemDecoder<Recipe>().decode(answer, context: context)
    }
    #expect(problem?.message == "nothing was found for token=<redacted>")
  }
}
