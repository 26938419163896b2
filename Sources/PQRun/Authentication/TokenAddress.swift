package import PQCore
import PQModel

/// The address of a token endpoint (RFC 6749, section 3.2).
struct TokenAddress: Sendable, Hashable {
  /// The address as it is asked.
  let text: String

  /// Adobe's identity service.
  static let adobe = TokenAddress(checked: "https://ims-na1.adobelogin.com/ims/token/v3")

  private init(checked text: String) {
    self.text = text
  }

  /// Reads an address.
  ///
  /// - Parameter node: The address in a file.
  /// - Throws: A diagnostic when it is no address, holds credentials, or would send them in the clear.
  init(_ node: Node) throws(Diagnostic) {
    let text = try node.readText("token-url")
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !text.contains("#"), !text.contains("?"),
      let separator = text.firstRange(of: "://")
    else { throw .notAnAddress(node) }
    let authority = text[separator.upperBound...].prefix { $0 != "/" }
    guard !authority.contains("@") else { throw .credentialsInAddress(node) }
    let host = try Host(String(authority), at: node.span)
    switch text[..<separator.lowerBound].lowercased() {
    case "https": break
    case "http":
      guard host.isLoopback else { throw .unencrypted(node) }
    default: throw .notAnAddress(node)
    }
    self.text = text
  }
}

extension Diagnostic.Code {
  package static let invalidTokenURL = Diagnostic.Code(
    "token-url",
    explanation: """
      The address of the server that gives tokens is a whole https address without user name, query and fragment; \
      plain http is taken for this machine alone, because the client's secret is sent there. Credentials go into the \
      body of the request and never into its address.
      """,
    example: "auth: { type: oauth, token-url: ims-na1.adobelogin.com, client-id: a, client-secret: \"${env:S}\" }"
  )
}

extension Diagnostic {
  fileprivate static func notAnAddress(_ node: Node) -> Diagnostic {
    .error(
      .invalidTokenURL,
      "'token-url' is not a whole https address without query and fragment",
      at: node.span,
      hint: "write it as \(TokenAddress.adobe.text)"
    )
  }

  fileprivate static func credentialsInAddress(_ node: Node) -> Diagnostic {
    .error(
      .invalidTokenURL,
      "'token-url' holds a user name, which would be shown wherever the address is",
      at: node.span,
      hint: "give it as 'client-id' and 'client-secret'"
    )
  }

  fileprivate static func unencrypted(_ node: Node) -> Diagnostic {
    .error(
      .invalidTokenURL,
      "'token-url' is a plain http address, and the client's secret would be sent in the clear",
      at: node.span,
      hint: "write https"
    )
  }
}
