import Testing

@testable import PQCore

@Suite struct RedactorTests {
  @Test(arguments: [
    ("hunter2", "pw hunter2!", "pw <redacted>!"),
    ("S3cr3t/Pw", "a=S3cr3t%2FPw b=S3cr3t%2fPw", "a=<redacted> b=<redacted>"),
    ("abcd", "xabcdx", "x<redacted>x"),
    ("abc", "graph abc", "graph abc"),
    ("a", "error[graphql-errors]: a", "error[graphql-errors]: a"),
    ("", "nothing", "nothing"),
  ])
  func `hides a secret of four bytes or more in every form`(secret: String, text: String, shown: String) {
    #expect(Redactor([Secret(secret)]).redact(text) == shown)
  }
}
