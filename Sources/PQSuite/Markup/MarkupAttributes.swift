/// Reads the attributes of a tag of HTML or XML.
enum MarkupAttributes {
  /// Finds the attributes with a value in quotes.
  ///
  /// - Parameter tag: What stands between the tag's name and its end.
  /// - Returns: The values by name, with the entities resolved that addresses have; of several the first.
  static func all(in tag: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = tag
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
      rest = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { continue }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: quote) else { break }
      if attributes[name] == nil { attributes[name] = unescaped(rest[..<end]) }
      rest = rest[rest.index(after: end)...]
    }
    return attributes
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    let entities = [("&quot;", "\""), ("&#39;", "'"), ("&#38;", "&"), ("&amp;", "&")]
    return entities.reduce(String(text)) { text, entity in text.replacing(entity.0, with: entity.1) }
  }
}
