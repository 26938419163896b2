package import PQCore
package import PQModel
package import PQRun

/// Makes an environment of its mapping, after `extends` and interpolation.
package struct EnvironmentDecoder: Sendable {
  private let registry: Registry
  private let root: String

  /// Makes a decoder.
  ///
  /// - Parameters:
  ///   - registry: Has the authenticators that `type` may name.
  ///   - root: The project's folder, which paths of files are relative to.
  package init(registry: Registry, root: String) {
    self.registry = registry
    self.root = root
  }

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - node: The mapping.
  ///   - name: The environment's name.
  ///   - span: Where it is declared.
  ///   - diagnostics: Takes the problems.
  /// - Returns: The environment, or nil when a problem keeps it from being used.
  package func decode(
    _ node: Node,
    named name: String,
    at span: SourceSpan,
    into diagnostics: inout DiagnosticList
  ) -> Environment? {
    var decoder = NodeDecoder(node, subject: "environment '\(name)'", fields: EnvironmentFields.all)
    defer { diagnostics.append(contentsOf: XCConfigWording(node, named: name).applied(to: decoder.diagnostics)) }
    guard node.entries != nil else { return nil }
    let host = decoder.needed("host") { node throws(Diagnostic) in
      try Host(try node.readText("host"), at: node.span)
    }
    let basePath = decoder.optional("base-path") { node throws(Diagnostic) in
      try BasePath(try node.readText("base-path"), at: node.span)
    }
    let description = decoder.text("description")
    let system = decoder.choice("system", Environment.System.self)
    let scheme = decodeScheme(&decoder)
    let authentication = decodeAuthentication(&decoder)
    let headers = decodeHeaders(&decoder)
    let connection = decodeConnection(&decoder)
    let retry = RetryPolicyDecoder.decode(&decoder)
    let redirects = decoder.choice("redirects", Environment.RedirectPolicy.self)
    let urlStyle = decodeURLStyle(&decoder)
    let isProtected = decoder.boolean("protected")
    let variables = decodeVariables(&decoder, name: name)
    if host?.isLoopback != true {
      for secret in literalSecrets(in: node) { decoder.diagnostics.append(.literalSecret(secret)) }
    }
    guard let host, !decoder.diagnostics.hasErrors else { return nil }
    return Environment(
      name: name,
      description: description,
      system: system ?? .aem,
      scheme: scheme ?? .https,
      host: host,
      basePath: basePath ?? .none,
      authentication: authentication ?? .none,
      headers: headers,
      connection: connection,
      retry: retry ?? Environment.RetryPolicy(),
      redirects: redirects ?? .never,
      urlStyle: urlStyle,
      isProtected: isProtected ?? false,
      variables: variables,
      span: span
    )
  }

  /// Finds the secrets that stand in the file itself, each with its key.
  private func literalSecrets(in node: Node) -> [Node.Entry] {
    let authentication = node.entry("auth")?.value
    let type = authentication?.entry("type")?.value.text
    let authenticators = registry.authenticators
    let fields = authenticators.first { $0.scheme == type }?.fields ?? authenticators.flatMap { $0.fields }
    return secrets(of: authentication, fields: fields)
      + secrets(of: node.entry("tls")?.value, fields: EnvironmentFields.tls)
  }

  private func secrets(of node: Node?, fields: [Field]) -> [Node.Entry] {
    let names = Set(fields.filter { $0.kind == .secret }.map(\.name))
    return (node?.entries ?? []).filter { entry in
      names.contains(entry.name) && entry.value.origin == .written && entry.value.text?.isEmpty == false
    }
  }

  private func decodeScheme(_ decoder: inout NodeDecoder) -> Environment.Scheme? {
    decoder.optional("scheme") { node throws(Diagnostic) in
      var lowered = node
      if case .scalar(var scalar) = node.content {
        scalar.text = scalar.text.lowercased()
        lowered.content = .scalar(scalar)
      }
      return try lowered.readChoice("scheme", Environment.Scheme.self)
    }
  }

  private func decodeAuthentication(_ decoder: inout NodeDecoder) -> Authentication? {
    guard let node = decoder.value("auth") else { return nil }
    let subject = "'auth' of \(decoder.subject)"
    guard node.entries != nil else {
      let types = registry.authenticators.map { $0.scheme }
      decoder.diagnostics.append(.authenticationIsText(node, subject: subject, types: types))
      return nil
    }
    guard let type = node.entry("type")?.value.text else {
      let types = registry.authenticators.map { $0.scheme }
      decoder.diagnostics.append(.noAuthenticationType(node, subject: subject, types: types))
      return nil
    }
    let authentication = Authentication(type: type, settings: node)
    let authenticator = decoder.diagnostics.gather { () throws(DiagnosticList) in
      try registry.authenticator(for: authentication)
    }
    return authenticator == nil ? nil : authentication
  }

  private func decodeHeaders(_ decoder: inout NodeDecoder) -> HeaderFields {
    var fields = HeaderFields()
    var keys: [String: Node] = [:]
    for entry in decoder.entries("headers") where !entry.value.isNull {
      if let first = keys.updateValue(entry.key, forKey: entry.name.lowercased()) {
        decoder.diagnostics.append(.headerTwice(entry.key, first: first))
      }
      let field = decoder.diagnostics.collect { () throws(Diagnostic) in
        if let reason = Self.managedHeaders[entry.name.lowercased()] { throw .managedHeader(entry.key, reason) }
        return try HeaderField(entry.name, try entry.value.readText(entry.name), at: entry.value.span)
      }
      if let field { fields.append(field) }
    }
    return fields
  }

  private static let managedHeaders = [
    "connection": "connections are kept or closed by the program",
    "content-length": "a request has no body",
    "host": "it is made from 'host'",
    "transfer-encoding": "a request has no body",
  ]

  private func decodeVariables(_ decoder: inout NodeDecoder, name: String) -> VariableValues {
    VariableValues(
      decoder.entries("variables").map { entry in
        VariableValues.Entry(entry.name, GivenValue(entry.value, origin: "environment '\(name)'"))
      }
    )
  }

  private func decodeURLStyle(_ decoder: inout NodeDecoder) -> Environment.URLStyle {
    decoder.mapping("url", fields: EnvironmentFields.url) { decoder in
      Environment.URLStyle(
        terminator: decoder.boolean("terminator") ?? false,
        allowSeparators: decoder.boolean("allow-separators") ?? false
      )
    } ?? Environment.URLStyle()
  }
}

