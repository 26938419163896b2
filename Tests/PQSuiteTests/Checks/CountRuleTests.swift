import PQCore
import Testing

@testable import PQSuite

@Suite struct CountRuleTests {
  private static let rows: [(text: String, allowed: [Int], refused: [Int])] = [
    ("one", [1], [0, 2]),
    ("some", [1, 1_000_000], [0]),
    ("none", [0], [1]),
    ("12", [12], [11, 13]),
    (">=10", [10, 11], [9]),
    (">10", [11], [10]),
    ("<=10", [0, 10], [11]),
    ("<5", [0, 4], [5]),
    (">= 10", [10], [9]),
  ]

  @Test(arguments: rows)
  func `a rule allows counts`(text: String, allowed: [Int], refused: [Int]) throws {
    let rule = try CountRule(CheckTrial.node("\"\(text)\""), "items")
    #expect(allowed.allSatisfy(rule.allows))
    #expect(!refused.contains(where: rule.allows))
  }

  @Test(arguments: ["two", "-1", "1.5", "<0", "=>1", "1234567890123456", "", "> ", "[1]", " 3"])
  func `what is no rule is refused`(text: String) throws {
    let node = try CheckTrial.node(text == "[1]" ? text : "\"\(text)\"")
    #expect(throws: Diagnostic.self) { try CountRule(node, "items") }
  }
}
