public import PQCore
import PQModel

extension Client {
  /// Gets a resource that an answer names, such as a picture.
  ///
  /// Credentials go along only to the origin of the call they were made for.
  ///
  /// - Parameters:
  ///   - address: A path that starts with '/', which is taken on the environment's host and behind its base path, or a
  ///     whole address. Bytes that no address may have are percent-encoded; all others stay as they are.
  ///   - prepared: The call whose answer names it.
  /// - Returns: The response, whatever its status.
  /// - Throws: A diagnostic when no whole answer came.
  public func fetch(_ address: String, beside prepared: PreparedCall) async throws(Diagnostic) -> Response {
    let environment = prepared.call.environment
    let isPath = address.hasPrefix("/") && !address.hasPrefix("//")
    let base = environment.origin + environment.basePath.text
    let url = AddressText.encoded(isPath ? base + address : WebAddress(base + "/").resolving(address).text)
    var request = Request(url: url, connection: prepared.request.connection)
    if WebAddress(url).origin == WebAddress(prepared.request.url).origin {
      request.headers = prepared.request.headers
    } else {
      request.connection.tls.certificateFile = nil
      request.connection.tls.keyFile = nil
      request.headers.set(try HeaderField("User-Agent", "pqrun/\(Version.current)"))
    }
    request.headers.set(try HeaderField("Accept", "*/*"))
    return try await response(to: request, of: prepared)
  }
}
