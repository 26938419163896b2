internal import PQCore
internal import PQModel

/// An environment with its keys and values as a file has them, defaults filled in and secrets hidden.
struct EnvironmentOutline {
  private let node: Node
  private let authentication: AuthenticationWords
  private let secretVariables: Set<String>

  /// Makes an outline.
  ///
  /// - Parameters:
  ///   - node: The mapping, after interpolation.
  ///   - authentication: The words of `auth` that may be shown.
  ///   - secretVariables: The variables whose values must not be shown.
  init(_ node: Node, authentication: AuthenticationWords, secretVariables: Set<String>) {
    self.node = node
    self.authentication = authentication
    self.secretVariables = secretVariables
  }

  /// The members in the order of the documentation.
  var members: [JSONValue.Member] {
    EnvironmentFields.all.compactMap { field in
      let standard = field.defaultText.flatMap { FieldValue($0, as: field.kind).json }
      let written = node.entry(field.name).map { shown($0) }.flatMap { $0.isNull ? nil : $0 }
      guard let written else { return standard.map { .init(field.name, $0) } }
      let value = FieldValue.json(of: written, as: field.kind)
      return .init(field.name, Self.completing(value, with: standard))
    }
  }

  /// A mapping with the members it lacks.
  private static func completing(_ value: JSONValue, with standard: JSONValue?) -> JSONValue {
    guard case .object(let members) = value, case .object(let all) = standard else { return value }
    return .object(members + all.filter { member in !members.contains { $0.name == member.name } })
  }

  private func shown(_ entry: Node.Entry) -> Node {
    switch entry.name {
    case "auth": replacing(entry.value) { !authentication.harmlessKeys.contains($0) }
    case "headers": replacing(entry.value, where: Self.isSensitiveHeader)
    case "tls": replacing(entry.value) { $0 == "key-password" }
    case "variables": replacing(entry.value, where: secretVariables.contains)
    case "proxy", "host": withoutUser(entry.value)
    default: entry.value
    }
  }

  private static func isSensitiveHeader(_ name: String) -> Bool {
    SecretWords.isSecret(name) || ((try? HeaderField(name, ""))?.isSensitive ?? true)
  }

  private func replacing(_ node: Node, where isSecret: (String) -> Bool) -> Node {
    guard let entries = node.entries else { return node }
    var node = node
    node.content = .mapping(
      entries.map { entry in
        let value = isSecret(entry.name) ? hidden(entry.value) : withoutArguments(entry.value)
        return Node.Entry(key: entry.key, value: value)
      }
    )
    return node
  }

  // The name of a program is no secret; its arguments may be.
  private func withoutArguments(_ node: Node) -> Node {
    guard let elements = node.elements else { return node }
    var node = node
    node.content = .sequence(elements.prefix(1) + elements.dropFirst().map(hidden))
    return node
  }

  // That a secret is not there may be told.
  private func hidden(_ node: Node) -> Node {
    let mark = "<unset: "
    let unset = node.text.flatMap { text in
      text.firstRange(of: mark).map { String(text[$0.lowerBound...].prefix { $0 != ">" }) + ">" }
    }
    return Node(.scalar(Node.Scalar(unset ?? Secret("").description, isPlain: false)), span: node.span)
  }

  private func withoutUser(_ node: Node) -> Node {
    guard let text = node.text, let at = text.lastIndex(of: "@") else { return node }
    let scheme = text[..<at].firstRange(of: "//").map { text[..<$0.upperBound] } ?? ""
    return Node(.scalar(Node.Scalar(scheme + Secret("").description + text[at...], isPlain: false)), span: node.span)
  }
}
