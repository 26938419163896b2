package import PQCore
import PQModel

/// A bearer token (RFC 6750) as it can be sent: one word of visible ASCII.
struct BearerToken: Sendable {
  /// The token.
  let secret: Secret

  /// When it ends, in seconds since the beginning of 1970, or nil when it does not say.
  var expiry: Int? { JSONWebToken(secret.reveal())?.expiry }

  /// Takes a token.
  ///
  /// - Parameter text: The token; nil comes of a text that is no token.
  init?(_ text: String) {
    // RFC 6750, section 2.1, has fewer characters; servers are known to give others. Quotes and brackets come of what
    // is around a token: quotes of a shell, JSON, a page.
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !Self.brackets.contains($0) }) else {
      return nil
    }
    secret = Secret(text)
  }

  /// Takes the text of a file or of a program's output, with blanks and line breaks around it.
  ///
  /// - Parameter bytes: The text; nil comes of a text that is no token.
  init?(trimming bytes: some Sequence<UInt8>) {
    var text = String(decoding: Array(bytes), as: UTF8.self)[...]
    text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    self.init(String(text))
  }

  /// Holds the token's end against the clock.
  ///
  /// - Parameters:
  ///   - now: The time in seconds since the beginning of 1970.
  ///   - span: Where the token is given.
  /// - Returns: A warning when it ends soon.
  /// - Throws: A diagnostic when it has ended.
  func check(at now: Int, span: SourceSpan?) throws(Diagnostic) -> Diagnostic? {
    guard let expiry else { return nil }
    guard expiry > now else { throw .expired(for: now - expiry, at: span) }
    return expiry - now < BearerToken.warningTime ? .endsSoon(in: expiry - now, at: span) : nil
  }

  private static let warningTime = 600
  private static let brackets = Array("\"'<>{}".utf8)
}

extension Request {
  /// Puts a bearer token into the request.
  ///
  /// - Parameter token: The token.
  /// - Throws: A diagnostic when HTTP does not allow the token, which that of a `BearerToken` never is.
  mutating func authorize(bearer token: Secret) throws(Diagnostic) {
    headers.set(try HeaderField("Authorization", "Bearer \(token.reveal())"))
  }
}

extension Diagnostic.Code {
  package static let tokenExpired = Diagnostic.Code(
    "token-expired",
    explanation: """
      The token itself says that it has ended, so that the server would refuse it; nothing was sent. A local \
      development token of AEM's developer console is good for 24 hours. 'type: oauth' and 'type: command' get a new \
      token when one is needed.
      """,
    example: "auth: { type: token, token-file: yesterday.json }"
  )

  package static let tokenExpiresSoon = Diagnostic.Code(
    "token-expires-soon",
    explanation: "The token itself says that it ends within ten minutes; what runs longer than that will fail.",
    example: "auth: { type: token, token-file: token.json }"
  )
}

extension Diagnostic {
  fileprivate static func expired(for seconds: Int, at span: SourceSpan?) -> Diagnostic {
    .error(
      .tokenExpired,
      "the token expired \(words(for: seconds)) ago",
      at: span,
      hint: "get a new one from the developer console, or let 'type: oauth' get tokens",
      failure: .authentication
    )
  }

  fileprivate static func endsSoon(in seconds: Int, at span: SourceSpan?) -> Diagnostic {
    .warning(
      .tokenExpiresSoon,
      "the token expires in \(words(for: seconds))",
      at: span,
      hint: "get a new one before it does"
    )
  }

  private static func words(for seconds: Int) -> String {
    let units: [(name: String, length: Int)] = [("day", 86_400), ("hour", 3_600), ("minute", 60)]
    guard let unit = units.first(where: { $0.length <= seconds }) else { return "less than a minute" }
    let count = seconds / unit.length
    return "\(count) \(unit.name)\(count == 1 ? "" : "s")"
  }
}
