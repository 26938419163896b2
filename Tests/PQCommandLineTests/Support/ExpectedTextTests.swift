import Testing

@Suite struct ExpectedTextTests {
  @Test(
    arguments: [
      ("a\nb\n", "a\nb\n", true), ("a\n", "a", false), ("a ~~~ b", "a 12 b", true), ("a ~~~ b", "a b", false),
      ("~~~", "", true), ("~~~", "a\nb", false), ("x~~~y~~~z", "x1y2z", true), ("x~~~y~~~z", "x12z", false),
      ("ab~~~ba", "aba", false),
    ]
  )
  func `three tildes stand for any part of a line`(expected: String, actual: String, matches: Bool) {
    #expect(ExpectedText(expected).matches(actual) == matches)
  }
}
