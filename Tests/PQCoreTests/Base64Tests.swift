import PQCore
import Testing

@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("admin:admin", "YWRtaW46YWRtaW4="), ("Sjöberg\n?>", "U2rDtmJlcmcKPz4="), ("~~~~~~", "fn5+fn5+"), ("???", "Pz8/"),
  ])
  func `bytes become their base64 text`(text: String, encoded: String) {
    #expect(Base64.encode(Array(text.utf8)) == encoded)
    #expect(Base64.decode(encoded) == Array(text.utf8))
  }

  @Test(arguments: ["Z", "Zg=", "Zg", "Z===", "Zg==Zg==", "Zg ==", "Z-8="])
  func `what is not base64 is not decoded`(text: String) {
    #expect(Base64.decode(text) == nil)
  }

  @Test(arguments: [
    ("", ""), ("Zg", "f"), ("Zg==", "f"), ("Zm8", "fo"), ("Zm9v", "foo"), ("YT9iPmN-w7w", "a?b>c~ü"), ("w78_", "ÿ?"),
  ])
  func `the alphabet for addresses is decoded, with or without padding`(encoded: String, text: String) {
    #expect(Base64.decodeURLSafe(encoded) == Array(text.utf8))
  }

  @Test(arguments: ["Z", "Zg=", "a+b/", "Zm9v!", "Z g", "=", "===="])
  func `what is not of the alphabet for addresses is not decoded`(text: String) {
    #expect(Base64.decodeURLSafe(text) == nil)
  }
}
