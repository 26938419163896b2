import PQRun

/// Says on standard error how far a smoke test is: on a terminal one line that is written over, in a build service a
/// line now and then, elsewhere and when it is to be quiet nothing.
struct SuiteProgress {
  private let form: Form
  private let output: any OutputSink
  private var isVisible = false
  private var lastShown: Duration?

  private enum Form {
    case none
    case line(width: Int)
    case lines
  }

  private static let lineInterval: Duration = .milliseconds(100)
  private static let serviceInterval: Duration = .seconds(10)
  private static let erasure = "\r\u{1B}[K"

  /// Makes a progress.
  ///
  /// - Parameter context: The command line and the process.
  init(_ context: CommandContext) {
    let process = context.process
    output = process.error
    if context.arguments.has(.quiet) {
      form = .none
    } else if !(process.variables["CI"] ?? "").isEmpty {
      form = .lines
    } else {
      form = process.terminal.errorIsTerminal ? .line(width: process.terminal.width) : .none
    }
  }

  /// Shows how far the run is, unless that was shown just now.
  mutating func show(_ progress: RunProgress) {
    switch form {
    case .none: return
    case .line(let width):
      guard isDue(progress.elapsed, after: isVisible ? Self.lineInterval : .zero) else { return }
      try? output.write(Self.erasure + ProgressText(progress).description.prefix(max(1, width - 1)))
      isVisible = true
    case .lines:
      if lastShown == nil { lastShown = .zero }
      guard isDue(progress.elapsed, after: Self.serviceInterval) else { return }
      try? output.write("\(ProgressText(progress))\n")
    }
  }

  /// Takes the line away, so that other text may be written.
  mutating func hide() {
    guard isVisible else { return }
    isVisible = false
    try? output.write(Self.erasure)
  }

  private mutating func isDue(_ elapsed: Duration, after interval: Duration) -> Bool {
    if let lastShown, elapsed - lastShown < interval { return false }
    lastShown = elapsed
    return true
  }
}

/// How far a run is in words: `120 of 2000 cases, 3 failed, 812/s, 2 s left`.
struct ProgressText: CustomStringConvertible {
  let description: String

  /// Makes the words.
  init(_ progress: RunProgress) {
    var parts = ["\(progress.done) of \(progress.total) cases", "\(progress.failed) failed"]
    let (seconds, attoseconds) = progress.elapsed.components
    let milliseconds = Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
    if progress.done > 0, milliseconds > 0 {
      let tenths = progress.done * 10_000 / milliseconds
      if tenths > 0 { parts.append(tenths < 100 ? "\(tenths / 10).\(tenths % 10)/s" : "\(tenths / 10)/s") }
      let left = max(0, progress.total - progress.done) * milliseconds / progress.done
      if left > 0 { parts.append("\(Self.time((left + 999) / 1_000)) left") }
    }
    description = parts.joined(separator: ", ")
  }

  private static func time(_ seconds: Int) -> String {
    seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }
}
