import PQCore
import PQFiles
import PQModel

extension ConnectionOptions {
  /// Puts what the command line says in the place of what the environment has: every option of
  /// `OptionSpecification.connection`.
  ///
  /// - Parameters:
  ///   - context: The command line.
  ///   - timeout: The bound of a whole exchange, or nil for the environment's.
  /// - Returns: The options to connect with.
  /// - Throws: Every problem with a value.
  func applying(_ context: CommandContext, timeout: GivenOption?) throws(DiagnosticList) -> ConnectionOptions {
    var options = self
    var reader = OptionReader(context)
    let totalTimeout = reader.problems.collect { () throws(Diagnostic) in try timeout?.duration() }
    if let totalTimeout = totalTimeout ?? nil { options.totalTimeout = totalTimeout }
    reader.read(.connectTimeout) { option throws(Diagnostic) in options.connectTimeout = try option.duration() }
    reader.read(.idleTimeout) { option throws(Diagnostic) in options.idleTimeout = try option.duration() }
    reader.read(.maximumBodySize) { option throws(Diagnostic) in options.maximumBodySize = try option.size() }
    reader.read(.authorityFile) { options.tls.authorityFile = $0.text }
    reader.read(.certificate) { options.tls.certificateFile = $0.text }
    reader.read(.key) { options.tls.keyFile = $0.text }
    if let password = reader.keyPassword() { options.tls.keyPassword = password }
    reader.read(.insecure) { _ in options.tls.verifiesServer = false }
    reader.read(.proxy) { option throws(Diagnostic) in options.proxy = try option.proxy() }
    reader.read(.ipVersion) { options.addressFamily = AddressFamily(rawValue: $0.text) ?? options.addressFamily }
    reader.read(.httpVersion) { options.httpVersion = HTTPVersion(rawValue: $0.text) ?? options.httpVersion }
    reader.read(.resolve) { option throws(Diagnostic) in options.resolve += try option.resolveEntries() }
    try reader.problems.throwIfErrors()
    return options
  }
}

/// Reads the options of one command line and collects what is wrong with them.
private struct OptionReader {
  private static let keyPasswordVariable = "PQRUN_KEY_PASSWORD"

  private let context: CommandContext
  var problems = DiagnosticList()

  init(_ context: CommandContext) {
    self.context = context
  }

  /// Reads each value of an option that is given.
  mutating func read(_ option: OptionSpecification, _ take: (GivenOption) throws(Diagnostic) -> Void) {
    for value in context.arguments.values(of: option) {
      _ = problems.collect { () throws(Diagnostic) in try take(value) }
    }
  }

  /// Reads the password of the client's key from where it is not seen by others.
  mutating func keyPassword() -> Secret? {
    guard let option = context.arguments.value(of: .keyPasswordFile) else {
      let text = context.process.variables[Self.keyPasswordVariable] ?? ""
      return text.isEmpty ? nil : Secret(text)
    }
    let context = context
    return problems.collect { () throws(Diagnostic) in try context.secret(in: option) }
  }
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
