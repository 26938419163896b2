public import PQCore

/// How requests are authenticated: the name of an authenticator and its settings.
///
/// The settings may hold secrets, so printing the value shows the name alone.
public struct Authentication: Sendable, Hashable {
  /// The name that finds the authenticator, as in `type: basic`.
  public let type: String

  /// The authenticator's settings: a mapping, `type` included.
  public let settings: Node

  /// Makes an authentication from a mapping of a file.
  ///
  /// - Parameters:
  ///   - type: The name that finds the authenticator.
  ///   - settings: The mapping, `type` included.
  public init(type: String, settings: Node) {
    self.type = type
    self.settings = settings
  }

  /// Makes an authentication in code.
  ///
  /// - Parameters:
  ///   - type: The name that finds the authenticator.
  ///   - values: The settings by their keys.
  public init(type: String, values: KeyValuePairs<String, Secret>) {
    let source = SourceText(name: "code", text: "")
    let span = SourceSpan(source: source, range: 0..<0)
    func scalar(_ text: String) -> Node { Node(.scalar(Node.Scalar(text, isPlain: false)), span: span) }
    var entries = [Node.Entry(key: scalar("type"), value: scalar(type))]
    for (name, value) in values {
      entries.append(Node.Entry(key: scalar(name), value: scalar(value.reveal())))
    }
    self.init(type: type, settings: Node(.mapping(entries), span: span))
  }

  /// No authentication.
  public static let none = Authentication(type: "none", values: [:])

  /// HTTP Basic authentication (RFC 7617).
  ///
  /// - Parameters:
  ///   - username: The user's name, without a colon.
  ///   - password: The password.
  /// - Returns: The authentication.
  public static func basic(username: String, password: Secret) -> Authentication {
    Authentication(type: "basic", values: ["username": Secret(username), "password": password])
  }

  /// A bearer token (RFC 6750).
  ///
  /// - Parameter token: The token.
  /// - Returns: The authentication.
  public static func token(_ token: Secret) -> Authentication {
    Authentication(type: "token", values: ["token": token])
  }
}

extension Authentication: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The name of the authenticator.
  public var description: String { type }

  /// The name of the authenticator.
  public var debugDescription: String { type }

  /// A mirror that shows the name alone.
  public var customMirror: Mirror { Mirror(self, children: ["type": type]) }
}
