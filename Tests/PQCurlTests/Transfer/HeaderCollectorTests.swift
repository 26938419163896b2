import PQModel
import Testing

@testable import PQCurl

@Suite struct HeaderCollectorTests {
  private func fields(_ lines: [String]) -> [String] {
    var collector = HeaderCollector()
    for line in lines {
      let isWithinLimit = collector.receive(Array("\(line)\r\n".utf8))
      #expect(isWithinLimit)
    }
    return collector.fields().fields.map { "\($0.name): \($0.value)" }
  }

  @Test(arguments: [
    (["HTTP/1.1 200 OK", "A: 1", "b:2", ""], ["A: 1", "b: 2"]),
    (["HTTP/1.1 100 Continue", "A: 1", "", "HTTP/2 200", "B: 2", ""], ["B: 2"]),
    (["A: one", "  two", "\tthree"], ["A: one two three"]),
    ([" first line folded"], ["%20first%20line%20folded: "]),
    (["No colon"], ["No%20colon: "]),
    ([": no name"], ["%3A%20no%20name: "]),
    (["Naïve: x"], ["Na%C3%AFve: x"]),
    (["A: tab\there"], ["A: tab\there"]),
    (["A: nul\u{0}and\u{7F}"], [#"A: nul\u{0}and\u{7f}"#]),
    (["A: a: b: c"], ["A: a: b: c"]),
  ])
  func `lines become fields and nothing is lost`(_ lines: [String], _ expected: [String]) {
    #expect(fields(lines) == expected)
  }

  @Test func `lines over the limit are refused`() {
    var collector = HeaderCollector()
    let line = Array("X: \(String(repeating: "x", count: HeaderCollector.sizeLimit))".utf8)
    let isWithinLimit = collector.receive(line)
    #expect(!isWithinLimit)
  }
}
