/// Puts settings into each other: `$(NAME)` and `${NAME}`; `$()` and `$(inherited)` are empty.
struct XCConfigExpansion {
  private let texts: [String: String]

  private static let depthLimit = 32
  private static let sizeLimit = 65_536

  init(_ settings: [XCConfigSetting]) {
    texts = Dictionary(settings.map { ($0.name, $0.text) }, uniquingKeysWith: { _, last in last })
  }

  /// Expands a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text with every reference replaced; nil when settings name each other in a circle, or grow large.
  func expand(_ text: String) -> String? {
    expand(text, depth: 0)
  }

  private func expand(_ text: String, depth: Int) -> String? {
    guard depth < Self.depthLimit else { return nil }
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "$") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      let close: Character? = rest.first == "(" ? ")" : rest.first == "{" ? "}" : nil
      guard let close, let end = rest.firstIndex(of: close) else {
        result.append("$")
        continue
      }
      let name = rest[rest.index(after: rest.startIndex)..<end]
      // ${env:NAME} and ${file:PATH} are read later, like in every environment.
      if name.contains(":"), close == "}" {
        result += "$" + rest[...end]
      } else if let value = texts[String(name)] {
        guard let expanded = expand(value, depth: depth + 1) else { return nil }
        result += expanded
      }
      rest = rest[rest.index(after: end)...]
      guard result.utf8.count <= Self.sizeLimit else { return nil }
    }
    return result + rest
  }
}
