internal import PQCore

/// Writes the reference of all keys of the files, the part of `Documentation/Files.md` made from the tables.
package struct FilesReference: Sendable {
  /// The line before a reference in its page.
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
        section("Xcode configuration file", level: 3, format.settings),
        section("Query", level: 3, format.query),
        "### Check\n\nA mapping that says what must hold of an answer, such as `{items: one}`: [all checks](Checks.md).\n",
        section("Project", level: 3, format.project),
      ]
    return sections.joined(separator: "\n")
  }

  /// Puts the reference into its page.
  ///
  /// - Parameter page: The page, which has the lines before and after the reference.
  /// - Returns: The page with the reference as it is now, or nil when one of the lines is not there.
  package func updating(_ page: String) -> String? {
    Self.replacing(markdown(), in: page)
  }

  /// Puts a text between the lines of a page that stand before and after its reference.
  static func replacing(_ reference: String, in page: String) -> String? {
    guard let start = page.firstRange(of: Self.beginning + "\n"),
      let stop = page[start.upperBound...].firstRange(of: Self.end)
    else { return nil }
    return page[..<start.upperBound] + "\n" + reference + "\n" + page[stop.lowerBound...]
  }

  private func section(_ title: String, level: Int, _ fields: [Field]) -> String {
    let heading = String(repeating: "#", count: level) + " " + title + "\n"
    switch (fields.isEmpty, level) {
    case (false, _):
      return heading + "\n" + FieldTable().markdown(of: fields)
    case (true, 3):
      return heading + "\nThe key `type` names the authenticator; the other keys are its settings.\n"
    case (true, _):
      return heading + "\nIt has no other keys.\n"
    }
  }
}
