public import PQCore

/// A host with an optional port, as an environment names it: never a scheme, a path or a user.
public struct Host: Sendable, Hashable {
  /// The name, the IPv4 address, or the IPv6 address in brackets.
  public let name: String

  /// The port, or nil for the scheme's own.
  public let port: Int?

  /// Reads a host.
  ///
  /// - Parameters:
  ///   - text: `host`, `host:port`, `[IPv6]` or `[IPv6]:port`.
  ///   - span: Where it is written, for the diagnostic.
  /// - Throws: A diagnostic that says what does not belong there.
  public init(_ text: String, at span: SourceSpan? = nil) throws(Diagnostic) {
    guard !text.isEmpty else { throw .emptyHost(at: span) }
    guard !text.contains("@") else { throw .userInHost(at: span) }
    if let colons = text.firstRange(of: "://") {
      throw .schemeInHost(text, scheme: String(text[..<colons.lowerBound]), at: span)
    }
    if let slash = text.firstIndex(where: { "/?#\\".contains($0) }) {
      throw .pathInHost(text, host: String(text[..<slash]), path: String(text[slash...]), at: span)
    }
    let (name, port) = try Host.split(text, at: span)
    try Host.check(name, of: text, at: span)
    self.name = name
    self.port = try port.map { digits throws(Diagnostic) in try Host.readPort(digits, of: text, at: span) }
  }

  /// Whether it is this machine itself: `localhost`, `127.0.0.0/8` or `[::1]`.
  public var isLoopback: Bool {
    let lowered = name.lowercased()
    if lowered == "localhost" || lowered.hasSuffix(".localhost") || lowered == "[::1]" { return true }
    let parts = lowered.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  private static func split(_ text: String, at span: SourceSpan?) throws(Diagnostic) -> (String, Substring?) {
    if text.hasPrefix("[") {
      guard let close = text.firstIndex(of: "]") else { throw .invalidHost(text, "a '[' is not closed", at: span) }
      let rest = text[text.index(after: close)...]
      guard rest.isEmpty || rest.hasPrefix(":") else {
        throw .invalidHost(text, "only ':port' may follow the ']'", at: span)
      }
      return (String(text[...close]), rest.isEmpty ? nil : rest.dropFirst())
    }
    let colons = text.utf8.count { $0 == UInt8(ascii: ":") }
    guard colons <= 1 else { throw .bareIPv6(text, at: span) }
    guard let colon = text.firstIndex(of: ":") else { return (text, nil) }
    return (String(text[..<colon]), text[text.index(after: colon)...])
  }

  private static func check(_ name: String, of text: String, at span: SourceSpan?) throws(Diagnostic) {
    if name.hasPrefix("[") {
      let inside = name.dropFirst().dropLast()
      let isAddress = inside.contains(":") && inside.utf8.allSatisfy(isAddressByte)
      guard isAddress else { throw .invalidHost(text, "an IPv6 address stands in the brackets", at: span) }
      return
    }
    guard !name.isEmpty else { throw .invalidHost(text, "the name before the ':' is missing", at: span) }
    if ["http", "https"].contains(name.lowercased()), text.hasSuffix(":") {
      throw .truncatedHost(text, at: span)
    }
    if let scalar = name.unicodeScalars.first(where: { !isNameScalar($0) }) {
      throw .invalidHost(text, "\(words(for: scalar)) is not part of a host name", at: span)
    }
    guard name.utf8.count <= 253 else { throw .invalidHost(text, "a host name has 253 bytes at most", at: span) }
    let labels = name.hasSuffix(".") ? name.dropLast() : name[...]
    guard labels.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ !$0.isEmpty }) else {
      throw .invalidHost(text, "two dots have nothing between them", at: span)
    }
  }

  private static func readPort(_ digits: Substring, of text: String, at span: SourceSpan?) throws(Diagnostic) -> Int {
    let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber, let port = Int(digits), (1...65535).contains(port) else {
      throw .invalidHost(text, "the port '\(digits)' is not a number from 1 to 65535", at: span)
    }
    return port
  }

  private static func isAddressByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: ":"), UInt8(ascii: "."):
      true
    default:
      false
    }
  }

  private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    // Names outside ASCII are left to libcurl, which knows internationalised names.
    if !scalar.isASCII { return scalar.properties.isAlphabetic || scalar.properties.numericType != nil }
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_": return true
    default: return false
    }
  }

  private static func words(for scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": "a space"
    case "\t": "a tab"
    default: scalar.value < 0x20 ? "a control character" : "'\(scalar)'"
    }
  }
}

extension Host: CustomStringConvertible {
  /// The host as it stands in an address: `host` or `host:port`.
  public var description: String {
    port.map { "\(name):\($0)" } ?? name
  }
}

extension Diagnostic.Code {
  package static let invalidHost = Diagnostic.Code(
    "invalid-host",
    explanation: """
      The host of an environment is a bare host name or address with an optional port. Scheme, path and user have \
      keys of their own, so that no part is ever glued to another one twice.
      """,
    example: "host: https://publish.example.test/"
  )
}

extension Diagnostic {
  fileprivate static func invalidHost(_ text: String, _ reason: String, at span: SourceSpan?) -> Diagnostic {
    .error(
      .invalidHost,
      "'\(text)' is not a host: \(reason)",
      at: span,
      hint: "write the host alone, such as publish.example.test or localhost:4502"
    )
  }

  fileprivate static func emptyHost(at span: SourceSpan?) -> Diagnostic {
    .error(
      .invalidHost,
      "the host is empty",
      at: span,
      hint: "write the host alone, such as publish.example.test or localhost:4502"
    )
  }

  fileprivate static func userInHost(at span: SourceSpan?) -> Diagnostic {
    .error(
      .invalidHost,
      "the host holds a user or a password before '@'",
      at: span,
      hint: "remove it and use auth: { type: basic, username: …, password: \"${env:AEM_PASSWORD}\" }"
    )
  }

  fileprivate static func schemeInHost(_ text: String, scheme: String, at span: SourceSpan?) -> Diagnostic {
    let host = text.split(separator: "/", omittingEmptySubsequences: true).dropFirst().first ?? ""
    return .error(
      .invalidHost,
      "the host '\(text)' holds a scheme",
      at: span,
      hint: "write scheme: \(scheme.lowercased()) and host: \(host)"
    )
  }

  fileprivate static func pathInHost(
    _ text: String,
    host: String,
    path: String,
    at span: SourceSpan?
  ) -> Diagnostic {
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    let hint = trimmed.isEmpty ? "write host: \(host)" : "write host: \(host) and base-path: \(trimmed)"
    return .error(.invalidHost, "the host '\(text)' holds a path", at: span, hint: hint)
  }

  fileprivate static func bareIPv6(_ text: String, at span: SourceSpan?) -> Diagnostic {
    .error(
      .invalidHost,
      "'\(text)' is not a host: it has several colons",
      at: span,
      hint: "an IPv6 address stands in brackets, such as [::1]:4503"
    )
  }

  fileprivate static func truncatedHost(_ text: String, at span: SourceSpan?) -> Diagnostic {
    .error(
      .invalidHost,
      "the host is '\(text)', which is the start of an address cut at '//'",
      at: span,
      hint: "'//' starts a comment in some file formats; write scheme: and host: apart, without '//'"
    )
  }
}
