import PQCore
import PQModel

/// The pair of Basic authentication (RFC 7617), encoded as it is sent.
struct BasicCredentials: Sendable {
  /// The pair in Base64.
  let secret: Secret

  /// How user name and password are written as bytes.
  enum Encoding: String, CaseIterable {
    case utf8 = "utf-8"
    case latin1
  }

  /// Encodes a pair.
  ///
  /// - Parameters:
  ///   - username: The user's name, without a colon.
  ///   - password: The password.
  ///   - encoding: How the two are written as bytes.
  ///   - span: Where they are given.
  /// - Throws: A diagnostic when a character has no byte in the encoding.
  init(username: String, password: Secret, encoding: Encoding, at span: SourceSpan?) throws(Diagnostic) {
    let pair = "\(username):\(password.reveal())"
    switch encoding {
    case .utf8:
      secret = Secret(Base64.encode(pair.utf8))
    case .latin1:
      guard pair.unicodeScalars.allSatisfy({ $0.value < 0x100 }) else { throw .outsideLatin1(at: span) }
      secret = Secret(Base64.encode(pair.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }))
    }
  }

  /// Puts the pair into a request.
  ///
  /// - Parameter request: The request.
  /// - Throws: Nothing in practice: Base64 is a valid field value.
  func authorize(_ request: inout Request) throws(Diagnostic) {
    request.headers.set(try HeaderField("Authorization", "Basic \(secret.reveal())"))
  }
}

extension Diagnostic {
  fileprivate static func outsideLatin1(at span: SourceSpan?) -> Diagnostic {
    .error(
      .invalidUsername,
      "user name or password holds a character outside Latin-1",
      at: span,
      hint: "use encoding: utf-8"
    )
  }
}
