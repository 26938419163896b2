import Testing

@testable import PQSuite

@Suite struct HTMLTargetsTests {
  @Test(
    arguments: [
      ("", []),
      ("no <b>link</b>", []),
      (#"<a href="/a">x</a> <A class='c' href = '/b?x=1&amp;y=2'>y</A>"#, ["/a", "/b?x=1&y=2"]),
      (#"<img alt="a" src="/i.png"/><img>"#, ["/i.png"]),
      (#"<abbr href="/x"><article src="/y">"#, []),
      (#"<a href=/bare>"#, []),
      (#"<a href="/open"#, []),
      (#"a < b <a href="/c">"#, ["/c"]),
      (#"<a href="">"#, [""]),
    ] as [(String, [String])]
  )
  func `the targets of links and pictures are found`(html: String, targets: [String]) {
    #expect(HTMLTargets.all(in: html) == targets)
  }

  @Test(.timeLimit(.minutes(1))) func `tags that do not end take no more time than their length`() {
    #expect(HTMLTargets.all(in: String(repeating: "<a ", count: 300_000)).isEmpty)
  }
}
