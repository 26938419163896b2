package import PQCore
internal import PQModel

/// Writes a request for people to read or to send themselves; sensitive header values are left out.
package struct RequestWriter: Sendable {
  private let request: Request
  private let redactor: Redactor

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - redactor: Hides the secrets in what is written.
  package init(_ request: Request, hiding redactor: Redactor = Redactor([])) {
    self.request = request
    self.redactor = redactor
  }

  /// The method, the address and the header fields, one a line.
  package var summary: String {
    let lines = ["\(request.method.rawValue) \(request.url)"] + request.headers.fields.map(\.description)
    return redactor.redact(lines.joined(separator: "\n")) + "\n"
  }

  /// The same request as a curl command.
  package var curlCommand: String {
    let groups = [["curl"], ["--silent", "--show-error", "--globoff", "--path-as-is", "--compressed"]]
    let parts = groups + [methodArguments] + connectionArguments + headerArguments + [[request.url]]
    return parts.filter { !$0.isEmpty }
      .map { $0.map { ShellWord.quote(redactor.redact($0)) }.joined(separator: " ") }
      .joined(separator: " \\\n  ") + "\n"
  }
}

extension RequestWriter {
  private var methodArguments: [String] {
    switch request.method {
    case .get: []
    case .head: ["--head"]
    case .post, .put, .delete: ["--request", request.method.rawValue]
    }
  }

  private var headerArguments: [[String]] {
    request.headers.fields.map { ["--header", $0.value.isEmpty ? "\($0.name);" : $0.description] }
  }

  private var connectionArguments: [[String]] {
    let connection = request.connection
    var arguments = [
      ["--connect-timeout", SecondsText(connection.connectTimeout).description],
      ["--max-time", SecondsText(connection.totalTimeout).description],
    ]
    switch connection.addressFamily {
    case .any: break
    case .ipv4: arguments.append(["--ipv4"])
    case .ipv6: arguments.append(["--ipv6"])
    }
    switch connection.httpVersion {
    case .automatic: break
    case .http1: arguments.append(["--http1.1"])
    case .http2: arguments.append(["--http2"])
    }
    if let proxy = connection.proxy { arguments.append(["--proxy", proxy]) }
    arguments += connection.resolve.map { ["--resolve", $0] }
    return arguments + Self.arguments(of: connection.tls)
  }

  private static func arguments(of tls: ConnectionOptions.TLS) -> [[String]] {
    var arguments: [[String]] = []
    if let file = tls.authorityFile { arguments.append(["--cacert", file]) }
    if let file = tls.certificateFile { arguments.append(["--cert", file]) }
    if let file = tls.keyFile { arguments.append(["--key", file]) }
    if !tls.verifiesServer { arguments.append(["--insecure"]) }
    return arguments
  }
}