// MARK: - Connection

extension EnvironmentDecoder {
  private func decodeConnection(_ decoder: inout NodeDecoder) -> ConnectionOptions {
    var options = ConnectionOptions()
    decodeTimeout(&decoder, into: &options)
    let size = decoder.optional("max-body-size") { node throws(Diagnostic) in try node.readSize("max-body-size") }
    if let size, size < 1024, let node = decoder.value("max-body-size"), node.text == "\(size)" {
      decoder.diagnostics.append(.smallLimit(node))
    }
    options.maximumBodySize = size ?? options.maximumBodySize
    options.tls = decodeTLS(&decoder)
    options.proxy = decoder.optional("proxy") { node throws(Diagnostic) in
      guard let proxy = ConnectionOptions.proxy(reading: try node.readText("proxy")) else {
        throw .invalidProxy(at: node.span)
      }
      return proxy
    }
    options.addressFamily = decoder.choice("ip-version", ConnectionOptions.AddressFamily.self) ?? .any
    options.httpVersion = decoder.choice("http-version", ConnectionOptions.HTTPVersion.self) ?? .automatic
    options.resolve = decodeResolve(&decoder)
    return options
  }

  private func decodeTimeout(_ decoder: inout NodeDecoder, into options: inout ConnectionOptions) {
    guard decoder.value("timeout")?.entries != nil else {
      options.totalTimeout = decoder.duration("timeout") ?? options.totalTimeout
      return
    }
    decoder.mapping("timeout", fields: EnvironmentFields.timeout) { decoder in
      options.connectTimeout = decoder.duration("connect") ?? options.connectTimeout
      options.totalTimeout = decoder.duration("total") ?? options.totalTimeout
      options.idleTimeout = decoder.duration("idle")
    }
  }

  private func decodeTLS(_ decoder: inout NodeDecoder) -> ConnectionOptions.TLS {
    let tls = decoder.mapping("tls", fields: EnvironmentFields.tls) { decoder in
      ConnectionOptions.TLS(
        authorityFile: decoder.text("ca").map(path),
        certificateFile: decoder.text("certificate").map(path),
        keyFile: decoder.text("key").map(path),
        keyPassword: decoder.optional("key-password") { node throws(Diagnostic) in try node.readSecret("key-password")
        },
        verifiesServer: decoder.boolean("verify") ?? true
      )
    }
    return tls ?? ConnectionOptions.TLS()
  }

