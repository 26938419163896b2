import Testing

@testable import PQCore

@Suite struct NodeReferencesTests {
  @Test(arguments: [
    ("${a}", true), ("a $${b}", true), ("a${", true), ("$$${", true), ("", false), ("$", false),
    ("$.data.items", false),
    ("{$}", false), ("$ {a}", false), ("é$", false),
  ])
  func `a text holds a reference where a dollar stands before a brace`(text: String, expected: Bool) {
    #expect(text.holdsReference == expected)
  }

  @Test func `a tree holds a reference where one of its values does, and not for a key`() {
    let source = SourceText(name: "q.yaml", text: "")
    func node(_ content: Node.Content) -> Node { Node(content, span: SourceSpan(source: source, range: 0..<0)) }
    func scalar(_ text: String) -> Node { node(.scalar(Node.Scalar(text, isPlain: true))) }
    let deep = node(.sequence([scalar("a"), node(.mapping([Node.Entry(key: scalar("b"), value: scalar("${c}"))]))]))
    #expect(deep.holdsReference)
    #expect(!node(.mapping([Node.Entry(key: scalar("${b}"), value: scalar("c"))])).holdsReference)
  }
}
