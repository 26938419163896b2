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
    ("severity", #"{"severity":"error"}"#, #"{"severity":"error"}"#),
    ("error", "error[unauthorized]: no", "error[unauthorized]: no"),
    ("Error", "Error: no", "<redacted>: no"),
    ("admin", "user admin", "user <redacted>"),
  ])
  func `hides a secret unless it is short or a word of our forms`(secret: String, text: String, shown: String) {
    #expect(Redactor([Secret(secret)]).redact(text) == shown)
  }
}
