package import PQCore

extension HeaderField {
  /// The texts in a sensitive value that must never be shown: the whole, and what of it is a secret by itself, as a
  /// token without its scheme, a password, or the value of one cookie.
  package var secrets: [Secret] {
    guard isSensitive else { return [] }
    let parts =
      switch name.lowercased() {
      case "cookie": value.split(separator: ";").compactMap(Self.cookieValue)
      case "set-cookie": value.split(separator: ";").prefix(1).compactMap(Self.cookieValue)
      default: credentials
      }
    return ([value] + parts).map(Secret.init)
  }

  // RFC 6265, sections 4.1.1 and 4.2.1.
  private static func cookieValue(in pair: Substring) -> String? {
    guard let equals = pair.firstIndex(of: "=") else { return nil }
    func isEdge(_ character: Character) -> Bool { character == "\"" || character == " " }
    let value = pair[pair.index(after: equals)...].drop(while: isEdge)
    return value.lastIndex { !isEdge($0) }.map { String(value[...$0]) }
  }

  // RFC 9110, section 11.4, and for the pair of Basic RFC 7617, section 2.
  private var credentials: [String] {
    let words = value.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return [] }
    let credentials = String(words[1])
    guard words[0].lowercased() == "basic", let bytes = Base64.decode(credentials),
      let pair = String(validating: bytes, as: UTF8.self), let colon = pair.firstIndex(of: ":")
    else { return [credentials] }
    return [credentials, pair, String(pair[pair.index(after: colon)...])]
  }
}
