import PQCore
import PQRun
import PQTestSupport
import Testing

@testable import PQCurl

@Suite(.timeLimit(.minutes(1))) struct CancellationTests {
  private func expectInterrupted(_ outcome: Result<Response, any Error>) {
    guard case .failure(let error) = outcome, let diagnostic = error as? Diagnostic else {
      Issue.record("not a diagnostic: \(outcome)")
      return
    }
    #expect(diagnostic.code == .interruptedTransfer)
    #expect(diagnostic.failure == .interrupted)
  }

  @Test func `a cancelled request ends at once and closes its connection`() async throws {
    try await RawServer.run([.silence]) { server in
      var shortest = Duration.seconds(60)
      // A busy machine delays any one of them; none can be faster than the transport.
      for number in 1...5 {
        let task = Task { try await Wire.send(Wire.request(server)) }
        let hasCome = try await server.waits { $0.requests.count == number }
        #expect(hasCome)
        let start = ContinuousClock.now
        task.cancel()
        expectInterrupted(await task.result)
        shortest = min(shortest, ContinuousClock.now - start)
      }
      #expect(shortest < .milliseconds(200))
      let isClosed = try await server.waits { $0.openConnectionCount == 0 }
      #expect(isClosed)
    }
  }

  @Test func `a request of a cancelled task is never sent`() async throws {
    try await RawServer.run([.json("{}")]) { server in
      let task = Task {
        while !Task.isCancelled { await Task.yield() }
        return try await Wire.send(Wire.request(server))
      }
      task.cancel()
      expectInterrupted(await task.result)
      #expect(server.requests.isEmpty)
    }
  }

  @Test func `the other requests of the transport go on`() async throws {
    try await RawServer.run(answering: { $0.line.contains("/slow") ? .silence : .json("{}") }) { server in
      let transport = CurlTransport()
      let slow = Task { try await Wire.send(Wire.request(server, "/slow"), by: transport) }
      let hasCome = try await server.waits { $0.requests.count == 1 }
      #expect(hasCome)
      slow.cancel()
      for _ in 0..<10 {
        let response = try await Wire.send(Wire.request(server, "/a"), by: transport)
        #expect(response.status == 200)
      }
      expectInterrupted(await slow.result)
    }
  }

  @Test func `many requests cancelled at any moment have one outcome each`() async throws {
    try await RawServer.run([.json("{}")]) { server in
      let transport = CurlTransport()
      let tasks = (0..<300).map { number in
        Task {
          if number % 3 == 0 { try? await Task.sleep(for: .microseconds(number * 10)) }
          return try await Wire.send(Wire.request(server, "/\(number)"), by: transport)
        }
      }
      for task in tasks where Bool.random() { task.cancel() }
      for task in tasks {
        let result = await task.result
        if case .success(let response) = result { #expect(response.status == 200) } else { expectInterrupted(result) }
      }
    }
  }
}
