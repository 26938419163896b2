import PQCore
import Testing

@testable import PQCommandLine

@Suite struct VariableTextTests {
  @Test(
    arguments: [
      ("slug=bali", "slug", .value, "bali"), ("slug=", "slug", .value, ""), ("slug=a=b", "slug", .value, "a=b"),
      ("slug=@notes.txt", "slug", .file, "notes.txt"), ("ids:=[1,2]", "ids", .json, "[1,2]"),
      ("ids:=@x", "ids", .json, "@x"), ("a:b=c", "a:b", .value, "c"), ("slug= x", "slug", .value, " x"),
    ] as [(String, String, VariableText.Form, String)]
  )
  func `the sign tells how the value is written`(
    text: String,
    name: String,
    form: VariableText.Form,
    value: String
  ) throws {
    let variable = try VariableText(GivenOption(text: text, origin: "--var \(text)"))
    #expect(variable.name == name)
    #expect(variable.form == form)
    #expect(variable.text == value)
  }

  @Test(arguments: ["slug", "=x", ":=1", ""])
  func `a text without a name or a sign is refused`(text: String) {
    let problem = #expect(throws: Diagnostic.self) { try VariableText(GivenOption(text: text, origin: "--var")) }
    #expect(problem?.code == .variableOption)
    #expect(problem?.failure == .usage)
  }
}
