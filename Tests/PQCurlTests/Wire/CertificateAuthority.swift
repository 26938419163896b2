import Foundation

/// Makes certificates with the `openssl` program in a folder of its own, and serves with them.
struct CertificateAuthority {
  /// One certificate with its key, as files.
  struct Identity {
    let certificate: String
    let key: String
  }

  /// Why a program gave nothing.
  struct Failure: Error {
    let arguments: [String]
    let output: String
  }

  /// Whether this machine has the program.
  static var isAvailable: Bool { program != nil }

  private static let program = ["/usr/bin/openssl", "/usr/local/bin/openssl", "/opt/homebrew/bin/openssl"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static let newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]

  private let folder: String

  /// The authority's own certificate.
  var file: String { "\(folder)/ca.pem" }

  /// Makes an authority, and removes its folder after the body.
  static func run<Value>(_ body: (CertificateAuthority) async throws -> Value) async throws -> Value {
    let folder = "\(NSTemporaryDirectory())/pqcurl-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let authority = CertificateAuthority(folder: folder)
    try authority.openssl(
      ["req", "-x509"] + newKey
        + ["-keyout", "\(folder)/ca.key", "-out", authority.file, "-subj", "/CN=Test authority", "-days", "2"]
    )
    return try await body(authority)
  }

  /// Issues a certificate for an alternative name, such as `IP:127.0.0.1`; a negative number of days is the past.
  func issue(for name: String, days: Int = 1) throws -> Identity {
    let identity = Identity(certificate: "\(folder)/\(name).pem", key: "\(folder)/\(name).key")
    let request = "\(folder)/\(name).csr"
    try openssl(
      ["req"] + CertificateAuthority.newKey
        + ["-keyout", identity.key, "-out", request, "-subj", "/CN=test", "-addext", "subjectAltName=\(name)"]
    )
    try openssl([
      "x509", "-req", "-in", request, "-CA", file, "-CAkey", "\(folder)/ca.key", "-CAcreateserial", "-out",
      identity.certificate, "-days", "\(days)", "-copy_extensions", "copyall",
    ])
    return identity
  }

  /// Writes the key of an identity once more, behind a password.
  func encrypt(_ identity: Identity, password: String) throws -> Identity {
    let key = "\(identity.key).encrypted"
    try openssl(["pkey", "-in", identity.key, "-aes256", "-passout", "pass:\(password)", "-out", key])
    return Identity(certificate: identity.certificate, key: key)
  }

  /// Writes certificate and key of an identity into one file of PKCS #12, and gives its path.
  func pack(_ identity: Identity, password: String) throws -> String {
    let file = "\(identity.key).p12"
    try openssl([
      "pkcs12", "-export", "-in", identity.certificate, "-inkey", identity.key, "-passout", "pass:\(password)", "-out",
      file,
    ])
    return file
  }

  /// Serves HTTPS on a free port of 127.0.0.1 until the body ends.
  func serve<Value>(
    as identity: Identity,
    demandingCertificate: Bool = false,
    _ body: (_ port: Int) async throws -> Value
  ) async throws -> Value {
    let arguments =
      ["s_server", "-accept", "127.0.0.1:0", "-cert", identity.certificate, "-key", identity.key, "-www"]
      + (demandingCertificate ? ["-Verify", "1", "-verify_return_error", "-CAfile", file] : [])
    let (process, output) = try CertificateAuthority.start(arguments)
    defer {
      // The child may have inherited a mask that blocks every gentler signal.
      _ = kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    var text = ""
    while true {
      let piece = output.availableData
      guard !piece.isEmpty else { throw Failure(arguments: arguments, output: text) }
      text += String(decoding: piece, as: UTF8.self)
      if let port = text.firstMatch(of: /ACCEPT 127\.0\.0\.1:([0-9]+)\n/).flatMap({ Int($0.1) }) {
        return try await body(port)
      }
    }
  }

  private func openssl(_ arguments: [String]) throws {
    let (process, output) = try CertificateAuthority.start(arguments)
    let text = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(arguments: arguments, output: text) }
  }

  private static func start(_ arguments: [String]) throws -> (Process, FileHandle) {
    let process = Process()
    process.executableURL = URL(filePath: program ?? "/usr/bin/false")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    return (process, pipe.fileHandleForReading)
  }
}
