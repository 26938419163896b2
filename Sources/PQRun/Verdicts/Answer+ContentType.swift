public import PQCore
import PQModel

extension Answer {
  /// The warning that a body of JSON came under another media type, or under none; nil otherwise.
  ///
  /// The answer is good all the same; clients that go by the type, such as browsers, will not take it for JSON.
  public var contentTypeWarning: Diagnostic? {
    guard json != nil else { return nil }
    guard let type = response.mediaType else { return .missingContentType() }
    return type.isJSON ? nil : .foreignContentType(type.essence)
  }
}

extension Diagnostic.Code {
  package static let contentType = Diagnostic.Code(
    "content-type",
    explanation: """
      The body is JSON, and the header field Content-Type says something else or is missing. pqrun reads the body all \
      the same. AEM sends 'application/json', or 'application/graphql-response+json' where that is switched on.
      """,
    example: "HTTP 200 with Content-Type: text/html and {\"data\":{…}}"
  )
}

extension Diagnostic {
  fileprivate static func missingContentType() -> Diagnostic {
    .warning(
      .contentType,
      "the answer has no Content-Type, and its body is JSON",
      hint: "let the server say application/json: other clients go by it"
    )
  }

  fileprivate static func foreignContentType(_ type: String) -> Diagnostic {
    .warning(
      .contentType,
      "the answer's Content-Type is '\(type.shortened(to: 200))', and its body is JSON",
      hint: "let the server say application/json: other clients go by it"
    )
  }
}
