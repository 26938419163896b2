import PQCore
import Testing

struct TextStyleTests {
  @Test
  func `styles nest, and each ends what it began`() {
    let layout = TextLayout(isStyled: true)
    let text = TextStyle.bold.apply(to: "a" + TextStyle.red.apply(to: "b", in: layout), in: layout)
    #expect(text == "\u{1B}[1ma\u{1B}[31mb\u{1B}[39m\u{1B}[22m")
  }

  @Test(arguments: TextStyle.allCases)
  func `no style is a code in a plain layout`(style: TextStyle) {
    #expect(style.apply(to: "a", in: TextLayout()) == "a")
    #expect(style.apply(to: "", in: TextLayout(isStyled: true)) == "")
  }
}
