/// A request as it came over the wire: nothing in it is decoded.
package struct SandboxRequest: Sendable, Hashable {
  /// The method, such as `GET`.
  package let method: String

  /// The path with the query string, byte for byte.
  package let target: String

  /// The header fields in the order they came.
  package let headers: [SandboxHeader]

  /// The body.
  package let body: [UInt8]

  package init(_ method: String, _ target: String, headers: [SandboxHeader] = [], body: [UInt8] = []) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }

  /// The target up to the question mark.
  package var path: Substring { Substring(target.utf8.prefix { $0 != UInt8(ascii: "?") }) }

  /// Finds a header field.
  ///
  /// - Parameter name: Its name in any case.
  /// - Returns: The first value, or nil when there is none.
  package func header(_ name: String) -> String? {
    headers.first { $0.hasName(name) }?.value
  }

  /// Finds a parameter of the query string.
  ///
  /// - Parameter name: Its name.
  /// - Returns: Its value as written, or nil when there is none.
  package func parameter(_ name: String) -> Substring? {
    let query = Substring(target.utf8.dropFirst(path.utf8.count + 1))
    let parameter = query.split(separator: "&").first { $0.hasPrefix("\(name)=") }
    return parameter?.dropFirst(name.count + 1)
  }
}
