internal import PQCore

/// Makes the mapping of an environment of the settings `AEM_SCHEME`, `AEM_HOST`, `AEM_AUTH_TYPE` and so on.
struct XCConfigEnvironment {
  private static let names = [
    "AEM_SCHEME", "AEM_HOST", "AEM_AUTH_TYPE", "AEM_USERNAME", "AEM_PASSWORD", "AEM_TOKEN",
  ]

  private let settings: [XCConfigSetting]
  private let start: SourceSpan
  private var diagnostics: DiagnosticList

  init(_ reader: XCConfigReader, start: SourceSpan) {
    settings = reader.settings
    diagnostics = reader.diagnostics
    self.start = start
  }

  consuming func declaration(named name: String) -> Declaration {
    if let host = setting("AEM_HOST"), host.isCut, host.text.hasSuffix(":") {
      diagnostics.append(.cutHost(host))
      return Declaration(name: name, node: mapping([]), span: start, diagnostics: diagnostics, isUnreadable: true)
    }
    for setting in settings where setting.name.hasPrefix("AEM_") && !Self.names.contains(setting.name) {
      if let near = NearestName.find(setting.name, in: Self.names) {
        diagnostics.append(.nearName(setting, near: near))
      }
    }
    let entries = [
      entry("scheme", value("AEM_SCHEME")), entry("host", value("AEM_HOST")), entry("auth", authentication()),
    ]
    return Declaration(
      name: name,
      node: mapping(entries.compactMap { $0 }),
      span: start,
      diagnostics: diagnostics
    )
  }

  private mutating func authentication() -> Node? {
    let username = value("AEM_USERNAME")
    let token = value("AEM_TOKEN")
    let written = value("AEM_AUTH_TYPE")
    let type = written?.text?.lowercased() ?? (token != nil ? "token" : username != nil ? "basic" : "none")
    let isToken = type.hasSuffix("token")
    let typeNode = Node(
      .scalar(Node.Scalar(isToken ? "token" : type, isPlain: false)),
      span: written?.span ?? start
    )
    var entries = [entry("type", typeNode)]
    if isToken { entries.append(entry("token", token)) }
    if type == "basic" { entries += [entry("username", username), entry("password", value("AEM_PASSWORD"))] }
    return mapping(entries.compactMap { $0 })
  }

  private func setting(_ name: String) -> XCConfigSetting? {
    settings.last { $0.name == name }
  }

  private mutating func value(_ name: String) -> Node? {
    guard let setting = setting(name) else { return nil }
    guard let text = XCConfigExpansion(settings).expand(setting.text) else {
      diagnostics.append(.circle(setting))
      return nil
    }
    return text.isEmpty ? nil : Node(.scalar(Node.Scalar(text, isPlain: false)), span: setting.span)
  }

  private func entry(_ key: String, _ value: Node?) -> Node.Entry? {
    value.map { Node.Entry(key: Node(.scalar(Node.Scalar(key, isPlain: true)), span: $0.span), value: $0) }
  }

  private func mapping(_ entries: [Node.Entry]) -> Node {
    Node(.mapping(entries), span: start)
  }
}

extension Diagnostic {
  fileprivate static func cutHost(_ host: XCConfigSetting) -> Diagnostic {
    .error(
      .xcconfig,
      "AEM_HOST is '\(host.text)': the value was cut at '//', which starts a comment in this file",
      at: host.span,
      hint: "write AEM_SCHEME = \(host.text.dropLast()) and AEM_HOST = publish.example.test, the host alone"
    )
  }

  fileprivate static func nearName(_ setting: XCConfigSetting, near: String) -> Diagnostic {
    .warning(
      .xcconfig,
      "the setting '\(setting.name)' is not read",
      at: setting.span,
      hint: "did you mean '\(near)'?"
    )
  }

  fileprivate static func circle(_ setting: XCConfigSetting) -> Diagnostic {
    .error(
      .xcconfig,
      "the settings behind '\(setting.name)' name each other in a circle",
      at: setting.span,
      hint: "write one of them without $(…)"
    )
  }
}
