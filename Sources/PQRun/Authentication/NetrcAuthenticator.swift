public import PQCore
import PQModel

/// Sends the user name and the password that a netrc file has for the host, as Basic authentication.
public struct NetrcAuthenticator: Authenticator {
  /// The word `netrc`.
  public static let scheme = "netrc"

  /// The key `file`.
  public static let fields: [Field] = [
    Field(
      "file",
      .text,
      description: "The netrc file; by default the one that NETRC names in the process environment, or ~/.netrc.",
      examples: [".netrc"]
    )
  ]

  private let file: String?
  private let span: SourceSpan

  /// Reads the settings.
  ///
  /// - Parameter decoder: The `auth` mapping.
  public init(from decoder: inout NodeDecoder) {
    file = decoder.text("file")
    span = decoder.node.span
  }

  /// No secrets before the file is read.
  public var secrets: [Secret] { [] }

  /// Sets the `Authorization` field.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - context: The call it belongs to.
  /// - Throws: A diagnostic when the file cannot be read, others may read it, or it has nothing for the host.
  public func authorize(_ request: inout Request, context: RunContext) async throws {
    let surroundings = context.surroundings
    let path = try path(surroundings)
    let host = context.environment.host.name
    let name = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    let entry = NetrcFile(try surroundings.privateFiles.read(path, at: span)).entry(for: name)
    guard let entry else { throw Diagnostic.noMachine(name, path: path, at: span) }
    guard let login = entry.login, let password = entry.password, !login.isEmpty, !password.isEmpty else {
      throw Diagnostic.incompleteMachine(name, path: path, at: span)
    }
    surroundings.hide([password])
    let isOneLine = (login + password.reveal()).unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard isOneLine, !login.utf8.contains(UInt8(ascii: ":")) else {
      throw Diagnostic.unsendableMachine(name, path: path, at: span)
    }
    let credentials = try BasicCredentials(username: login, password: password, encoding: .utf8, at: span)
    surroundings.hide([credentials.secret])
    try credentials.authorize(&request)
  }

  private func path(_ surroundings: Surroundings) throws(Diagnostic) -> String {
    if let file { return file }
    if let path = surroundings.variable("NETRC"), !path.isEmpty { return path }
    guard let home = surroundings.variable("HOME"), !home.isEmpty else { throw .noHome(at: span) }
    return "\(home)/.netrc"
  }
}

extension Diagnostic.Code {
  package static let netrc = Diagnostic.Code(
    "netrc",
    explanation: """
      The netrc file has no user name and password to send for the host: no 'machine' with its name and no 'default', \
      an entry without 'login' or 'password', or a name or password that cannot be sent. The host stands there \
      without its port.
      """,
    example: "auth: { type: netrc, file: .netrc }"
  )
}

extension Diagnostic {
  fileprivate static func noMachine(_ host: String, path: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .netrc,
      "file '\(path)' has nothing for the host '\(host)'",
      at: span,
      hint: "add the line: machine \(host) login NAME password PASSWORD"
    )
  }

  fileprivate static func incompleteMachine(_ host: String, path: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .netrc,
      "file '\(path)' has no login or no password for the host '\(host)'",
      at: span,
      hint: "let the entry have both: machine \(host) login NAME password PASSWORD"
    )
  }

  fileprivate static func unsendableMachine(_ host: String, path: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .netrc,
      "login or password of the host '\(host)' in file '\(path)' cannot be sent",
      at: span,
      hint: "a login has no ':', and neither has a line break or another control character"
    )
  }

  fileprivate static func noHome(at span: SourceSpan) -> Diagnostic {
    .error(
      .netrc,
      "there is no netrc file to read: neither NETRC nor HOME is set",
      at: span,
      hint: "name the file: auth: { type: netrc, file: PATH }"
    )
  }
}
