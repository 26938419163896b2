internal import PQCore

/// Writes the reference of all keys of the files, the part of `Documentation/Files.md` made from the tables.
package struct FilesReference: Sendable {
  /// The line before the reference in its page.
  package static let beginning = "<!-- The reference begins here. It is made from the program: do not edit it. -->"

  /// The line after the reference in its page.
  package static let end = "<!-- The reference ends here. -->"

  private let format: FileFormat

  /// Makes a writer.
  ///
  /// - Parameter format: What the files may say.
  package init(of format: FileFormat) {
    self.format = format
  }

  /// Writes the reference.
  ///
  /// - Returns: Sections in Markdown, each with a table of keys.
  package func markdown() -> String {
    let sections =
      [
        section("Environment", level: 3, format.environment),
        section("Authentication", level: 3, []),
      ]
      + format.authenticators.map { word in
        section("`type: \(word.name)`", level: 4, word.fields)
      } + [
        section("Query", level: 3, format.query),
        "### Check\n\nA mapping that says what must hold of an answer, such as `{items: one}`.\n",
        section("Project", level: 3, format.project),
      ]
    return sections.joined(separator: "\n")
  }

  /// Puts the reference into its page.
  ///
  /// - Parameter page: The page, which has the lines before and after the reference.
  /// - Returns: The page with the reference as it is now, or nil when one of the lines is not there.
  package func updating(_ page: String) -> String? {
    guard let start = page.firstRange(of: Self.beginning + "\n"),
      let stop = page[start.upperBound...].firstRange(of: Self.end)
    else { return nil }
    return page[..<start.upperBound] + "\n" + markdown() + "\n" + page[stop.lowerBound...]
  }

  private func section(_ title: String, level: Int, _ fields: [Field]) -> String {
    let heading = String(repeating: "#", count: level) + " " + title + "\n"
    let rows = fields.flatMap { self.rows(of: $0, under: "") }
    switch (rows.isEmpty, level) {
    case (false, _):
      return heading + "\n| key | value | default | what it is | example |\n|---|---|---|---|---|\n"
        + rows.joined()
    case (true, 3):
      return heading + "\nThe key `type` names the authenticator; the other keys are its settings.\n"
    case (true, _):
      return heading + "\nIt has no other keys.\n"
    }
  }

  // Tables nest a few levels; they are written by hand.
  private func rows(of field: Field, under path: String) -> [String] {
    let key = path + field.name
    let value = field.defaultText.map(code) ?? (field.isRequired ? "required" : "")
    let cells = [code(key), words(for: field.kind), value, field.description, field.examples.first.map(code) ?? ""]
    let row = "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    return [row] + nested(in: field.kind, under: key).flatMap { rows(of: $0.field, under: $0.path) }
  }

  private func nested(in kind: Field.Kind, under path: String) -> [(field: Field, path: String)] {
    switch kind {
    case .mapping(let fields): fields.map { ($0, path + ".") }
    case .list(let element): nested(in: element, under: path + "[]")
    case .dictionary(let value): nested(in: value, under: path + ".NAME")
    case .either(let kinds): kinds.flatMap { nested(in: $0, under: path) }
    case .text, .secret, .boolean, .integer, .number, .duration, .size, .pattern, .choice, .any, .reference: []
    }
  }

  private func words(for kind: Field.Kind) -> String {
    switch kind {
    case .text: "text"
    case .secret: "text, never shown"
    case .boolean: "`true` or `false`"
    case .integer: "whole number"
    case .number: "number"
    case .duration: "time with its unit"
    case .size: "size with its unit"
    case .pattern(_, let words): words
    case .choice(let choices): choices.map(code).joined(separator: ", ")
    case .any: "any value"
    case .list(let element): "list of \(words(for: element))"
    case .mapping: "mapping"
    case .dictionary(let value): "mapping of names to \(words(for: value))"
    case .either(let kinds): kinds.map(words).joined(separator: " or ")
    case .reference(let name): "[\(name)](#\(name))"
    }
  }

  private func code(_ text: String) -> String {
    "`\(text)`"
  }
}
