import PQCore
import PQRun

/// One content fragment as text: a title, facts in line with each other, and long texts with their links.
struct Card {
  private static let indent = "  "

  private let title: String
  private let layout: TextLayout
  private var facts: [(label: String, value: String)] = []
  private var sections: [(heading: String, lines: [String])] = []
  private var renderer: RichTextRenderer

  init(title: String, layout: TextLayout) {
    self.title = TerminalText.sanitise(title)
    self.layout = layout
    renderer = RichTextRenderer(layout: layout, indent: Self.indent)
  }

  /// Adds a fact, unless it is not known.
  mutating func add(_ label: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    facts.append((label, TerminalText.sanitise(value)))
  }

  /// Adds a long text under a heading, unless there is none.
  mutating func add(_ heading: String, _ text: RichText?) {
    guard let text else { return }
    let lines = renderer.lines(of: text)
    if !lines.isEmpty { sections.append((heading, lines)) }
  }

  /// Lays the card out; links that lead to a reference are shown with its title.
  func text(with references: [AnswerItems.Element]) -> String {
    var blocks = [TextStyle.bold.apply(to: title, in: layout)]
    if !facts.isEmpty { blocks.append(factLines.joined(separator: "\n")) }
    for section in sections + linkSections(with: references) {
      let heading = TextStyle.bold.apply(to: section.heading, in: layout)
      blocks.append(([heading] + section.lines).joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n")
  }

  private var factLines: [String] {
    let width = facts.map { DisplayWidth.columns(of: $0.label) }.max() ?? 0
    return facts.map { label, value in
      let shown = TextStyle.dim.apply(to: DisplayWidth.pad(label, to: width), in: layout)
      return "\(Self.indent)\(shown)  \(value)"
    }
  }

  private func linkSections(with references: [AnswerItems.Element]) -> [(heading: String, lines: [String])] {
    var titles: [String: String] = [:]
    for reference in references {
      guard let path = reference.json["_path"]?.string else { continue }
      titles[path] = reference.json["title"]?.string ?? reference.json["slug"]?.string
    }
    let links = renderer.links.enumerated().map { index, address in
      "\(Self.indent)[\(index + 1)] \(line(address, title: titles[address]))"
    }
    let linked = Set(renderer.links)
    let others = references.compactMap { reference -> String? in
      guard let path = reference.json["_path"]?.string, !linked.contains(path) else { return nil }
      return Self.indent + line(path, title: titles[path])
    }
    return [("Links", links), ("References", others)].filter { !$0.1.isEmpty }
  }

  private func line(_ address: String, title: String?) -> String {
    TerminalText.sanitise(title.map { "\($0): \(address)" } ?? address)
  }
}
