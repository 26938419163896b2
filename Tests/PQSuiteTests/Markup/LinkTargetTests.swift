import Testing

@testable import PQSuite

@Suite struct LinkTargetTests {
  @Test(
    arguments: [
      ("", .nowhere), ("  ", .nowhere),
      ("#prices", .local), ("mailto:a@example.test", .local), ("tel:+1", .local), ("javascript:void(0)", .local),
      ("page.html", .local),
      ("/content/dam/camps/bali", .fragment), ("/content/dam/camps/bali#top", .fragment),
      ("/content/dam/camps/v1.2", .fragment),
      ("/content/dam/camps/bali.jpg", .content), ("/content/site/en.html", .content), ("/content/site/en", .content),
      ("/en/camps", .other), ("https://www.example.test/", .other), ("HTTP://a.test", .other), ("//cdn.test/x", .other),
    ] as [(String, LinkTarget.Kind)]
  )
  func `a target is told by its look`(text: String, kind: LinkTarget.Kind) {
    #expect(LinkTarget(text).kind == kind)
  }

  @Test func `the place in a page is no part of the address`() {
    #expect(LinkTarget(" /content/site/en.html?a=1#b ").address == "/content/site/en.html?a=1")
  }
}
