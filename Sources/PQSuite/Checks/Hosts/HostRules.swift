internal import PQCore
internal import PQModel

/// Which hosts addresses may have.
struct HostRules: Sendable {
  static let fields: [Field] = [
    Field(
      "allowed",
      .list(.text),
      description: "The only hosts that may be named; `*.example.com` is every host below example.com.",
      examples: ["[www.example.com, \"*.scene7.com\"]"]
    ),
    Field(
      "forbidden",
      .list(.text),
      description: "Hosts that must not be named.",
      examples: ["[old.example.com]"]
    ),
    Field(
      "plain-http",
      .boolean,
      defaultText: "false",
      description: "Whether addresses may have plain HTTP.",
      examples: ["true"]
    ),
  ]

  private var allowed: [HostPattern]?
  private var forbidden: [HostPattern] = []
  private var allowsPlainHTTP = false

  init() {}

  init(from decoder: inout NodeDecoder) {
    allowed = Self.patterns("allowed", in: &decoder)
    forbidden = Self.patterns("forbidden", in: &decoder) ?? []
    allowsPlainHTTP = decoder.boolean("plain-http") ?? false
  }

  private static func patterns(_ key: String, in decoder: inout NodeDecoder) -> [HostPattern]? {
    guard decoder.value(key) != nil else { return nil }
    var patterns: [HostPattern] = []
    for node in decoder.elements(key) {
      let pattern = decoder.diagnostics.collect { () throws(Diagnostic) in try HostPattern(node, key) }
      if let pattern { patterns.append(pattern) }
    }
    return patterns
  }

  /// What is expected, in words.
  var expectation: String {
    guard let allowed else { return "a published address" }
    return "one of \(allowed.map(\.text).joined(separator: ", "))"
  }

  /// What is wrong with an address, or nil.
  func complaint(about address: NamedAddress, own: Host) -> String? {
    if forbidden.contains(where: { $0.matches(address.host) }) { return "an address has a forbidden host" }
    if address.host == own.name.lowercased(), address.port == nil || address.port == own.port { return nil }
    if let allowed {
      return allowed.contains { $0.matches(address.host) } ? nil : "an address has a host that is not allowed"
    }
    if address.isLoopback { return "an address leads to the machine itself" }
    if address.isAuthor { return "an address leads to an author" }
    if address.isPlain, !allowsPlainHTTP { return "an address has plain HTTP" }
    return nil
  }
}

/// A host, or all below one.
struct HostPattern: Sendable {
  /// The pattern as written.
  let text: String

  private let host: String
  private let isSuffix: Bool

  init(_ node: Node, _ key: String) throws(Diagnostic) {
    text = try node.readText(key)
    isSuffix = text.hasPrefix("*.")
    host = (isSuffix ? String(text.dropFirst()) : text).lowercased()
    let name = isSuffix ? String(host.dropFirst()) : host
    guard let parsed = try? Host(name, at: node.span), parsed.port == nil, !name.contains("*") else {
      throw .wrongKind(node, key, expected: "hosts such as www.example.com or \"*.example.com\"")
    }
  }

  func matches(_ name: String) -> Bool {
    isSuffix ? name.hasSuffix(host) : name == host
  }
}
