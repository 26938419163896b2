/// Writes problems as text: the one place that decides how a diagnostic looks.
///
/// Texts come from files and servers, so every one of them goes through `redact` and is made fit to be shown: no
/// control character comes out raw, and no line can speak to the build service that reads it.
public struct DiagnosticRenderer: Sendable {
  /// The form of the text.
  public var format: ErrorFormat

  /// The width to keep source lines in, and whether the full and the short form may use colour.
  public var layout: TextLayout

  /// Gives the path at which readers find a source, by its name; as it is made, the name itself.
  public var path: @Sendable (String) -> String = { $0 }

  /// Hides the secrets in a text.
  public var redact: @Sendable (String) -> String

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - format: The form of the text.
  ///   - layout: The width to keep source lines in, and whether the full and the short form may use colour.
  ///   - redact: Hides the secrets in a text.
  public init(
    format: ErrorFormat = .full,
    layout: TextLayout = TextLayout(),
    redact: @escaping @Sendable (String) -> String
  ) {
    self.format = format
    self.layout = layout
    self.redact = redact
  }

  /// Writes one problem.
  ///
  /// - Parameter diagnostic: The problem.
  /// - Returns: The text, with a line break at its end.
  public func render(_ diagnostic: Diagnostic) -> String {
    let diagnostic = diagnostic.withoutHiddenWords
    return switch format {
    case .full: fullText(of: diagnostic)
    case .short: shortLine(of: diagnostic) + "\n"
    case .json: json(of: [diagnostic])
    case .github: command(for: diagnostic) + "\n"
    }
  }

  /// Writes all problems, sorted, with their number at the end.
  ///
  /// - Parameter list: The problems.
  /// - Returns: The text, with a line break at its end; of no problems only JSON makes a text.
  public func render(_ list: DiagnosticList) -> String {
    let items = list.sorted().items.map(\.withoutHiddenWords)
    let count = list.isEmpty ? "" : TextStyle.bold.apply(to: list.countText, in: layout) + "\n"
    return switch format {
    case .full: items.map { fullText(of: $0) + "\n" }.joined() + count
    case .short: items.map { shortLine(of: $0) + "\n" }.joined() + count
    case .json: json(of: items)
    case .github: commands(for: items) + (list.isEmpty ? "" : list.countText + "\n")
    }
  }
}

extension DiagnosticRenderer {
  // Servers and files may send a text of any length; the JSON form has it whole.
  private static let lengthLimit = 2_000

  /// Hides the secrets in a text and shows it on one line, with a space for each line break.
  func line(_ text: String) -> String {
    let lines = redact(text).shortened(to: Self.lengthLimit).split(whereSeparator: \.isNewline)
    return TerminalText.sanitise(lines.map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " "))
  }

  /// Hides the secrets in a text and shows it on as many lines as it has.
  func lines(_ text: String) -> [String] {
    redact(text)
      .shortened(to: Self.lengthLimit)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { TerminalText.sanitise(String($0)).trimmingTrailingSpaces() }
  }

  /// The place of a span as `path:line:column`.
  func place(_ span: SourceSpan) -> String {
    let start = span.start
    return "\(line(path(span.source.name))):\(start.line):\(start.column)"
  }

  /// The severity and the kind: `error[unknown-key]`.
  func kind(of diagnostic: Diagnostic) -> String {
    let kind = "\(diagnostic.severity.rawValue)[\(diagnostic.code)]"
    return TextStyle.bold.apply(to: diagnostic.severity.style.apply(to: kind, in: layout), in: layout)
  }
}

extension Diagnostic.Severity {
  var style: TextStyle {
    switch self {
    case .error: .red
    case .warning: .yellow
    }
  }
}
