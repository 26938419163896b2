/// Writes what a smoke test found in one form: the plug-in behind `--report`.
///
/// Events come one after the other, cases in the order of the files. A form that is written as a whole keeps what it
/// needs and writes when the last event comes. What it is given has its secrets hidden already.
public protocol Reporter: Sendable {
  /// The word after `--report`.
  static var name: String { get }

  /// What it writes, in words for lists and help.
  static var summary: String { get }

  /// The words that may follow its name and its file.
  static var words: [ReportWord] { get }

  /// Starts a report.
  ///
  /// - Parameter options: How it is written.
  init(options: ReportOptions)

  /// Takes an event.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - output: Takes the text of the report.
  mutating func record(_ event: RunEvent, to output: inout some TextOutputStream)
}

extension Reporter {
  /// No word may follow.
  public static var words: [ReportWord] { [] }
}