  private func decodeResolve(_ decoder: inout NodeDecoder) -> [String] {
    decoder.elements("resolve").compactMap { element in
      decoder.diagnostics.collect { () throws(Diagnostic) in
        let text = try element.readText("resolve")
        guard ResolveEntry(text) != nil else { throw .invalidResolve(element) }
        return text
      }
    }
  }

  private func path(_ text: String) -> String { FilePath.joining(root, text) }
}

extension Diagnostic.Code {
  package static let literalSecret = Diagnostic.Code(
    "literal-secret",
    explanation: """
      A password or a token is written into a file that is meant to be checked in, for a server that others can \
      reach. It works, and whoever reads the repository can use it.
      """,
    example: "auth: { type: basic, username: admin, password: hunter2 }"
  )

  package static let managedHeader = Diagnostic.Code(
    "managed-header",
    explanation: """
      A header field that the program itself writes is given in a file: 'Host', 'Content-Length', 'Transfer-Encoding' \
      or 'Connection'. Another value would make a request that servers take for a different one, or refuse.
      """,
    example: "headers: { Host: publish.example.test }"
  )

  package static let invalidProxy = Diagnostic.Code(
    "invalid-proxy",
    explanation: """
      A proxy is given by its address: a scheme (http, https, socks4, socks4a, socks5 or socks5h), a host and a port. \
      'none' or an empty text means that no proxy is used.
      """,
    example: "proxy: proxy.example.test/3128"
  )

  package static let smallLimit = Diagnostic.Code(
    "small-limit",
    explanation: """
      'max-body-size' is a number without a unit, which is a number of bytes, and smaller than nearly every answer. \
      Most likely a unit is missing.
      """,
    example: "max-body-size: 64"
  )

  package static let invalidResolve = Diagnostic.Code(
    "invalid-resolve",
    explanation: """
      An entry of 'resolve' gives an address of IPv4 or IPv6 for a host and a port, in place of name look-up.
      """,
    example: "resolve: [publish.example.test]"
  )
}

extension Diagnostic {
  fileprivate static func authenticationIsText(
    _ node: Node,
    subject: String,
    types: [String]
  ) -> Diagnostic {
    let type = types.first { $0 == node.text } ?? "basic"
    return .error(
      .notAMapping,
      "\(subject) must be a mapping, and \(node.kind) stands here",
      at: node.span,
      hint: "write auth: { type: \(type), … }"
    )
  }

  fileprivate static func noAuthenticationType(_ node: Node, subject: String, types: [String]) -> Diagnostic {
    .error(
      .missingKey,
      "\(subject) has no 'type'",
      at: node.span,
      hint: "add type: and one of \(types.joined(separator: ", "))"
    )
  }

  fileprivate static func headerTwice(_ key: Node, first: Node) -> Diagnostic {
    .error(
      .duplicateKey,
      "the header '\(key.text ?? "")' is given twice: upper and lower case are one in the names of headers",
      at: key.span,
      notes: [Note("the other one", at: first.span)],
      hint: "remove one of the two"
    )
  }

  fileprivate static func managedHeader(_ key: Node, _ reason: String) -> Diagnostic {
    .error(
      .managedHeader,
      "the header '\(key.text ?? "")' cannot be given: \(reason)",
      at: key.span,
      hint: "remove it"
    )
  }

  fileprivate static func invalidProxy(at span: SourceSpan) -> Diagnostic {
    .error(
      .invalidProxy,
      "this is not the address of a proxy",
      at: span,
      hint: "write it like http://proxy.example.test:3128, or none"
    )
  }

  fileprivate static func smallLimit(_ node: Node) -> Diagnostic {
    .warning(
      .smallLimit,
      "answers of more than \(node.text ?? "") bytes are refused",
      at: node.span,
      hint: "write the unit, such as \(node.text ?? "")MB"
    )
  }

  fileprivate static func literalSecret(_ entry: Node.Entry) -> Diagnostic {
    .warning(
      .literalSecret,
      "'\(entry.name)' is written into the file",
      at: entry.value.span,
      hint:
        "write \(XCConfigWording.assignment("${env:NAME}", to: entry)) and give NAME in the process environment or in .env"
    )
  }

  fileprivate static func invalidResolve(_ node: Node) -> Diagnostic {
    .error(
      .invalidResolve,
      "'\(node.text ?? "")' is not host:port:address",
      at: node.span,
      hint: "write host:port:address, such as publish.example.test:443:127.0.0.1"
    )
  }
}
