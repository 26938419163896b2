import PQCore
import PQModel
import Synchronization

/// Gives tokens to calls and asks for each one once, however many calls wait for it.
public final class TokenKeeper: Sendable {
  /// Asks for a token; takes the one that ended, if there was one.
  public typealias Source = @Sendable (_ ended: AccessToken?) async throws -> AccessToken

  private typealias Waiter = CheckedContinuation<AccessToken, any Error>

  private struct Flight {
    var task: Task<Void, Never>
    var waiters: [Int: Waiter]
  }

  private struct State {
    var tokens: [Key: AccessToken] = [:]
    var flights: [Key: Flight] = [:]
    var lastTicket = 0
    var cancelledTickets: Set<Int> = []
  }

  private let surroundings: Surroundings
  private let state = Mutex(State())

  /// Makes a keeper.
  ///
  /// - Parameter surroundings: The clock, and the store that outlives the program.
  public init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// Gives a token: the one that is held, the one that is kept, or a new one.
  ///
  /// - Parameters:
  ///   - key: What the token is for.
  ///   - source: Asks for a new token.
  /// - Returns: The token.
  /// - Throws: What `source` throws, or that the task was cancelled.
  public func token(for key: Key, from source: @escaping Source) async throws -> AccessToken {
    let now = surroundings.now()
    let (held, ticket) = state.withLock { state in
      state.lastTicket += 1
      return (state.tokens[key], state.lastTicket)
    }
    if let held, held.isFresh(at: now) { return held }
    defer { _ = state.withLock { $0.cancelledTickets.remove(ticket) } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { join(key, ticket, $0, source) }
    } onCancel: {
      leave(key, ticket)
    }
  }

  /// Gives a token that needs no asking.
  ///
  /// - Parameter key: What the token is for.
  /// - Returns: The token that is held or kept, or nil.
  public func heldToken(for key: Key) -> AccessToken? {
    let token = state.withLock { $0.tokens[key] } ?? kept(key)
    return token.flatMap { $0.isFresh(at: surroundings.now()) ? $0 : nil }
  }

  /// Forgets the tokens that a refused request was sent with, so that the next call asks for new ones.
  ///
  /// - Parameter request: The request.
  public func forgetTokens(in request: Request) {
    let values = request.headers.fields.filter(\.isSensitive).map(\.value)
    let keys = state.withLock { state in
      let keys = state.tokens.filter { entry in values.contains { $0.contains(entry.value.token.reveal()) } }.keys
      for key in keys { state.tokens[key] = nil }
      return Array(keys)
    }
    for key in keys where key.isKept { reporting { () throws(Diagnostic) in try surroundings.tokens.remove(key.text) } }
  }
}

extension TokenKeeper {
  /// What a token is for.
  public struct Key: Sendable, Hashable {
    /// All that makes one token differ from another, without secrets.
    public let text: String

    /// Whether the token may be kept for the next run of the program.
    public let isKept: Bool

    /// Makes a key.
    ///
    /// - Parameters:
    ///   - parts: All that makes one token differ from another, without secrets.
    ///   - isKept: Whether the token may be kept for the next run of the program.
    public init(_ parts: [String], isKept: Bool) {
      text = parts.map(PercentEncoding.encode).joined(separator: " ")
      self.isKept = isKept
    }
  }
}

// MARK: - Flights

extension TokenKeeper {
  private func join(_ key: Key, _ ticket: Int, _ waiter: Waiter, _ source: @escaping Source) {
    let now = surroundings.now()
    let outcome: Result<AccessToken, any Error>? = state.withLock { state in
      if state.cancelledTickets.contains(ticket) { return .failure(CancellationError()) }
      if let token = state.tokens[key], token.isFresh(at: now) { return .success(token) }
      if state.flights[key] != nil {
        state.flights[key]?.waiters[ticket] = waiter
      } else {
        let ended = state.tokens[key]
        let task = Task { await fly(key, ended: ended, source) }
        state.flights[key] = Flight(task: task, waiters: [ticket: waiter])
      }
      return nil
    }
    if let outcome { waiter.resume(with: outcome) }
  }

  private func leave(_ key: Key, _ ticket: Int) {
    let waiter = state.withLock { state in
      state.cancelledTickets.insert(ticket)
      let waiter = state.flights[key]?.waiters.removeValue(forKey: ticket)
      if let flight = state.flights[key], flight.waiters.isEmpty {
        flight.task.cancel()
        state.flights[key] = nil
      }
      return waiter
    }
    waiter?.resume(throwing: CancellationError())
  }

  private func fly(_ key: Key, ended: AccessToken?, _ source: Source) async {
    let outcome: Result<AccessToken, any Error>
    do {
      outcome = .success(try await renew(key, ended: ended, source))
    } catch {
      outcome = .failure(error)
    }
    let waiters = state.withLock { state in
      if case .success(let token) = outcome { state.tokens[key] = token }
      // A flight that everybody left was taken down; another may be on its way under the same key.
      guard !Task.isCancelled else { return [:] as [Int: Waiter] }
      return state.flights.removeValue(forKey: key)?.waiters ?? [:]
    }
    for waiter in waiters.values { waiter.resume(with: outcome) }
  }

  private func renew(_ key: Key, ended: AccessToken?, _ source: Source) async throws -> AccessToken {
    let known = kept(key) ?? ended
    if let known, known.isFresh(at: surroundings.now()) {
      surroundings.hide([known.token])
      return known
    }
    let token = try await source(known)
    surroundings.hide([token.token] + [token.refreshToken].compactMap(\.self))
    if key.isKept, token.expiry != nil || token.refreshToken != nil {
      reporting { () throws(Diagnostic) in try surroundings.tokens.save(token, key.text) }
    }
    return token
  }

  private func kept(_ key: Key) -> AccessToken? {
    guard key.isKept else { return nil }
    return reporting { () throws(Diagnostic) in try surroundings.tokens.load(key.text) } ?? nil
  }

  // A store that does not work costs a request for a token and nothing else.
  @discardableResult private func reporting<Value>(_ work: () throws(Diagnostic) -> Value) -> Value? {
    do {
      return try work()
    } catch {
      var warning = error
      warning.severity = .warning
      warning.failure = .none
      surroundings.report(warning)
      return nil
    }
  }
}
