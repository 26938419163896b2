internal import PQCore

/// Writes tables of keys in Markdown.
struct FieldTable {
  /// Writes a table of keys, those of nested mappings among them.
  func markdown(of fields: [Field]) -> String {
    "| key | value | default | what it is | example |\n|---|---|---|---|---|\n"
      + fields.flatMap { rows(of: $0, under: "") }.joined()
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
    case .text, .secret, .boolean, .integer, .number, .duration, .size, .pattern, .environmentName, .choice, .any,
      .reference:
      []
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
    case .environmentName: "name of an environment"
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
