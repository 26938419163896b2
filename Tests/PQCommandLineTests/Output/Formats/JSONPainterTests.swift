import PQCore
import Testing

@testable import PQCommandLine

@Suite struct JSONPainterTests {
  private func paint(_ json: String, isStyled: Bool = true) -> String {
    String(decoding: JSONPainter(layout: TextLayout(isStyled: isStyled)).paint(Array(json.utf8)), as: UTF8.self)
  }

  @Test func `names, texts, numbers, truth values and null have colours of their own`() {
    #expect(
      paint(#"{"a": "b:\"c", "d":[-1.5e+3,true,null]}"#)
        == "{\u{1B}[34m\"a\"\u{1B}[39m: \u{1B}[32m\"b:\\\"c\"\u{1B}[39m, \u{1B}[34m\"d\"\u{1B}[39m:["
        + "\u{1B}[36m-1.5e+3\u{1B}[39m,\u{1B}[33mtrue\u{1B}[39m,\u{1B}[2mnull\u{1B}[22m]}"
    )
  }

  @Test(arguments: ["", "1", #""a""#, #"{"a":[{},[],1E5,"\\"]}"#])
  func `without styles the text stays as it is`(json: String) {
    #expect(paint(json, isStyled: false) == json)
  }
}
