import PQCore
import Testing

@Suite struct DiagnosticRendererFormatTests {
  private let source = SourceText(name: "a,b:c.yaml", text: "host: x\nhöts: y\n")

  private var list: DiagnosticList {
    DiagnosticList([
      .error(
        .sample,
        "unknown key 'höts'\n100%",
        at: source.span(of: "höts"),
        label: "not a key",
        notes: [.init("beside this", at: source.span(of: "host")), .init("given by a file")],
        hint: "did you mean 'host'?"
      ),
      .warning(.sample, "no place"),
    ])
  }

  private func render(_ format: ErrorFormat) -> String {
    DiagnosticRenderer(format: format) { $0 }.render(list)
  }

  @Test func `the short form has a line for each problem`() {
    #expect(
      render(.short) == """
        warning[sample]: no place
        a,b:c.yaml:2:1: error[sample]: unknown key 'höts' 100% (did you mean 'host'?)
        1 error, 1 warning

        """
    )
  }

  @Test(arguments: [ErrorFormat.full, .short, .github])
  func `a text of any length is cut, after its secrets were hidden`(format: ErrorFormat) {
    let long = String(repeating: "x", count: 1_995) + "opensesame" + String(repeating: "y", count: 20_000)
    let problem = Diagnostic.error(.sample, long, notes: [.init(long)], hint: long)
    let renderer = DiagnosticRenderer(format: format) { $0.replacing("opensesame", with: "<redacted>") }
    let text = renderer.render(problem)
    #expect(text.utf8.count < 8_000)
    #expect(text.contains("x<reda… (20005 more characters)"))
  }

  @Test func `the JSON form has a long text whole`() {
    let long = String(repeating: "x", count: 5_000)
    #expect(DiagnosticRenderer(format: .json) { $0 }.render(Diagnostic.error(.sample, long)).contains(long))
  }

  @Test func `the JSON form is one object with every part`() {
    #expect(
      render(.json)
        == [
          #"{"pqrun":1,"summary":{"errors":1,"warnings":1},"diagnostics":["#,
          #"{"severity":"warning","code":"sample","message":"no place","file":null,"line":null,"column":null,"#,
          #""endLine":null,"endColumn":null,"label":null,"hint":null,"notes":[]},"#,
          #"{"severity":"error","code":"sample","message":"unknown key 'höts'\n100%","file":"a,b:c.yaml","line":2,"#,
          #""column":1,"endLine":2,"endColumn":5,"label":"not a key","hint":"did you mean 'host'?","notes":["#,
          #"{"message":"beside this","file":"a,b:c.yaml","line":1,"column":1,"endLine":1,"endColumn":5},"#,
          #"{"message":"given by a file","file":null,"line":null,"column":null,"endLine":null,"endColumn":null}]}]}"#,
          "\n",
        ].joined()
    )
  }

  @Test func `the JSON form of no problems is an object too`() {
    let text = DiagnosticRenderer(format: .json) { $0 }.render(DiagnosticList())
    #expect(text == #"{"pqrun":1,"summary":{"errors":0,"warnings":0},"diagnostics":[]}"# + "\n")
  }

  @Test func `the GitHub form escapes messages and properties and has errors first`() {
    #expect(
      render(.github) == """
        ::error file=a%2Cb%3Ac.yaml,line=2,endLine=2,col=1,endColumn=5,title=sample::unknown key 'höts'%0A100%25\
        %0Anot a key%0Abeside this (a,b:c.yaml:1:1)%0Agiven by a file%0Ahint: did you mean 'host'?
        ::warning title=sample::no place
        1 error, 1 warning

        """
    )
  }

  @Test func `the GitHub form has what GitHub shows as annotations, and the rest as lines of the log`() {
    let many = DiagnosticList((1...12).map { .warning(.sample, "w\($0)") } + (1...13).map { .error(.sample, "e\($0)") })
    let lines = DiagnosticRenderer(format: .github) { $0 }.render(many).split(separator: "\n")
    #expect(lines.count == 27)
    #expect(lines.first == "::error title=sample::e1")
    #expect(lines[10] == "::warning title=sample::w1")
    #expect(
      lines.suffix(7) == [
        "::notice::and 5 more, which the log of this step shows", "error[sample]: e11", "error[sample]: e12",
        "error[sample]: e13", "warning[sample]: w11", "warning[sample]: w12", "13 errors, 12 warnings",
      ]
    )
  }

  @Test(arguments: ErrorFormat.allCases)
  func `every form has the paths that readers know`(format: ErrorFormat) {
    var renderer = DiagnosticRenderer(format: format) { $0 }
    renderer.path = { "smoke/" + $0 }
    let source = SourceText(name: "e.yaml", text: "host: x\n")
    let span = source.span(of: "host")
    let text = renderer.render(.error(.sample, "wrong", at: span, notes: [.init("beside", at: span)]))
    #expect(text.contains("smoke/e.yaml"))
    #expect(text.replacing("smoke/e.yaml", with: "").contains("e.yaml") == false)
  }
}
