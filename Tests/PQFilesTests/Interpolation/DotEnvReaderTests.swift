import PQCore
import PQFiles
import PQTestSupport
import Testing

struct DotEnvReaderTests {
  private func read(_ text: String) -> (values: [String: String], problems: DiagnosticList) {
    var problems = DiagnosticList()
    let values = DotEnvReader().read(SourceText(name: ".env", text: text), into: &problems)
    return (values, problems)
  }

  @Test(arguments: [
    ("A=b", "b"),
    ("export A=b", "b"),
    ("  A = b c  ", "b c"),
    ("A=", ""),
    ("A=b # c", "b"),
    ("A=b#c", "b#c"),
    ("A=#c", ""),
    ("A='b # $x ${env:Y} \\n'", "b # $x ${env:Y} \\n"),
    ("A=\"b # \\\"c\\\" \\\\ \\$x\\n\" # d", "b # \"c\" \\ $x\n"),
    ("A=\"b\\qc\"", "b\\qc"),
    ("A=\"one\ntwo\"", "one\ntwo"),
    ("A=$HOME", "$HOME"),
    ("A=b=c", "b=c"),
    ("A=1\nA=2", "2"),
    ("# x\n\nA=b\r\nB=c\r\n", "b"),
    ("export=x\nA=é", "é"),
  ])
  func `reads the common dialect`(text: String, value: String) {
    let (values, problems) = read(text)
    #expect(problems.items.map(\.outline) == [])
    #expect(values["A"] == value)
  }

  @Test(arguments: ["A B=c", "A-B=c", "=c", "A", "A='b", "A=\"b\nC=d", "A='b' c", "1A=b"])
  func `reports a line it cannot read, shows no value, and reads on`(line: String) throws {
    let (values, problems) = read("X=1\n" + line + (line.contains("\"") || line.hasSuffix("'b") ? "" : "\nY=2"))
    #expect(problems.items.map(\.code.name).first == "dot-env")
    #expect(values["X"] == "1")
    let span = try #require(problems.items.first?.span)
    #expect(span.start.line == 2)
    #expect(!span.source.shownText(in: 0..<span.source.bytes.count).contains("c\n"))
  }

  @Test
  func `an error shows asterisks in place of values`() throws {
    let span = try #require(read("PASSWORD=hunter2\nNOT A LINE hunter3").problems.items.first?.span)
    #expect(span.source.shownText(in: 0..<span.source.bytes.count) == "PASSWORD=*****\n*****")
  }
}
