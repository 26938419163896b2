import Dispatch
import PQCore
import PQRun
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs programs to their end: without a shell, within a time, with all they write kept in memory.
struct ProcessRunner: Sendable {
  private let directory: String

  /// Makes a runner.
  ///
  /// - Parameter directory: The folder that the path of a program is relative to when it has a slash.
  init(directory: String) {
    self.directory = directory
  }

  /// The runner for plug-ins.
  var programRunner: ProgramRunner {
    ProgramRunner { program throws(Diagnostic) in try await run(program) }
  }

  /// Runs a program to its end; it is ended when the task is cancelled.
  ///
  /// - Parameter program: The program.
  /// - Returns: What it left behind.
  /// - Throws: Why it could not be started, that it took too long, or that it wrote too much.
  func run(_ program: Program) async throws(Diagnostic) -> ProgramResult {
    let cancellation = Cancellation()
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Each queue of its own has a thread of its own, so that no task and no other program is held up.
        DispatchQueue(label: "pqrun.program").async {
          continuation.resume(returning: Result { () throws(Diagnostic) in try wait(for: program, or: cancellation) })
        }
      }
    } onCancel: {
      cancellation.request()
    }
    return try outcome.get()
  }

  private func wait(for program: Program, or cancellation: Cancellation) throws(Diagnostic) -> ProgramResult {
    do throws(SystemError) {
      var process = try ChildProcess(path(of: program.name), arguments: program.words)
      let deadline = ContinuousClock.now + program.timeout
      let end = try process.exchange(program.input, until: deadline) { cancellation.isRequested }
      switch end {
      case .exited: return ProgramResult(failure: process.failure, output: process.output, errorOutput: process.errors)
      case .late: throw SystemError(code: ETIMEDOUT)
      case .tooLong: throw SystemError(code: EFBIG)
      case .cancelled: throw SystemError(code: ECANCELED)
      }
    } catch {
      switch error.code {
      case ETIMEDOUT: throw .tookTooLong(program)
      case EFBIG: throw .wroteTooMuch(program)
      case ECANCELED: throw .cancelled(program)
      default: throw .notStarted(program, reason: error.description)
      }
    }
  }

  private func path(of name: String) -> String {
    name.contains("/") && !name.hasPrefix("/") ? "\(directory)/\(name)" : name
  }
}

/// The wish of a task that its program ends, seen by the thread that waits for it.
private final class Cancellation: Sendable {
  private let flag = Atomic(false)

  var isRequested: Bool { flag.load(ordering: .relaxed) }

  func request() { flag.store(true, ordering: .relaxed) }
}

extension Diagnostic.Code {
  static let programNotRun = Diagnostic.Code(
    "program-not-run",
    explanation: """
      A program that a file names could not be run to its end: it does not exist, may not be executed, took longer \
      than it may, or wrote more than 64 MB. A name without a slash is looked up in PATH; a path with one starts from \
      the folder of the project. No shell reads the words, so that each argument is a word of its own in the list.
      """,
    example: "auth: { type: command, command: [no-such-program] }"
  )
}

extension Diagnostic {
  fileprivate static func notStarted(_ program: Program, reason: String) -> Diagnostic {
    .error(
      .programNotRun,
      "the program '\(program.name)' cannot be run: \(reason)",
      at: program.span,
      hint: "give its path, or put its folder into PATH; write each argument as a word of its own"
    )
  }

  fileprivate static func tookTooLong(_ program: Program) -> Diagnostic {
    .error(
      .programNotRun,
      "the program '\(program.name)' was ended after \(SecondsText(program.timeout)) s",
      at: program.span,
      hint: "run it by hand to see what it waits for, or give it more time"
    )
  }

  fileprivate static func cancelled(_ program: Program) -> Diagnostic {
    .error(
      .programNotRun,
      "the program '\(program.name)' was ended because it is not needed any more",
      at: program.span,
      hint: "run the command again when it shall be done",
      failure: .interrupted
    )
  }

  fileprivate static func wroteTooMuch(_ program: Program) -> Diagnostic {
    .error(
      .programNotRun,
      "the program '\(program.name)' was ended because it wrote more than 64 MB",
      at: program.span,
      hint: "run it by hand to see what it writes"
    )
  }
}
