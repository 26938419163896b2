internal import PQCore

/// Makes the mapping of an environment of the settings `AEM_SCHEME`, `AEM_HOST`, `AEM_AUTH_TYPE` and so on.
struct XCConfigEnvironment {
  private let written: [XCConfigSetting]
  private let settings: [String: XCConfigSetting]
  private let includedFiles: [String]
  private let start: SourceSpan
  private var diagnostics: DiagnosticList
  private var gaps = DiagnosticList()
  private var usedNames: Set<String> = []

  init(_ reader: XCConfigReader) {
    written = reader.settings
    settings = Dictionary(reader.settings.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    includedFiles = reader.includedFiles
    diagnostics = reader.diagnostics
    start = reader.start
  }

  consuming func declaration(named name: String) -> Declaration {
    let entries = [
      entry("scheme", XCConfigFields.scheme), entry("host", XCConfigFields.host), authentication(),
    ]
    for setting in written where setting.name.hasPrefix(XCConfigFields.prefix) && !isUsed(setting) {
      gaps.append(.unknownSetting(setting))
    }
    return Declaration(
      name: name,
      node: mapping(entries.compactMap(\.self), at: start),
      span: SourceSpan(source: start.source, range: 0..<0),
      diagnostics: diagnostics,
      gaps: gaps,
      includedFiles: includedFiles
    )
  }

  private func isUsed(_ setting: XCConfigSetting) -> Bool {
    XCConfigFields.names.contains(setting.name) || usedNames.contains(setting.name)
  }

  private mutating func authentication() -> Node.Entry? {
    let written = entry("type", XCConfigFields.authenticationType)
    let username = entry("username", XCConfigFields.username)
    let password = entry("password", XCConfigFields.password)
    let token = entry("token", XCConfigFields.token)
    let implied = token.hasValue ? "token" : username.hasValue ? "basic" : "none"
    var type = written.hasValue ? written?.value.text?.lowercased() ?? implied : implied
    if type.hasSuffix("token") { type = "token" }
    if let written, written.value.origin == .written, !XCConfigFields.authenticationType.takes(type) {
      diagnostics.append(.unknownType(written.value))
      return nil
    }
    let place = written?.key.span ?? (token.hasValue ? token : username)?.key.span ?? start
    let typeNode = Node(
      .scalar(Node.Scalar(type, isPlain: false)),
      span: written?.value.span ?? place,
      origin: written?.value.origin ?? .written
    )
    let typeEntry = Node.Entry(key: key("type", at: place), value: typeNode)
    let settings: [Node.Entry?]
    switch type {
    case "token": settings = [token]
    case "basic": settings = [username, password]
    default: settings = []
    }
    let value = mapping([typeEntry] + settings.compactMap(\.self), at: place)
    return Node.Entry(key: key("auth", at: place), value: value)
  }

  /// - Returns: The key with the setting's value; nil when the setting is not there or has a problem.
  private mutating func entry(_ name: String, _ field: Field) -> Node.Entry? {
    guard let setting = settings[field.name] else { return nil }
    let expansion = XCConfigExpansion(of: setting, among: settings)
    usedNames.formUnion(expansion.parts.map(\.name))
    let check = XCConfigValueCheck(setting, field: field)
    let problems = check.problems(of: expansion)
    diagnostics.append(contentsOf: DiagnosticList(problems))
    guard problems.isEmpty, let text = expansion.text else { return nil }
    let value: Node
    if expansion.undefinedNames.isEmpty {
      // Nothing behind '=' is no value.
      value = Node(.scalar(Node.Scalar(text, isPlain: text.isEmpty)), span: setting.span)
    } else {
      gaps.append(contentsOf: DiagnosticList(check.gaps(of: expansion)))
      value = Node(.scalar(Node.Scalar("", isPlain: false)), span: setting.span, origin: .unresolved)
    }
    return Node.Entry(key: key(name, at: setting.nameSpan), value: value)
  }

  private func key(_ name: String, at span: SourceSpan) -> Node {
    Node(.scalar(Node.Scalar(name, isPlain: true)), span: span)
  }

  private func mapping(_ entries: [Node.Entry], at span: SourceSpan) -> Node {
    Node(.mapping(entries), span: span)
  }
}

extension Node.Entry? {
  fileprivate var hasValue: Bool { self.map { !$0.value.isNull } ?? false }
}

extension Field {
  fileprivate var words: [String] {
    if case .choice(let words) = kind { words } else { [] }
  }

  fileprivate func takes(_ word: String) -> Bool { words.contains(word) }
}

extension Diagnostic {
  fileprivate static func unknownSetting(_ setting: XCConfigSetting) -> Diagnostic {
    let names = XCConfigFields.names
    return .warning(
      .xcconfig,
      "the setting '\(setting.name)' is not read",
      at: setting.nameSpan,
      hint: NearestName.hint(setting.name, in: names) ?? "the settings are \(names.joined(separator: ", "))"
    )
  }

  fileprivate static func unknownType(_ node: Node) -> Diagnostic {
    let words = XCConfigFields.authenticationType.words
    return .error(
      .unknownWord,
      "'\(node.text ?? "")' is not a value of '\(XCConfigFields.authenticationType.name)'",
      at: node.span,
      hint: NearestName.hint(node.text ?? "", in: words)
        ?? "the values are \(words.joined(separator: ", ")); an environment in YAML knows more"
    )
  }
}
