/// All kinds of problems the program knows, for `pqrun explain` and for the documentation.
public struct DiagnosticCatalog: Sendable {
  /// The codes by name.
  public let codes: [Diagnostic.Code]

  /// Makes a catalogue.
  ///
  /// - Parameter codes: The codes of all modules, in any order.
  public init(_ codes: some Sequence<Diagnostic.Code>) {
    self.codes = codes.sorted { $0.name < $1.name }
  }

  /// Finds a code.
  ///
  /// - Parameter name: The code's name, which may stand in brackets after `error` or `warning` as messages have it.
  /// - Returns: The code.
  /// - Throws: A diagnostic with the nearest name when there is none.
  public func code(named name: String) throws(Diagnostic) -> Diagnostic.Code {
    var bare = name[...]
    if let bracket = bare.firstIndex(of: "["), bare.hasSuffix("]") {
      bare = bare[bare.index(after: bracket)...].dropLast()
    }
    guard let code = codes.first(where: { $0.name == bare }) else {
      throw .unknownCode(String(bare), in: codes.map(\.name))
    }
    return code
  }
}

extension DiagnosticCatalog {
  /// The page about a code for a terminal.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - layout: How the text is laid out.
  /// - Returns: The page, with a line break at its end.
  public func page(of code: Diagnostic.Code, layout: TextLayout) -> String {
    let wrap = WordWrap(width: layout.width)
    let example = code.example.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
    let lines =
      [TextStyle.bold.apply(to: code.name, in: layout), ""]
      + wrap.lines(of: code.explanation)
      + ["", "For example:", ""]
      + example.map { $0.trimmingTrailingSpaces() }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The page of the documentation about all codes, in Markdown.
  ///
  /// - Returns: The whole text of `Documentation/Diagnostics.md`.
  public func markdown() -> String {
    let introduction = """
      # Diagnostics

      Every problem that pqrun reports has a code, `error[unknown-key]` for example. This page lists them all;
      `pqrun explain CODE` prints the same in the terminal. The page is made from the program: do not edit it.

      """
    return introduction + codes.map(section).joined()
  }

  private func section(on code: Diagnostic.Code) -> String {
    let explanation = WordWrap(width: 120).lines(of: code.explanation).joined(separator: "\n")
    return """

      ## \(code.name)

      \(explanation)

      ```text
      \(code.example)
      ```

      """
  }
}

extension Diagnostic.Code {
  package static let unknownCode = Diagnostic.Code(
    "unknown-code",
    explanation: """
      The code asked for is not one that the program reports. `Documentation/Diagnostics.md` lists them all, and \
      every message shows its code in brackets after its first word.
      """,
    example: "pqrun explain unknown-kee"
  )
}

extension Diagnostic {
  fileprivate static func unknownCode(_ name: String, in names: [String]) -> Diagnostic {
    .error(
      .unknownCode,
      "there is no diagnostic code '\(name)'",
      hint: NearestName.hint(name, in: names) ?? "take the word in brackets from a message, such as 'unknown-key'",
      failure: .usage
    )
  }
}
