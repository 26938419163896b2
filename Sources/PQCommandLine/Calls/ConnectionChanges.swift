import PQCore
import PQFiles
import PQModel

/// What a command line says of how to connect: every option of `OptionSpecification.connection`, read once for all
/// environments.
struct ConnectionChanges: Sendable {
  private var changes: [@Sendable (inout ConnectionOptions) -> Void] = []
  private var problems = DiagnosticList()

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - context: The command line.
  ///   - timeout: The bound of a whole exchange, or nil for the environment's.
  /// - Throws: Every problem with a value.
  init(_ context: CommandContext, timeout: GivenOption?) throws(DiagnosticList) {
    func values(_ option: OptionSpecification) -> [GivenOption] { context.arguments.values(of: option) }
    read(timeout.map { [$0] } ?? [], into: \.totalTimeout) { option throws(Diagnostic) in try option.duration() }
    read(values(.connectTimeout), into: \.connectTimeout) { option throws(Diagnostic) in try option.duration() }
    read(values(.idleTimeout), into: \.idleTimeout) { option throws(Diagnostic) in try option.duration() }
    read(values(.maximumBodySize), into: \.maximumBodySize) { option throws(Diagnostic) in try option.size() }
    if let file = context.process.variables["SSL_CERT_FILE"], !file.isEmpty {
      changes.append { $0.tls.authorityFile = $0.tls.authorityFile ?? file }
    }
    read(values(.authorityFile), into: \.tls.authorityFile) { $0.text }
    read(values(.certificate), into: \.tls.certificateFile) { $0.text }
    read(values(.key), into: \.tls.keyFile) { $0.text }
    if let password = keyPassword(in: context) { changes.append { $0.tls.keyPassword = password } }
    read(values(.insecure), into: \.tls.verifiesServer) { _ in false }
    read(values(.proxy), into: \.proxy) { option throws(Diagnostic) in try option.proxy() }
    for option in values(.ipVersion) {
      changes.append { $0.addressFamily = .init(rawValue: option.text) ?? $0.addressFamily }
    }
    for option in values(.httpVersion) {
      changes.append { $0.httpVersion = .init(rawValue: option.text) ?? $0.httpVersion }
    }
    for option in values(.resolve) {
      let entries = problems.collect { () throws(Diagnostic) in try option.resolveEntries() }
      changes.append { $0.resolve += entries ?? [] }
    }
    try problems.throwIfErrors()
  }

  /// Puts what the command line says in the place of what an environment has.
  ///
  /// - Parameter options: The options of the environment.
  /// - Returns: The options to connect with.
  func applied(to options: ConnectionOptions) -> ConnectionOptions {
    var options = options
    for change in changes { change(&options) }
    return options
  }

  private mutating func read<Value: Sendable>(
    _ options: [GivenOption],
    into place: any WritableKeyPath<ConnectionOptions, Value> & Sendable,
    _ read: (GivenOption) throws(Diagnostic) -> Value
  ) {
    for option in options {
      let value = problems.collect { () throws(Diagnostic) in try read(option) }
      if let value { changes.append { $0[keyPath: place] = value } }
    }
  }

  /// Reads the password of the client's key from where it is not seen by others.
  private mutating func keyPassword(in context: CommandContext) -> Secret? {
    guard let option = context.arguments.value(of: .keyPasswordFile) else {
      let text = context.process.variables[Self.keyPasswordVariable] ?? ""
      return text.isEmpty ? nil : Secret(text)
    }
    return problems.collect { () throws(Diagnostic) in try context.secret(in: option) }
  }

  private static let keyPasswordVariable = "PQRUN_KEY_PASSWORD"
}

extension CommandContext {
  fileprivate func secret(in option: GivenOption) throws(Diagnostic) -> Secret {
    var bytes: [UInt8]
    do {
      bytes = try process.read(option.text)
    } catch {
      throw .unreadableSecret(option, reason: error.description)
    }
    for end in "\n\r".utf8 where bytes.last == end { bytes.removeLast() }
    guard let text = String(validating: bytes, as: UTF8.self), !text.isEmpty,
      text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else { throw .unreadableSecret(option, reason: "it must hold one line of text") }
    return Secret(text)
  }
}

extension Diagnostic {
  fileprivate static func unreadableSecret(_ option: GivenOption, reason: String) -> Diagnostic {
    .error(
      .unreadableFile,
      "\(option.text == "-" ? "standard input" : "file '\(option.text)'") gives no password: \(reason)",
      notes: [Note("given by \(option.origin)")],
      hint: "write the password alone into the file, or put it into the environment variable PQRUN_KEY_PASSWORD"
    )
  }
}
