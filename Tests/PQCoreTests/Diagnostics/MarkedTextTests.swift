import Testing

@testable import PQCore

@Suite struct MarkedTextTests {
  private func hide(_ text: String) -> String {
    text.split(separator: "secret", omittingEmptySubsequences: false).joined(separator: "*")
  }

  @Test(arguments: [
    (MarkedText(before: "a ", inside: "b", after: " c"), MarkedText(before: "a ", inside: "b", after: " c")),
    (MarkedText(before: "secret ", inside: "b", after: " secret"), MarkedText(before: "* ", inside: "b", after: " *")),
    (MarkedText(before: "a ", inside: "secret", after: ""), MarkedText(before: "a ", inside: "*", after: "")),
    (MarkedText(before: "a sec", inside: "ret b", after: " c"), MarkedText(before: "a ", inside: "* b", after: " c")),
    (MarkedText(before: "a s", inside: "ecre", after: "t c"), MarkedText(before: "a ", inside: "*", after: " c")),
  ])
  func `the mark stays on what is left of the marked part`(_ text: MarkedText, _ hidden: MarkedText) {
    #expect(text.redacted(by: hide) == hidden)
  }
}
