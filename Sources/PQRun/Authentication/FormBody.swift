import PQCore
import PQModel

/// Fields of a form, to be posted.
struct FormBody {
  private let fields: [(name: String, value: String)]

  init(_ fields: [(name: String, value: String)]) {
    self.fields = fields
  }

  /// Makes the request that posts the form, its body and that of the answer hidden from every log.
  func post(to url: String, connection: ConnectionOptions) throws(Diagnostic) -> Request {
    let body = fields.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }
    return Request(
      method: .post,
      url: url,
      headers: HeaderFields([
        try HeaderField("Accept", "application/json"),
        try HeaderField("Content-Type", "application/x-www-form-urlencoded"),
        try HeaderField("User-Agent", "pqrun/\(Version.current)"),
      ]),
      body: Array(body.joined(separator: "&").utf8),
      connection: connection,
      isConfidential: true
    )
  }
}
