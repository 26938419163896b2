internal import PQCore

/// The parts of an answer that a comparison leaves out: the key `ignore`.
struct IgnoredPaths: Sendable {
  static let field = Field(
    "ignore",
    .either([.text, .list(.text)]),
    description: "JSONPaths to values that do not count; one alone needs no brackets.",
    examples: ["$..lastModified", "[$..price, \"$.data.adventureList._references\"]"]
  )

  /// The paths.
  let paths: [JSONPath]

  /// Reads the key; problems go to the decoder.
  ///
  /// - Parameter decoder: The check's mapping.
  init(from decoder: inout NodeDecoder) {
    paths = decoder.paths("ignore")
  }
}

extension NodeDecoder {
  /// Reads one JSONPath or a list of them, which may be absent.
  ///
  /// - Parameter key: The key.
  /// - Returns: The paths; those that are wrong are reported and left out.
  mutating func paths(_ key: String) -> [JSONPath] {
    guard let node = value(key) else { return [] }
    return (node.elements ?? [node]).compactMap { element in
      let path = diagnostics.collect { () throws(Diagnostic) in
        try JSONPath(element.readText(key), at: element.span)
      }
      for warning in path?.warnings ?? [] { diagnostics.append(warning) }
      return path
    }
  }
}
