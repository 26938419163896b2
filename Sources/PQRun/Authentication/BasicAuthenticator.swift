public import PQCore
import PQModel

/// Sends a user name and a password (RFC 7617).
public struct BasicAuthenticator: Authenticator {
  /// The word `basic`.
  public static let scheme = "basic"

  /// The keys `username`, `password` and `encoding`.
  public static let fields: [Field] = [
    Field(
      "username",
      .text,
      isRequired: true,
      description: "The user's name; it holds no colon.",
      examples: ["admin"]
    ),
    Field(
      "password",
      .secret,
      isRequired: true,
      description: "The password.",
      examples: ["\"${env:AEM_PASSWORD}\""]
    ),
    Field(
      "encoding",
      .choice(Encoding.allCases.map(\.rawValue)),
      defaultText: "utf-8",
      description: "How the two are written as bytes; Sling itself reads latin1.",
      examples: ["latin1"]
    ),
  ]

  private let username: String
  private let password: Secret
  private let credentials: Secret

  /// How user name and password are written as bytes.
  enum Encoding: String, CaseIterable {
    case utf8 = "utf-8"
    case latin1
  }

  /// Reads the settings.
  ///
  /// - Parameter decoder: The `auth` mapping.
  /// - Throws: A diagnostic when one is absent, empty, holds a control character, or the user name holds a colon.
  public init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    username = try decoder.required("username") { node throws(Diagnostic) in
      let name = try node.readSecret("username").reveal()
      guard !name.utf8.contains(UInt8(ascii: ":")) else { throw .colonInUsername(node) }
      return name
    }
    password = try decoder.required("password") { node throws(Diagnostic) in try node.readSecret("password") }
    let encoding = decoder.choice("encoding", Encoding.self) ?? .utf8
    let pair = "\(username):\(password.reveal())"
    switch encoding {
    case .utf8:
      credentials = Secret(Base64.encode(pair.utf8))
    case .latin1:
      guard pair.unicodeScalars.allSatisfy({ $0.value < 0x100 }) else { throw .outsideLatin1(decoder.node) }
      credentials = Secret(Base64.encode(pair.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }))
    }
  }

  /// The password, and the pair in Base64.
  public var secrets: [Secret] { [password, credentials] }

  /// Sets the `Authorization` field.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - context: The call it belongs to.
  /// - Throws: Nothing in practice: Base64 is a valid field value.
  public func authorize(_ request: inout Request, context: RunContext) async throws {
    request.headers.set(try HeaderField("Authorization", "Basic \(credentials.reveal())"))
  }
}

extension Diagnostic.Code {
  package static let invalidUsername = Diagnostic.Code(
    "invalid-username",
    explanation: """
      Basic authentication writes 'name:password', so that a colon in the name would move the border between the two \
      (RFC 7617, section 2). With 'encoding: latin1' both must be made of Latin-1 characters.
      """,
    example: "auth: { type: basic, username: \"a:b\", password: \"${env:AEM_PASSWORD}\" }"
  )
}

extension Diagnostic {
  fileprivate static func colonInUsername(_ node: Node) -> Diagnostic {
    .error(
      .invalidUsername,
      "the user name holds ':', which Basic authentication cannot send",
      at: node.span,
      hint: "a colon may stand in the password alone; check that the two are not joined"
    )
  }

  fileprivate static func outsideLatin1(_ node: Node) -> Diagnostic {
    .error(
      .invalidUsername,
      "user name or password holds a character outside Latin-1",
      at: node.span,
      hint: "use encoding: utf-8"
    )
  }
}
