import PQCore
import PQModel
import Synchronization
import Testing

@testable import PQRun

@Suite struct TokenKeeperTests {
  private struct Refusal: Error {}

  private final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func next() -> Int {
      count.withLock {
        $0 += 1
        return $0
      }
    }
  }

  private final class Shelf: Sendable {
    let tokens = Mutex<[String: AccessToken]>([:])

    var store: TokenStore {
      TokenStore(
        load: { key in self.tokens.withLock { $0[key] } },
        save: { token, key in self.tokens.withLock { $0[key] = token } },
        remove: { key in self.tokens.withLock { $0[key] = nil } }
      )
    }
  }

  private let key = TokenKeeper.Key(["a", "b c"], isKept: true)
  private let counter = Counter()

  private func source(expiry: Int? = nil) -> TokenKeeper.Source {
    { _ in AccessToken(Secret("t\(counter.next())"), expiry: expiry) }
  }

  @Test func `any number of waiting calls asks once`() async throws {
    let keeper = TokenKeeper(Surroundings())
    let tokens = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<500 {
        group.addTask {
          try await keeper.token(for: key) { _ in
            try await Task.sleep(for: .milliseconds(20))
            return AccessToken(Secret("t\(counter.next())"))
          }.token.reveal()
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(tokens == ["t1"])
    #expect(counter.value == 1)
  }

  @Test func `keys have tokens of their own`() async throws {
    let keeper = TokenKeeper(Surroundings())
    let one = try await keeper.token(for: key, from: source())
    let other = try await keeper.token(for: TokenKeeper.Key(["a b", "c"], isKept: true), from: source())
    #expect(one.token.reveal() == "t1")
    #expect(other.token.reveal() == "t2")
  }

  @Test func `a failure reaches all that wait, and the next call asks again`() async throws {
    let keeper = TokenKeeper(Surroundings())
    await #expect(throws: Refusal.self) { try await keeper.token(for: key) { _ in throw Refusal() } }
    #expect(try await keeper.token(for: key, from: source()).token.reveal() == "t1")
  }

  @Test func `a token is renewed a minute before it ends`() async throws {
    let now = Mutex(1_000)
    let keeper = TokenKeeper(Surroundings(now: { now.withLock { $0 } }))
    #expect(try await keeper.token(for: key, from: source(expiry: 1_100)).token.reveal() == "t1")
    now.withLock { $0 = 1_039 }
    #expect(try await keeper.token(for: key, from: source(expiry: 1_100)).token.reveal() == "t1")
    now.withLock { $0 = 1_040 }
    #expect(keeper.heldToken(for: key) == nil)
    #expect(try await keeper.token(for: key, from: source(expiry: 2_000)).token.reveal() == "t2")
  }

  @Test func `a token is kept for the next run, and forgotten when it was refused`() async throws {
    let shelf = Shelf()
    let surroundings = Surroundings(tokens: shelf.store, now: { 1_000 })
    let first = TokenKeeper(surroundings)
    _ = try await first.token(for: key, from: source(expiry: 5_000))
    let second = TokenKeeper(surroundings)
    #expect(try await second.token(for: key, from: source()).token.reveal() == "t1")
    #expect(counter.value == 1)
    var request = Request(url: "https://h/")
    request.headers.set(try HeaderField("Authorization", "Bearer t1"))
    second.forgetTokens(in: request)
    #expect(shelf.tokens.withLock { $0.isEmpty })
    #expect(try await second.token(for: key, from: source(expiry: 5_000)).token.reveal() == "t2")
  }

  @Test func `a token without an end, and one that is not to be kept, are not kept`() async throws {
    let shelf = Shelf()
    let keeper = TokenKeeper(Surroundings(tokens: shelf.store, now: { 1_000 }))
    _ = try await keeper.token(for: key, from: source())
    _ = try await keeper.token(for: TokenKeeper.Key(["x"], isKept: false), from: source(expiry: 5_000))
    #expect(shelf.tokens.withLock { $0.isEmpty })
  }

  @Test func `a store that fails costs a warning and nothing else`() async throws {
    let warnings = Mutex<[Diagnostic]>([])
    let store = TokenStore(
      load: { _ throws(Diagnostic) in throw .error(.netrc, "no load") },
      save: { _, _ throws(Diagnostic) in throw .error(.netrc, "no save") },
      remove: { _ in }
    )
    let surroundings = Surroundings(
      tokens: store,
      now: { 1_000 },
      report: { warning in warnings.withLock { $0.append(warning) } }
    )
    let token = try await TokenKeeper(surroundings).token(for: key, from: source(expiry: 5_000))
    #expect(token.token.reveal() == "t1")
    #expect(warnings.withLock { $0.map(\.message) } == ["no load", "no save"])
    #expect(warnings.withLock { $0.allSatisfy { $0.severity == .warning && $0.failure == .none } })
  }

  @Test(.timeLimit(.minutes(1)))
  func `a call that is cancelled leaves, and the others get their token`() async throws {
    let keeper = TokenKeeper(Surroundings())
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let slow: TokenKeeper.Source = { _ in
      for await _ in gate {}
      try Task.checkCancellation()
      return AccessToken(Secret("t"))
    }
    let staying = Task { try await keeper.token(for: key, from: slow) }
    let leaving = Task { try await keeper.token(for: key, from: slow) }
    leaving.cancel()
    await #expect(throws: CancellationError.self) { try await leaving.value }
    opener.finish()
    #expect(try await staying.value.token.reveal() == "t")
  }

  @Test(.timeLimit(.minutes(1)))
  func `when every call has left, the asking is cancelled`() async throws {
    let keeper = TokenKeeper(Surroundings())
    let (ended, end) = AsyncStream<Bool>.makeStream()
    let task = Task {
      try await keeper.token(for: key) { _ in
        do {
          try await Task.sleep(for: .seconds(100))
        } catch {
          end.yield(true)
          end.finish()
          throw error
        }
        return AccessToken(Secret("t"))
      }
    }
    try await Task.sleep(for: .milliseconds(20))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    for await wasCancelled in ended { #expect(wasCancelled) }
    #expect(try await keeper.token(for: key, from: source()).token.reveal() == "t1")
  }
}
