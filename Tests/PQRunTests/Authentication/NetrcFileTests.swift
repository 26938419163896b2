import PQCore
import Testing

@testable import PQRun

@Suite struct NetrcFileTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let host: String
    let login: String?
    let password: String?

    var testDescription: String { text }
  }

  private static let cases: [Case] = [
    Case(text: "machine h login l password p", host: "h", login: "l", password: "p"),
    Case(text: "machine h\n  login l\n  password p\n", host: "H", login: "l", password: "p"),
    Case(text: "machine a login x password y\nmachine h login l password p", host: "h", login: "l", password: "p"),
    Case(text: "machine h login l password p\nmachine h login x password y", host: "h", login: "l", password: "p"),
    Case(text: "machine a login x password y\ndefault login l password p", host: "h", login: "l", password: "p"),
    Case(text: "default login x password y machine h login l password p", host: "h", login: "l", password: "p"),
    Case(text: #"machine h login "a b" password "p\"q\\r\ts""#, host: "h", login: "a b", password: "p\"q\\r\ts"),
    Case(text: "# machine h login x password y\nmachine h login l password p", host: "h", login: "l", password: "p"),
    Case(text: "machine h login l password p#q # r", host: "h", login: "l", password: "p#q"),
    Case(text: "machine h account z password p login l", host: "h", login: "l", password: "p"),
    Case(
      text:
        "machine a login x password y\nmacdef init\ncd /\nmachine h login no password no\n\nmachine h login l password p",
      host: "h",
      login: "l",
      password: "p"
    ),
    Case(text: "machine h password p", host: "h", login: nil, password: "p"),
    Case(text: "machine h login", host: "h", login: nil, password: nil),
    Case(text: "machine h login \"open", host: "h", login: "open", password: nil),
    Case(text: "login l password p", host: "h", login: nil, password: nil),
    Case(text: "machine hh login l password p", host: "h", login: nil, password: nil),
    Case(text: "", host: "h", login: nil, password: nil),
  ]

  @Test(arguments: cases)
  private func `the entry of a host is found`(_ example: Case) {
    let entry = NetrcFile(Array(example.text.utf8)).entry(for: example.host)
    #expect(entry?.login == example.login)
    #expect(entry?.password?.reveal() == example.password)
  }

  @Test func `any bytes are read to their end`() {
    var generator = SystemRandomNumberGenerator()
    let words = ["machine", "default", "login", "password", "macdef", "\"", "\\", "#", "\n", "\n\n", " ", "é", "\0"]
    for _ in 0..<500 {
      let text = (0..<20).compactMap { _ in words.randomElement(using: &generator) }.joined(separator: " ")
      _ = NetrcFile(Array(text.utf8)).entry(for: "h")
    }
  }
}
