import PQCore
import Testing

@Suite struct DiagnosticRendererFullTests {
  private let renderer = DiagnosticRenderer { $0 }

  @Test func `a problem shows its place, its value's origin and the next step`() {
    let source = SourceText(
      name: "queries/adventure-by-slug.yaml",
      text: """
        description: One adventure
        variables:
          slug: { type: String!, pattern: "^[a-z0-9_-]{5,40}$", example: bali-surf-camp, description: the slug }

        """
    )
    let code = Diagnostic.Code("variable-pattern", explanation: "", example: "")
    let diagnostic = Diagnostic.error(
      code,
      "variable 'slug' does not match its pattern",
      at: source.span(of: "^[a-z0-9_-]{5,40}$"),
      label: "'Bali Surf' has a space and capitals",
      notes: [.init("given by --var slug='Bali Surf'")],
      hint: "did you mean 'bali-surf-camp'?"
    )
    #expect(
      renderer.render(diagnostic) == """
        error[variable-pattern]: variable 'slug' does not match its pattern
          --> queries/adventure-by-slug.yaml:3:36
           |
         3 |   slug: { type: String!, pattern: "^[a-z0-9_-]{5,40}$", example: bali-sur…
           |                                    ^^^^^^^^^^^^^^^^^^ 'Bali Surf' has a space and capitals
           = given by --var slug='Bali Surf'
           = hint: did you mean 'bali-surf-camp'?

        """
    )
  }

  @Test func `a note with a place shows that place too`() {
    let source = SourceText(
      name: "environments/stage.yaml",
      text: "host: a.example.test\n" + String(repeating: "#\n", count: 120) + "host: b.example.test"
    )
    let second = SourceSpan(source: source, range: 261..<265)
    let diagnostic = Diagnostic.error(
      .sample,
      "key 'host' is written twice",
      at: second,
      notes: [.init("first written here", at: source.span(of: "host")), .init("caused by: x\nand y")],
      hint: "remove one"
    )
    #expect(
      renderer.render(diagnostic) == """
        error[sample]: key 'host' is written twice
           --> environments/stage.yaml:122:1
            |
        122 | host: b.example.test
            | ^^^^
            = note: first written here
           --> environments/stage.yaml:1:1
            |
          1 | host: a.example.test
            | ^^^^
            = note: caused by: x
            |       and y
            = hint: remove one

        """
    )
  }

  @Test func `a problem without a place has no source line`() {
    let diagnostic = Diagnostic.warning(.sample, "nothing to do", label: "seen: none", hint: "name a query")
    #expect(
      renderer.render(diagnostic) == """
        warning[sample]: nothing to do
           = note: seen: none
           = hint: name a query

        """
    )
  }

  @Test func `a list is sorted and counted`() {
    let source = SourceText(name: "b.yaml", text: "one: 1\ntwo: 2\n")
    let list = DiagnosticList([
      .error(.sample, "in another file", at: SourceSpan(source: SourceText(name: "c.yaml", text: ""), range: 0..<0)),
      .warning(.sample, "less useful", at: source.span(of: "two")),
      .error(.sample, "more useful", at: source.span(of: "two")),
      .error(.sample, "first line", at: source.span(of: "one")),
    ])
    #expect(
      renderer.render(list) == """
        error[sample]: first line
          --> b.yaml:1:1
           |
         1 | one: 1
           | ^^^

        error[sample]: more useful
          --> b.yaml:2:1
           |
         2 | two: 2
           | ^^^

        warning[sample]: less useful
          --> b.yaml:2:1
           |
         2 | two: 2
           | ^^^

        error[sample]: in another file
          --> c.yaml:1:1
           |
         1 |
           | ^

        3 errors, 1 warning

        """
    )
    #expect(renderer.render(DiagnosticList()) == "")
  }

  @Test func `a span of many lines shows its first and its last`() {
    let source = SourceText(name: "q.yaml", text: "checks:\n  - items: one\n  - path: $.a\n    min: 1\n\n\nnext: 1\n")
    let span = SourceSpan(source: source, range: 0..<50)
    #expect(
      renderer.render(.error(.sample, "m", at: span, label: "all of it")) == """
        error[sample]: m
          --> q.yaml:1:1
           |
         1 | checks:
           | ^^^^^^^
         … |
         4 |     min: 1
           |     ^^^^^^ all of it

        """
    )
  }

  @Test func `a span of two lines shows both`() {
    let source = SourceText(name: "q.yaml", text: "a: [1,\r\n\t2]\r\n")
    #expect(
      renderer.render(.error(.sample, "m", at: source.span(of: "[1,\r\n\t2]"), label: "a list")) == """
        error[sample]: m
          --> q.yaml:1:4
           |
         1 | a: [1,
           |    ^^^
         2 |     2]
           |     ^^ a list

        """
    )
  }

  @Test func `colour is laid over the same text`() {
    let source = SourceText(name: "a.yaml", text: "hots: x")
    let diagnostic = Diagnostic.error(.sample, "m", at: source.span(of: "hots"), label: "l", hint: "h")
    let styled = DiagnosticRenderer(layout: TextLayout(isStyled: true)) { $0 }.render(diagnostic)
    #expect(styled.hasPrefix("\u{1B}[1m\u{1B}[31merror[sample]\u{1B}[39m\u{1B}[22m\u{1B}[1m: m\u{1B}[22m\n"))
    #expect(styled.replacing(/\u{1B}\[[0-9;]*m/, with: "") == renderer.render(diagnostic))
  }

  @Test func `text from outside cannot act on a terminal or a build service`() {
    let source = SourceText(name: "::error::\u{1B}[2J.yaml", text: "a: ##vso[x]\u{1B}[2J\u{202E}\u{85}!")
    let diagnostic = Diagnostic.error(
      .sample,
      "server said\r\n  ::error::\u{1B}]0;x\u{7}",
      at: source.span(of: "#vso[x]"),
      label: "l\n::stop",
      notes: [.init("body:\n::warning::x\n##[error]y")],
      hint: "##VSO[task]"
    )
    let text = renderer.render(DiagnosticList([diagnostic]))
    #expect(
      text == #"""
        error[sample]: server said \u{3a}:error::\u{1b}]0;x\u{7}
          --> \u{3a}:error::\u{1b}[2J.yaml:1:5
           |
         1 | a: \u{23}#vso[x]\u{1b}[2J\u{202e}\u{85}!
           |     ^^^^^^^ l \u{3a}:stop
           = note: body:
           |       \u{3a}:warning::x
           |       \u{23}#[error]y
           = hint: ##VSO[task]

        1 error

        """#
    )
  }

  @Test func `secrets are hidden wherever they stand`() {
    let source = SourceText(name: "S3cr3t.yaml", text: "password: S3cr3t # S3cr3t, hots: S3cr3t")
    let hiding = DiagnosticRenderer {
      $0.split(separator: "S3cr3t", omittingEmptySubsequences: false).joined(separator: "*")
    }
    let diagnostic = Diagnostic.error(
      .sample,
      "not S3cr3t",
      at: source.span(of: "hots"),
      label: "S3cr3t",
      notes: [.init("S3cr3t", at: source.span(of: "cr3t #"))],
      hint: "S3cr3t"
    )
    #expect(
      hiding.render(diagnostic) == """
        error[sample]: not *
          --> *.yaml:1:28
           |
         1 | password: * # *, hots: *
           |                  ^^^^ *
           = note: *
          --> *.yaml:1:13
           |
         1 | password: * # *, hots: *
           |           ^^^
           = hint: *

        """
    )
    for format in ErrorFormat.allCases {
      var renderer = hiding
      renderer.format = format
      #expect(!renderer.render(DiagnosticList([diagnostic])).contains("S3cr3t"))
    }
  }

  @Test func `no span makes it crash, and every line keeps its width`() {
    let texts = ["", "\n", "a", "日本\t語\r\n🏄‍♀️ e\u{301}\n\n", String(repeating: "長い", count: 300), "\u{FEFF}x\r\r\n"]
    var generator = SplitMix(state: 7)
    for text in texts {
      let source = SourceText(name: "x", text: text)
      for _ in 0..<300 {
        let start = Int.random(in: -3...(source.bytes.count + 3), using: &generator)
        let end = Int.random(in: start...max(start, source.bytes.count + 9), using: &generator)
        let diagnostic = Diagnostic.error(.sample, "m", at: SourceSpan(source: source, range: start..<end))
        let rendered = renderer.render(diagnostic)
        #expect(rendered.contains("^"))
        #expect(rendered.split(separator: "\n").allSatisfy { DisplayWidth.columns(of: $0) <= 80 }, "\(start)..<\(end)")
        for format in ErrorFormat.allCases {
          _ = DiagnosticRenderer(format: format) { $0 }.render(diagnostic)
        }
      }
    }
  }
}

/// Numbers that look random and are the same in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
