/// The value of a `Content-Type` header field (RFC 9110, section 8.3.1).
struct MediaType: Sendable, Hashable {
  /// Type and subtype in lower case, without parameters: `application/json`.
  let essence: String

  /// The parameter `charset` in lower case, without quotes.
  let charset: String?

  /// Reads a value; a parameter may follow with or without blanks, and its value may be quoted.
  init(_ value: String) {
    let parts = value.split(separator: ";", omittingEmptySubsequences: false).map { $0.trimmingBlanks().lowercased() }
    essence = parts[0]
    charset =
      parts.dropFirst().lazy
      .compactMap { MediaType.value(of: "charset", in: $0) }
      .first
  }

  /// Whether the type is one of JSON's: `application/json`, or one that ends in `+json`.
  var isJSON: Bool {
    essence == "application/json" || essence == "text/json" || essence.hasSuffix("+json")
  }

  private static func value(of name: String, in parameter: String) -> String? {
    guard parameter.hasPrefix("\(name)=") else { return nil }
    let value = parameter.dropFirst(name.count + 1).filter { $0 != "\"" && $0 != "'" }
    return value.isEmpty ? nil : value
  }
}
