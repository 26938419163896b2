import PQCore
import PQRun
import Testing

@Suite struct RecordedCheckTests {
  @Test(arguments: ["shape: shapes/a.json", "snapshot: snapshots/a.json"])
  func `a file that is missing is recorded on demand and then fits`(yaml: String) async throws {
    let body = #"{"data":{"list":{"items":[{"slug":"bali","price":5000}]}}}"#
    let missing = try await CheckBench().outcome(of: yaml, body)
    #expect(!missing.passed)
    #expect(missing.findings[0].details[0].contains("--update"))

    let bench = CheckBench(records: true)
    let recorded = try await bench.outcome(of: yaml, body)
    #expect(recorded.passed && recorded.notes.count == 1)
    #expect(try await bench.outcome(of: yaml, body) == .passed)
    #expect(try await CheckBench(files: bench.files).outcome(of: yaml, body) == .passed)
  }

  @Test func `a snapshot is the indented answer`() async throws {
    let bench = CheckBench(records: true)
    _ = try await bench.outcome(of: "snapshot: a.json", #"{"data":{"n":1.50}}"#)
    #expect(bench.files == ["a.json": "{\n  \"data\": {\n    \"n\": 1.50\n  }\n}\n"])
  }

  @Test func `a snapshot that fits is left as it is`() async throws {
    let text = #"{"data":{"at":1,"n":1}}"#
    let bench = CheckBench(files: ["a.json": text], records: true)
    #expect(try await bench.outcome(of: "snapshot: a.json\nignore: $..at", #"{"data":{"at":2,"n":1.0}}"#) == .passed)
    #expect(bench.files == ["a.json": text])
  }

  @Test func `two cases cannot record different answers in one snapshot`() async throws {
    let bench = CheckBench(records: true)
    _ = try await bench.outcome(of: "snapshot: a.json", #"{"data":{"n":1}}"#)
    let second = try await bench.outcome(of: "snapshot: a.json", #"{"data":{"n":2}}"#)
    #expect(!second.passed)
    #expect(second.findings[0].details[0].contains("another case"))
    #expect(try await CheckBench(files: bench.files).outcome(of: "snapshot: a.json", #"{"data":{"n":1}}"#).passed)
  }

  @Test func `the shapes of several cases are recorded as one`() async throws {
    let bench = CheckBench(records: true)
    let bodies = [#"{"data":{"item":{"a":1}}}"#, #"{"data":{"item":null}}"#, #"{"data":{"item":{"a":null}}}"#]
    for body in bodies { #expect(try await bench.outcome(of: "shape: a.json", body).passed) }
    for body in bodies {
      #expect(try await CheckBench(files: bench.files).outcome(of: "shape: a.json", body) == .passed)
    }
  }

  @Test func `a difference is shown with its place`() async throws {
    let bench = CheckBench(files: ["a.json": #"{"data":{"item":{"slug":"bali","price":5000}}}"#])
    let outcome = try await bench.outcome(of: "snapshot: a.json", #"{"data":{"item":{"slug":"bali","price":5200}}}"#)
    let finding = try #require(outcome.findings.first)
    #expect(finding.message == "the answer differs from 'a.json' in one place")
    #expect(finding.expected == "5000" && finding.actual == "5200")
    #expect(finding.place?.description == "$['data']['item']['price'] (bali)")
    #expect(finding.details == ["~ $['data']['item']['price'] (bali): 5000 → 5200"])
  }

  @Test(arguments: ["{", "", "[1", "\u{0}"])
  func `a broken file fails with a reason`(text: String) async throws {
    for yaml in ["shape: a.json", "snapshot: a.json"] {
      #expect(try await !CheckBench(files: ["a.json": text]).outcome(of: yaml, #"{"data":{}}"#).passed)
    }
  }

  @Test(arguments: ["../a.json", "/a.json", "a.yaml", "a//b.json", ".a.json", "a/./b.json", "\"\"", "queries/.json"])
  func `no path leads out of the project or to another kind of file`(path: String) async throws {
    for keyword in ["shape", "snapshot"] {
      await #expect(throws: DiagnosticList.self) {
        try await CheckBench().outcome(of: "\(keyword): \(path)", #"{"data":{}}"#)
      }
    }
  }
}
