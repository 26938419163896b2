import Testing

@testable import PQCore

@Suite struct ExpressionPoolTests {
  @Test func `the same text is one expression, and another text another`() {
    let pool = ExpressionPool()
    #expect(pool.expression("^a$") === pool.expression("^a$"))
    #expect(pool.expression("^a$") !== pool.expression("^b$"))
  }

  @Test func `an expression matches by scalars, somewhere in the text`() throws {
    #expect(try RegularExpression("b+").isFound(in: "abba"))
    #expect(try !RegularExpression("^b").isFound(in: "abba"))
    #expect(try RegularExpression("^.$").isFound(in: "\u{301}"))
    #expect(try !RegularExpression("^.$").isFound(in: "e\u{301}"))
  }

  @Test(arguments: ["[a-z", "(", "a{2,1}", "(?<=a)b"])
  func `what is no expression is refused each time`(text: String) {
    let expression = ExpressionPool().expression(text)
    for _ in 1...2 {
      #expect(throws: (any Error).self) { try expression.compile() }
      #expect(throws: (any Error).self) { try expression.isFound(in: "ab") }
    }
  }
}
