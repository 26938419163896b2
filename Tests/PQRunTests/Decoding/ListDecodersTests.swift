import PQCore
import PQModel
import PQRun
import Testing

struct ListDecodersTests {
  private static let text = #"{"data":{"l":{"items":[{"a":1.0},null,{}],"_references":[{"_path":"/x"}]}}}"#

  private func decode(_ decoder: some ResultDecoder, _ text: String = text) async throws -> String {
    let answer = Answer(
      response: Response(status: 200, body: Array(text.utf8)),
      json: try JSON(parsing: text),
      verdict: .ok
    )
    let context = RunContext(environment: Environment(name: "here", host: try Host("localhost")))
    let value: any Presentable = try await decoder.decode(answer, context: context)
    var writer = JSONWriter(style: .compact)
    value.write(to: &writer)
    return writer.text
  }

  @Test
  func `items gives the bare list as it came`() async throws {
    #expect(try await decode(BareItemsDecoder()) == #"[{"a":1.0},null,{}]"#)
    #expect(try await decode(BareItemsDecoder(), #"{"data":{"l":{"edges":[{"node":{"a":1}}]}}}"#) == #"[{"a":1}]"#)
  }

  @Test
  func `references gives what rich text refers to`() async throws {
    #expect(try await decode(ReferencesDecoder()) == #"[{"_path":"/x"}]"#)
  }

  @Test
  func `an answer without items fails`() async {
    let problem = await #expect(throws: Diagnostic.self) {
      try await decode(BareItemsDecoder(), #"{"data":{"l":null}}"#)
    }
    #expect(problem?.failure == .badAnswer)
  }

  @Test
  func `raw gives the body byte for byte`() async throws {
    let body: [UInt8] = [0xFF, 0x00, 0x7B]
    #expect(RawResult(body).verbatim == body)
  }
}
