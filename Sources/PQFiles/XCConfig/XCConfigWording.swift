internal import PQCore
private import PQModel

/// Says in the words of an Xcode configuration file what is wrong with an environment.
struct XCConfigWording {
  private let node: Node
  private let name: String

  /// - Parameters:
  ///   - node: The mapping of the environment.
  ///   - name: Its name.
  init(_ node: Node, named name: String) {
    self.node = node
    self.name = name
  }

  /// The problems of an environment, with settings in place of keys.
  func applied(to problems: DiagnosticList) -> DiagnosticList {
    let isXCConfig = FilePath.pathExtension(of: node.span.source.name).lowercased() == "xcconfig"
    guard isXCConfig, !problems.items.isEmpty else { return problems }
    let missing = problems.items.contains { $0.code == .missingKey } ? missingSettings : []
    return DiagnosticList(problems.items.filter { $0.code != .missingKey }.map(hinting) + missing)
  }

  private func hinting(_ problem: Diagnostic) -> Diagnostic {
    var problem = problem
    switch problem.code {
    case .invalidHost:
      problem.hint = "write AEM_HOST = publish.example.test, the host alone; the other settings say scheme and user"
    case .invalidSecret: problem.hint = "give it as one line of text, or from the process environment as ${env:NAME}"
    default: break
    }
    return problem
  }

  private var missingSettings: [Diagnostic] {
    let authentication = node.entry("auth")?.value
    let missing: [Diagnostic?]
    switch authentication?.entry("type")?.value.text {
    case "token": missing = [lack(of: XCConfigFields.token, as: "token", in: authentication)]
    case "basic":
      missing = [
        lack(of: XCConfigFields.username, as: "username", in: authentication),
        lack(of: XCConfigFields.password, as: "password", in: authentication),
      ]
    default: missing = []
    }
    return ([lack(of: XCConfigFields.host, as: "host", in: node)] + missing).compactMap(\.self)
  }

  private func lack(of field: Field, as key: String, in mapping: Node?) -> Diagnostic? {
    guard let mapping else { return nil }
    let entry = mapping.entry(key)
    guard entry?.value.isNull ?? true else { return nil }
    return .missingSetting(field, environment: name, at: entry?.key.span ?? mapping.span, isEmpty: entry != nil)
  }

  /// How a value is given in the file that an entry stands in: with a key of YAML, or with a setting.
  static func assignment(_ value: String, to entry: Node.Entry) -> String {
    let written = entry.key.span.text
    return XCConfigFields.names.contains(written) ? "\(written) = \(value)" : "\(entry.name): \"\(value)\""
  }
}

extension Diagnostic {
  fileprivate static func missingSetting(
    _ field: Field,
    environment: String,
    at span: SourceSpan,
    isEmpty: Bool
  ) -> Diagnostic {
    .error(
      .missingKey,
      "environment '\(environment)' has no '\(field.name)'",
      at: span,
      label: isEmpty ? "has no value" : nil,
      hint: "write \(field.name) = \(field.examples.first ?? "value")"
    )
  }
}
