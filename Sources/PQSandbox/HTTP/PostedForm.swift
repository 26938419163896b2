import PQCore

/// The fields of a posted form, `application/x-www-form-urlencoded`, in UTF-8.
struct PostedForm: Sendable {
  private let fields: [(name: String, value: String)]

  /// Reads a form.
  ///
  /// - Parameter body: The body of the request.
  init(_ body: [UInt8]) {
    fields = body.split(separator: UInt8(ascii: "&")).map { pair in
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.decode(parts[0]), parts.count == 2 ? Self.decode(parts[1]) : "")
    }
  }

  /// The value of the first field of a name.
  ///
  /// - Parameter name: The name.
  subscript(name: String) -> String? {
    fields.first { $0.name == name }?.value
  }

  // A broken escape stands for itself.
  private static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    return PercentEncoding.decode(text) ?? text
  }
}
