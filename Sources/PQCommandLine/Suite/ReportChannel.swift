import PQCore
import PQRun

/// A reporter with the place its text goes to.
struct ReportChannel: Sendable {
  private var reporter: any Reporter
  private let place: Place
  private var failure: Diagnostic?
  private var isOver = false

  private enum Place: Sendable {
    case stream(any OutputSink)
    case file(PendingFile)
    case end(of: AppendedFile)
  }

  /// Whether it writes to standard output.
  var isStream: Bool {
    if case .stream = place { true } else { false }
  }

  /// Opens a channel.
  ///
  /// - Parameters:
  ///   - reporter: The reporter.
  ///   - place: Where its text goes.
  ///   - output: Standard output.
  /// - Throws: A diagnostic when nothing can be written there.
  init(_ reporter: any Reporter, to place: ReportPlan.Place, output: any OutputSink) throws(Diagnostic) {
    self.reporter = reporter
    self.place =
      switch place {
      case .standardOutput: .stream(output)
      case .file(let path): .file(try PendingFile(at: path))
      case .endOfFile(let path): .end(of: AppendedFile(path: path))
      }
  }

  /// Takes an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - prepare: Is called before anything is written to standard output.
  mutating func record(_ event: RunEvent, preparing prepare: () -> Void) {
    guard !isOver else { return }
    var text = ""
    reporter.record(event, to: &text)
    guard !text.isEmpty else { return }
    if isStream { prepare() }
    do throws(OutputFailure) {
      switch place {
      case .stream(let sink): try sink.write(text)
      case .file(let file): try file.sink.write(text)
      case .end(let file): try file.append(text)
      }
    } catch {
      end(with: error)
    }
  }

  /// Puts a file in its place.
  ///
  /// - Returns: What went wrong, or nil.
  mutating func finish() -> Diagnostic? {
    if case .file(let file) = place, !isOver {
      do throws(Diagnostic) {
        try file.commit()
      } catch {
        failure = error
      }
    }
    isOver = true
    return failure
  }

  /// Gives up a file that is not whole.
  func discard() {
    if case .file(let file) = place, !isOver { file.discard() }
  }

  private mutating func end(with error: OutputFailure) {
    isOver = true
    switch (place, error) {
    case (.stream, .readerGone): break
    case (.stream, .refused(let reason)): failure = .unwritableOutput(reason: reason)
    case (.file(let file), _):
      file.discard()
      failure = .unwritableFile(file.path, reason: error.description)
    case (.end(let file), _): failure = .unwritableFile(file.path, reason: error.description)
    }
  }
}
