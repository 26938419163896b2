import PQTestSupport
import Testing

@testable import PQSandbox

@Suite struct SandboxFaultTests {
  @Test func `the documentation has the table of the faults`() throws {
    let page = try #require(CommittedText("Documentation/Sandbox.md").read())
    let rows = Sandbox.Fault.allCases.map { "| `\($0.rawValue)` | \($0.summary) | \($0.symptom) |\n" }
    #expect(page.contains(rows.joined()), "the table should be:\n\(rows.joined())")
  }

  @Test(arguments: Sandbox.Fault.allCases)
  func `a fault is told in one line`(fault: Sandbox.Fault) {
    #expect(fault.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
    for text in [fault.summary, fault.symptom] {
      #expect(text.count < 120 && !text.contains("\n") && !text.hasSuffix("."))
    }
  }

  @Test func `a plan can be written as a list`() {
    let plan: Sandbox.FaultPlan = [.slow, .cut, .slow]
    #expect(plan == Sandbox.FaultPlan([.cut, .slow], delay: .seconds(3)))
  }
}
