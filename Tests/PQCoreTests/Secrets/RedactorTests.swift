import Testing

@testable import PQCore

@Suite struct RedactorTests {
  @Test(arguments: [
    ("hunter2", "pw hunter2!", "pw <redacted>!"),
    ("hunter2", "hunter2hunter2", "<redacted><redacted>"),
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

  private static let awkward = #"Zé"/&<w>'+ 9"#

  @Test(arguments: [
    awkward,
    "Z%C3%A9%22%2F%26%3Cw%3E%27%2B%209", "Z%c3%a9%22%2f%26%3cw%3e%27%2b%209", "Z%C3%A9%22/%26%3Cw%3E'%2B%209",
    "Z%C3%a9%22/&%3Cw%3E'+%209", "Zé\"/&<w>'+%209", "Z%C3%A9%22%2F%26%3Cw%3E%27%2B+9", "%5a%C3%A9%22/&<w>'+ 9",
    "Z%25C3%25A9%2522%252F%2526%253Cw%253E%2527%252B%25209",
    #"Zé\"/&<w>'+ 9"#, #"Zé\"\/&<w>'+ 9"#, #"Z\u00e9\"\/&<w>'+ 9"#, #"Z\u00E9\u0022/\u0026\u003cw\u003E\u0027+ 9"#,
    #"Z\\u00e9\\\"/&<w>'+ 9"#,
    "Zé&quot;/&amp;&lt;w&gt;&#39;+ 9", "Zé&#34;/&amp;&lt;w&gt;&#x27;+ 9", "Z&#233;&quot;/&<w>'+ 9",
    "Z&#xE9;&quot;&#x2F;&amp;&#x3c;w&#62;&apos;&#43;&#32;9", #"Z\u00e9&quot;%2f&amp;<w>'+ 9"#,
  ])
  func `hides a secret however its characters are written`(written: String) {
    let redactor = Redactor([Secret(Self.awkward)])
    #expect(redactor.redact("<\(written)>") == "<<redacted>>")
    #expect(redactor.redact("é%20\\n\(written)&amp;") == "é%20\\n<redacted>&amp;")
  }

  @Test(arguments: [
    "YWI/Pn5+w78=", "YWI/Pn5+w78", "YWI_Pn5-w78=", "YWI_Pn5-w78", "YWI%2FPn5%2Bw78%3D", "YWI%2fPn5%2bw78",
    #"YWI\/Pn5+w78="#, "YWI&#x2F;Pn5&#43;w78&#61;",
  ])
  func `hides a secret in Base64 of both alphabets, with and without padding`(written: String) {
    #expect(Redactor([Secret("ab?>~~ÿ")]).redact("(\(written))") == "(<redacted>)")
    #expect(Redactor([Secret("YWI/Pn5+w78=")]).redact("(\(written))") == "(<redacted>)")
  }

  @Test(arguments: ["FORMCAN%3a/9+x", "FORMCAN:/9+x", "FORMCAN%253a%2F9%2Bx", "Rk9STUNBTjovOSt4", "FORMCAN%3A%2F9%2Bx"])
  func `hides what a percent-encoded secret says`(written: String) {
    #expect(Redactor([Secret("FORMCAN%3a/9+x")]).redact("t=\(written);") == "t=<redacted>;")
  }

  @Test(arguments: [
    ("abcd", "%61bc %61bcd", "%61bc <redacted>"),
    ("100%", "100%25 100%", "<redacted> <redacted>"),
    ("41bcd", "%41bcd", "%<redacted>"),
    (#"abc\"#, #""abc\""#, #""<redacted>""#),
    ("naïve", "x%20na%C3%AFve%20y", "x%20<redacted>%20y"),
    ("a🏄b", #"\ud83c a\ud83c\udfc4b"#, #"\ud83c <redacted>"#),
    (
      "hunter2", #"% %4 %zz \ \u12 \ud83d &#; &#xFFFFFFF; &amp &; hunter%32"#,
      #"% %4 %zz \ \u12 \ud83d &#; &#xFFFFFFF; &amp &; <redacted>"#
    ),
  ])
  func `leaves what stands beside a secret as it is`(secret: String, text: String, shown: String) {
    #expect(Redactor([Secret(secret)]).redact(text) == shown)
    #expect(Redactor([Secret(secret)]).redact(Array(text.utf8)) == Array(shown.utf8))
  }

  @Test func `the forms for others are those that are found letter by letter`() {
    let forms = Redactor.forms(of: Secret(#"s3cr3t/"c4n4ry"#))
    for form in [#"s3cr3t/"c4n4ry"#, "s3cr3t%2F%22c4n4ry", "s3cr3t%2f%22c4n4ry", #"s3cr3t\/\"c4n4ry"#] {
      #expect(forms.contains(form))
    }
    #expect(forms.contains(Base64.encode(#"s3cr3t/"c4n4ry"#.utf8)))
    #expect(Redactor.forms(of: Secret("abc")).isEmpty)
  }
}
