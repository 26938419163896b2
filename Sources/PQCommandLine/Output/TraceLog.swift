import PQCore
import PQRun
import PQSuite
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes every exchange into a file, whole: a request before it is sent, its answer or failure when it has come.
///
/// Exchanges that run at the same time are told apart by their numbers.
final class TraceLog: Interceptor {
  private let path: String
  private let output: any OutputSink
  private let lastNumber = Mutex(0)

  /// Opens the file, which only its owner may read; an earlier one of that name is emptied.
  ///
  /// - Parameters:
  ///   - option: The path; `-` is standard error.
  ///   - process: The process, whose secrets are hidden.
  /// - Throws: A diagnostic when the file cannot be written.
  init(_ option: GivenOption, of process: ProcessContext) throws(Diagnostic) {
    path = option.text
    guard path != "-" else {
      output = process.error
      return
    }
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC
    let descriptor = unsafe open(path, flags, S_IRUSR | S_IWUSR)
    guard descriptor >= 0 else { throw .unwritableTrace(path, reason: SystemError.last.description) }
    // The mode counts only for a file that is made, and an earlier one may be open to others.
    if FileStatus(descriptor: descriptor).isRegular { _ = fchmod(descriptor, S_IRUSR | S_IWUSR) }
    output = RedactingSink(DescriptorSink(descriptor: descriptor), hiding: process.secrets)
  }

  func intercept(_ request: Request, context: RunContext, next: Next) async throws -> Response {
    let number = lastNumber.withLock { number in
      number += 1
      return number
    }
    let text = ExchangeText(request, detail: .bodies)
    try write("== \(number) sent at \(TimestampText(context.surroundings.now()))Z\n", text.sent)
    let response: Response
    do {
      response = try await next(request)
    } catch {
      try write("== \(number) failed\n", text.failed(error))
      throw error
    }
    try write("== \(number) answered\n", text.received(response))
    return response
  }

  private func write(_ heading: String, _ text: String) throws(Diagnostic) {
    do {
      try output.write(heading + text + "\n")
    } catch {
      throw .unwritableTrace(path, reason: error.description)
    }
  }
}

extension Diagnostic {
  fileprivate static func unwritableTrace(_ path: String, reason: String) -> Diagnostic {
    .error(
      .unwritableOutput,
      "the trace '\(path)' cannot be written: \(reason)",
      hint: "choose another place with --trace FILE, or '-' for standard error"
    )
  }
}
