internal import PQRun
internal import Synchronization

/// The answers to one call in other environments, each asked for once, however many checks want it.
final class ElsewhereAnswers: Sendable {
  private let outcomes = Mutex<[String: Result<Answer, any Error>]>([:])

  /// Gives the answer in an environment.
  ///
  /// - Parameters:
  ///   - name: The environment's name.
  ///   - ask: Asks for the answer.
  /// - Returns: The answer.
  /// - Throws: What `ask` throws; it is not asked again then.
  func answer(in name: String, asking ask: () async throws -> Answer) async throws -> Answer {
    if let known = outcomes.withLock({ $0[name] }) { return try known.get() }
    let outcome: Result<Answer, any Error>
    do {
      outcome = .success(try await ask())
    } catch {
      outcome = .failure(error)
    }
    outcomes.withLock { $0[name] = outcome }
    return try outcome.get()
  }
}
