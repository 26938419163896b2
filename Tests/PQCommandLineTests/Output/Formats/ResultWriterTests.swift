import PQCore
import PQRun
import Testing

@testable import PQCommandLine

@Suite struct ResultWriterTests {
  private static let answer = #"{"data":{"l":{"items":[{"a":1.0},{"a":null}]}}}"#

  private func write(
    _ value: any Presentable,
    as format: OutputFormat?,
    layout: TextLayout = TextLayout(cutsTables: false)
  ) throws -> String {
    let sink = RecordingSink()
    try ResultWriter(format: format, columns: nil, layout: layout).write(value, to: sink)
    return sink.text
  }

  @Test(
    arguments: [
      (OutputFormat.compact, answer + "\n"),
      (.jsonl, #"{"a":1.0}"# + "\n" + #"{"a":null}"# + "\n"),
      (.table, "  a\n1.0\n  –\n"),
      (.csv, "a\r\n1.0\r\n\r\n"),
      (.yaml, "data:\n  l:\n    items:\n      - a: 1.0\n      - a: null\n"),
    ]
  )
  func `an answer is written in the form asked for, and its items are the rows`(
    format: OutputFormat,
    text: String
  ) throws {
    #expect(try write(JSONResult(JSON(parsing: Self.answer)), as: format) == text)
  }

  @Test func `JSON is coloured on a terminal and nowhere else`() throws {
    let value = JSONResult(try JSON(parsing: "[1]"))
    let onTerminal = TextLayout(isStyled: true, cutsTables: true)
    let elsewhere = TextLayout(isStyled: true, cutsTables: false)
    #expect(try write(value, as: .json, layout: onTerminal) == "[\n  \u{1B}[36m1\u{1B}[39m\n]\n")
    #expect(try write(value, as: .jsonl, layout: onTerminal) == "\u{1B}[36m1\u{1B}[39m\n")
    #expect(try write(value, as: .json, layout: elsewhere) == "[\n  1\n]\n")
  }

  @Test func `a large answer is written in pieces and whole`() throws {
    let text = "[" + Array(repeating: #""0123456789abcdef""#, count: 200_000).joined(separator: ",") + "]"
    #expect(try write(JSONResult(JSON(parsing: text)), as: .compact) == text + "\n")
  }

  @Test func `bytes are written as they came`() throws {
    #expect(try write(RawResult(Array("a\u{1B}".utf8)), as: nil) == "a\u{1B}")
    #expect(try write(RawResult(Array("a\"".utf8)), as: .compact) == "\"a\\\"\"\n")
  }

  @Test(arguments: [(OutputFormat?.none, "[\n  \"a\",\n  1.00\n]\n"), (.jsonl, "\"a\"\n1.00\n"), (.text, "a\n1.00\n")])
  func `matches are one list, or one a line`(format: OutputFormat?, text: String) throws {
    let sink = RecordingSink()
    let matches = [try JSON(parsing: #""a""#), try JSON(parsing: "1.00")]
    try ResultWriter(format: format, columns: nil, layout: TextLayout(cutsTables: false)).write(
      matches: matches,
      to: sink
    )
    #expect(sink.text == text)
  }
}
