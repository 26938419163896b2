import Testing

@testable import PQRun

@Suite struct MediaTypeTests {
  @Test(
    arguments: [
      ("application/json", "application/json", nil, true),
      ("Application/JSON ;Charset=UTF-8", "application/json", "utf-8", true),
      (
        "application/graphql-response+json;charset=\"utf-16\"; x=y", "application/graphql-response+json", "utf-16", true
      ),
      ("text/html; a=b;charset='latin1'", "text/html", "latin1", false),
      ("text/plain; charset=", "text/plain", nil, false),
      (";", "", nil, false),
    ] as [(String, String, String?, Bool)]
  )
  func `a media type has an essence and a charset`(value: String, essence: String, charset: String?, isJSON: Bool) {
    let type = MediaType(value)
    #expect(type.essence == essence)
    #expect(type.charset == charset)
    #expect(type.isJSON == isJSON)
  }
}
