import PQRun
import Synchronization

/// Says on one line of a terminal how many pages have come; elsewhere it says nothing.
final class PageProgressLine: Sendable {
  private let output: any OutputSink
  private let isShown: Bool
  private let wasWritten = Mutex(false)

  /// Makes a line.
  ///
  /// - Parameter context: The command line; a quiet one has no line, nor has a build service.
  init(_ context: CommandContext) {
    output = context.process.error
    isShown =
      context.process.terminal.errorIsTerminal && !context.arguments.has(.quiet)
      && (context.process.variables["CI"] ?? "").isEmpty
  }

  /// Shows how far it has come.
  func show(_ progress: Pager.Progress) {
    guard isShown else { return }
    wasWritten.withLock { $0 = true }
    let pages = progress.pages == 1 ? "1 page" : "\(progress.pages) pages"
    try? output.write("\r\u{1B}[K\(pages), \(progress.items) items")
  }

  /// Takes the line away.
  func end() {
    guard wasWritten.withLock({ $0 }) else { return }
    try? output.write("\r\u{1B}[K")
  }
}
