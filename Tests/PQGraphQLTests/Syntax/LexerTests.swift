import PQCore
import Testing

@testable import PQGraphQL

@Suite struct LexerTests {
  private static func lex(_ text: String) throws -> [(Token.Kind, String)] {
    let source = SourceText(name: "test.graphql", text: text)
    var lexer = Lexer(source, range: 0..<source.bytes.count, tokenLimit: 100)
    var tokens: [(Token.Kind, String)] = []
    while true {
      let token = try lexer.next()
      if token.kind == .end { return tokens }
      tokens.append((token.kind, source.text(in: token.range)))
    }
  }

  @Test(arguments: [
    ("", []),
    ("\u{FEFF}a", ["a"]),
    (" ,\t\r\n# comment , {\n_a1,b", ["_a1", "b"]),
    ("{a:$b}...@c!=[]()|&", ["{", "a", ":", "$", "b", "}", "...", "@", "c", "!", "=", "[", "]", "(", ")", "|", "&"]),
    ("0 -7 1.5 -1e3 2E+4 0.0e-1", ["0", "-7", "1.5", "-1e3", "2E+4", "0.0e-1"]),
  ])
  func `ignored characters part tokens`(text: String, tokens: [String]) throws {
    #expect(try Self.lex(text).map(\.1) == tokens)
  }

  @Test(arguments: [
    ("1", Token.Kind.int), ("1.5", .float), ("1e3", .float), ("a", .name), ("\"\"", .string), ("\"a\\\"b\"", .string),
    ("\"\"\"a \"b\" \\\"\"\" c\n\"\"\"", .blockString), ("...", .punctuator(.spread)),
  ])
  func `a token has a kind`(text: String, kind: Token.Kind) throws {
    let tokens = try Self.lex(text)
    #expect(tokens.map(\.0) == [kind])
    #expect(tokens.map(\.1) == [text])
  }

  @Test(arguments: [
    ("a 'b'", "'"), ("a é", "é"), ("..", "."), ("01", "01"), ("-", "-"), ("1.", "1."), ("1.a", "1."), ("1e", "1e"),
    ("12px", "12px"), ("1.2.3", "1.2.3"), ("\"ab\ncd\"", "\"ab"), ("\"ab\\", "\"ab\\"), ("\"\"\"ab\"\"", "\"\"\""),
    ("?", "?"),
    ("\u{0}", "\u{0}"),
  ])
  func `what is no token is refused at its place`(text: String, place: String) {
    let problem = #expect(throws: Diagnostic.self) { try Self.lex(text) }
    #expect(problem?.code == .graphQLSyntax)
    #expect(problem?.span?.text == place)
    #expect(problem?.hint != nil)
  }

  @Test func `too many tokens are refused`() {
    let problem = #expect(throws: Diagnostic.self) { try Self.lex(String(repeating: "a ", count: 101)) }
    #expect(problem?.code == .graphQLTooLarge)
  }
}
