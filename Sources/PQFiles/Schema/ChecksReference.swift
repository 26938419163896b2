internal import PQCore
package import PQRun

/// Writes the reference of all checks with their examples, the part of `Documentation/Checks.md` made from the checks.
package struct ChecksReference: Sendable {
  private let registry: Registry

  /// Makes a writer.
  ///
  /// - Parameter registry: Has the checks.
  package init(of registry: Registry) {
    self.registry = registry
  }

  /// Puts the reference into its page.
  ///
  /// - Parameter page: The page, which has the lines before and after the reference.
  /// - Returns: The page with the reference as it is now, or nil when one of the lines is not there.
  package func updating(_ page: String) -> String? {
    FilesReference.replacing(markdown(), in: page)
  }

  /// Writes the reference.
  ///
  /// - Returns: A section in Markdown for each check, with its keys and its examples.
  package func markdown() -> String {
    let mappings = FileFormat(registry: registry).mappings.map { mapping in
      "### \(FieldSchema.title(of: mapping.name))\n\n" + FieldTable().markdown(of: mapping.fields)
    }
    return (registry.checks.map { section($0) } + mappings).joined(separator: "\n")
  }

  private func section(_ check: any Check.Type) -> String {
    var text = "### `\(check.keyword)`\n\n\(check.summary.prefix(1).uppercased() + check.summary.dropFirst()).\n\n"
    text += FieldTable().markdown(of: check.fields)
    var groups: [(answer: String, examples: [CheckExample])] = []
    for example in check.examples {
      let answer = answer(of: example)
      if let place = groups.firstIndex(where: { $0.answer == answer }) {
        groups[place].examples.append(example)
      } else {
        groups.append((answer, [example]))
      }
    }
    for group in groups {
      text += "\n\(group.answer)\n```yaml\n" + group.examples.map(entry).joined() + "```\n"
    }
    return text
  }

  private func entry(_ example: CheckExample) -> String {
    let words = example.summary.map { ": \($0)" } ?? ""
    let lines = example.yaml.split(separator: "\n", omittingEmptySubsequences: false)
    let entry = lines.enumerated().map { index, line in (index == 0 ? "- " : "  ") + line + "\n" }
    return "# \(example.passes ? "passes" : "fails")\(words)\n" + entry.joined()
  }

  private func answer(of example: CheckExample) -> String {
    let exchange = example.exchange
    var words = ""
    if exchange.firstByte > .zero { words += ", whose first byte came after \(exchange.firstByte)" }
    if exchange.total > .zero { words += ", which was whole after \(exchange.total)" }
    if let end = exchange.certificateExpiry { words += ", by a server whose certificate ends \(end)" }
    guard example.status != 200 || !example.headers.isEmpty || !example.body.isEmpty else {
      return "An answer without header fields and body\(words):\n"
    }
    let body = example.body.isEmpty ? [] : ["", example.body]
    let lines = ["HTTP \(example.status)"] + example.headers + body
    return "An answer\(words):\n\n```text\n\(lines.joined(separator: "\n"))\n```\n"
  }
}
