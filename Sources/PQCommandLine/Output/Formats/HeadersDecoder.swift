import PQCore
import PQModel
import PQRun

/// Gives the status and the header fields of an answer: what `--format headers` shows.
struct HeadersDecoder: ResultDecoder {
  let name = "headers"
  let summary = "the status and the header fields"

  func decode(_ answer: Answer, context: RunContext) -> HeadersResult {
    HeadersResult(
      status: answer.response.status,
      version: answer.response.exchange.version,
      headers: answer.response.headers
    )
  }
}

/// The status and the header fields of an answer; sensitive values are hidden.
struct HeadersResult: Presentable {
  let status: Int
  let version: String?
  let headers: HeaderFields

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("status")
    writer.number(status)
    writer.key("headers")
    writer.beginArray()
    for field in headers.fields {
      writer.beginObject()
      writer.key("name")
      writer.string(field.name)
      writer.key("value")
      writer.string(field.isSensitive ? "<redacted>" : field.value)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  func text(in layout: TextLayout) -> String? {
    let lines =
      [[version, String(status)].compactMap(\.self).joined(separator: " ")] + headers.fields.map(\.description)
    return lines.map { TerminalText.sanitise($0) }.joined(separator: "\n")
  }
}
