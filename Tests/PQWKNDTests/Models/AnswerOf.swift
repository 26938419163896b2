import PQCore
import PQModel
import PQRun

extension Answer {
  /// A good answer with a body.
  init(_ text: String) throws {
    self.init(
      response: Response(status: 200, body: Array(text.utf8)),
      json: try JSON(parsing: text),
      verdict: .ok
    )
  }
}

extension RunContext {
  /// A call to a local author.
  static func author() throws -> RunContext {
    RunContext(environment: Environment(name: "author", scheme: .http, host: try Host("localhost:4502")))
  }
}

extension Presentable {
  /// The value as JSON text.
  func json(_ style: JSONWriter.Style = .compact) -> String {
    var writer = JSONWriter(style: style)
    write(to: &writer)
    return writer.text
  }
}
