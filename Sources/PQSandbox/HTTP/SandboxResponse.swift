/// An answer before it is sent; its length is added on the way out.
package struct SandboxResponse: Sendable, Hashable {
  /// The status code.
  package var status: Int

  /// The header fields.
  package var headers: [SandboxHeader]

  /// The body, also of an answer to `HEAD`.
  package var body: [UInt8]

  /// How it is sent.
  package var delivery = Delivery()

  package init(status: Int, headers: [SandboxHeader] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Makes an answer with a text.
  ///
  /// - Parameters:
  ///   - status: The status code.
  ///   - type: The media type.
  ///   - headers: Header fields other than the media type.
  ///   - text: The body.
  package init(status: Int, type: String, headers: [SandboxHeader] = [], text: String) {
    self.init(status: status, headers: [SandboxHeader("Content-Type", type)] + headers, body: Array(text.utf8))
  }

  /// Finds a header field.
  ///
  /// - Parameter name: Its name in any case.
  /// - Returns: The first value, or nil when there is none.
  package func header(_ name: String) -> String? {
    headers.first { $0.hasName(name) }?.value
  }
}
