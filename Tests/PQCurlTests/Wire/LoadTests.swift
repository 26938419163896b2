import Foundation
import PQCore
import PQRun
import PQTestSupport
import Testing

@testable import PQCurl

#if os(Linux)
  @Suite(.timeLimit(.minutes(1)), .serialized) struct LoadTests {
    private static let connections = 16

    /// One of the ways a server treats a request: mostly well, at times late, half or not at all.
    private static func answer(_ request: RawServer.Request) -> RawServer.Answer {
      let whole = RawServer.Answer.json(#"{"data":{"number":\#(request.number)}}"#)
      switch Int.random(in: 0..<20) {
      case 0: return .close
      case 1: return .reset()
      case 2: return .raw("HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n{\"data\"")
      case 3: return .raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n7\r\n{\"data\"\r\n")
      case 4: return .json("{}", keepsAlive: false)
      case 5...8:
        return RawServer.Answer([.pause(.microseconds(.random(in: 0..<3000)))] + whole.steps, keepsAlive: true)
      default: return whole
      }
    }

    /// Sends requests, so many at a time, and counts the answers and the failures.
    private func send(_ count: Int, to server: RawServer) async -> (answers: Int, failures: Int) {
      let transport = CurlTransport()
      return await withTaskGroup(of: (Int, Int).self) { group in
        for _ in 0..<Self.connections {
          group.addTask {
            var outcomes = (0, 0)
            for _ in 0..<count / Self.connections {
              do {
                _ = try await Wire.send(Wire.request(server), by: transport)
                outcomes.0 += 1
              } catch {
                outcomes.1 += (error as? Diagnostic)?.failure == .noAnswer ? 1 : 0
              }
            }
            return outcomes
          }
        }
        return await group.reduce((0, 0)) { ($0.0 + $1.0, $0.1 + $1.1) }
      }
    }

    private func run(_ count: Int) async throws {
      try await RawServer.run(answering: Self.answer) { server in
        let outcomes = await send(count, to: server)
        #expect(outcomes.answers + outcomes.failures == count)
        // libcurl sends once more what was lost with a connection that the server had closed meanwhile.
        #expect(server.requests.count >= count)
        #expect(outcomes.failures > count / 10 && outcomes.failures < count / 3)
      }
    }

    private var openFiles: Int {
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    }

    private var residentMegabytes: Int {
      let statistics = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      return statistics.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4096 / 1_000_000 } ?? 0
    }

    @Test func `ten thousand requests have one outcome each and leave nothing behind`() async throws {
      try await run(800)
      let (files, memory) = (openFiles, residentMegabytes)
      try await run(10_000)
      #expect(files > 0 && openFiles <= files)
      #expect(memory > 0 && residentMegabytes - memory < 32)
    }
  }
#endif
