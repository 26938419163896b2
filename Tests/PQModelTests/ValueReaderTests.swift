import PQCore
import PQGraphQL
import PQModel
import Testing

@Suite struct ValueReaderTests {
  private static let span = SourceSpan(source: SourceText(name: "q.yaml", text: "text"), range: 0..<4)

  private func plain(_ text: String) -> GivenValue {
    GivenValue(Node(.scalar(Node.Scalar(text, isPlain: true)), span: Self.span))
  }

  private func quoted(_ text: String) -> GivenValue {
    GivenValue(Node(.scalar(Node.Scalar(text, isPlain: false)), span: Self.span))
  }

  private func read(
    _ given: GivenValue,
    as type: TypeReference,
    rules: Variable.Rules = Variable.Rules()
  ) throws -> VariableValue {
    try ValueReader().read(given, for: Variable("v", type, rules: rules))
  }

  @Test(arguments: ["NO", "yes", "off", "true", "003", "12:30:45", "1:59", "0x10", "1.0", "18446744073709551617"])
  func `a String or an ID keeps the text whatever it looks like`(text: String) throws {
    for type in ["String", "ID"] {
      #expect(try read(plain(text), as: .named(type)) == .text(text))
      #expect(try read(quoted(text), as: .nonNull(.named(type))) == .text(text))
      #expect(try read(GivenValue(.text(text)), as: .named(type)) == .text(text))
    }
  }

  @Test(arguments: ["0", "-1", "10", "2147483647", "-2147483648"])
  func `an Int of 32 bits is taken`(text: String) throws {
    #expect(try read(plain(text), as: .named("Int")) == .literal(text))
    #expect(try read(quoted(text), as: .named("Int")) == .literal(text))
    #expect(try read(GivenValue(.json(.number(text))), as: .named("Int")) == .literal(text))
  }

  @Test(arguments: [
    ("Int", "2147483648", "32 bits"), ("Int", "10.5", "fraction"), ("Int", "1e3", "exponent"),
    ("Int", "ten", "whole number"), ("Int", "22:22", "whole number"), ("Int", "+1", "whole number"),
    ("Int", "010", "whole number"), ("Int", "", "whole number"), ("Int", "0x10", "whole number"),
    ("Float", ".nan", "not a number"), ("Float", ".inf", "not a number"), ("Float", "1e400", "out of range"),
    ("Float", ".5", "not a number"), ("Float", "5.", "not a number"), ("Float", "1,5", "not a number"),
    ("Boolean", "yes", "not a Boolean"), ("Boolean", "True", "not a Boolean"), ("Boolean", "1", "not a Boolean"),
    ("Date", "2026-02-29", "form"), ("Date", "4.5.2026", "form"), ("Time", "25:00", "form"),
    ("Calendar", "yesterday", "form"),
  ])
  func `a value of another type is refused with the reason`(type: String, text: String, words: String) {
    for given in [quoted(text), GivenValue(.text(text), origin: "--var v=\(text)")] {
      let error = #expect(throws: Diagnostic.self) { try read(given, as: .named(type)) }
      #expect(error?.code.name == "variable-type")
      #expect(error?.message.contains("variable 'v' takes \(type)") == true)
      #expect(error?.label?.contains(words) == true, "\(error?.label ?? "")")
    }
  }

  @Test(arguments: ["68.32", "5000", "5000.0", "-0.5", "1E+2", "2936.23380448434092597"])
  func `a Float keeps its digits`(text: String) throws {
    #expect(try read(plain(text), as: .named("Float")) == .literal(text))
  }

  @Test(arguments: [
    ("Date", "2024-02-29"), ("Time", "14:30"), ("Time", "14:30:00.000Z"), ("Time", "14:30:00+02:00"),
    ("Calendar", "2026-05-04T00:00:00.000Z"), ("Calendar", "2026-05-04"), ("DateTime", "2026-05-04T10:00:00-05:00"),
  ])
  func `dates and times of ISO 8601 are taken`(type: String, text: String) throws {
    #expect(try read(plain(text), as: .named(type)) == .text(text))
  }

  @Test func `null is left out, and refused where the type says so`() throws {
    #expect(try read(plain("null"), as: .named("Int")) == .null)
    #expect(try read(plain("~"), as: .named("String")) == .null)
    #expect(try read(quoted("null"), as: .named("String")) == .text("null"))
    #expect(throws: Diagnostic.self) { try read(plain(""), as: .nonNull(.named("String"))) }
    #expect(throws: Diagnostic.self) { try read(GivenValue(.json(.null)), as: .nonNull(.named("String"))) }
  }

  @Test func `a list takes a list, JSON text, or one value`() throws {
    let type = TypeReference.list(.named("String"))
    #expect(try read(GivenValue(.text(#"["a", "b"]"#)), as: type) == .list([.text("a"), .text("b")]))
    #expect(try read(GivenValue(.text("a")), as: type) == .list([.text("a")]))
    let nodes = GivenValue(
      Node(
        .sequence(["no", "3"].map { Node(.scalar(Node.Scalar($0, isPlain: true)), span: Self.span) }),
        span: Self.span
      )
    )
    #expect(try read(nodes, as: type) == .list([.text("no"), .text("3")]))
    #expect(throws: Diagnostic.self) { try read(nodes, as: .named("String")) }
  }

  @Test func `an input object keeps the order and the meaning of its fields`() throws {
    let filter = try read(GivenValue(.text(#"{"b": 1.0, "a": [true, null, "x"]}"#)), as: .named("Filter"))
    #expect(filter.json.text(.compact) == #"{"b":1.0,"a":[true,null,"x"]}"#)
    let entries = [("on", "yes"), ("n", "1_0"), ("x", "0x1F"), ("f", "+.5"), ("t", "true")].map { key, value in
      Node.Entry(
        key: Node(.scalar(Node.Scalar(key, isPlain: true)), span: Self.span),
        value: Node(.scalar(Node.Scalar(value, isPlain: true)), span: Self.span)
      )
    }
    let value = try read(GivenValue(Node(.mapping(entries), span: Self.span)), as: .named("Filter"))
    #expect(value.json.text(.compact) == #"{"on":"yes","n":"1_0","x":31,"f":0.5,"t":true}"#)
  }

  @Test func `in JSON a quoted number is a text`() {
    let error = #expect(throws: Diagnostic.self) { try read(GivenValue(.json(.string("10"))), as: .named("Int")) }
    #expect(error?.hint == "write 10 without quotes")
  }

  @Test func `broken JSON says where it breaks`() {
    let error = #expect(throws: Diagnostic.self) { try read(GivenValue(.text("[1,")), as: .list(.named("Int"))) }
    #expect(error?.message.contains("is not JSON") == true)
    #expect(error?.notes.isEmpty == false)
  }

  @Test(arguments: [
    (Variable.Rules(allowed: ["Cycling", "Skiing"]), "Cyclin", "variable-enum", "did you mean 'Cycling'?"),
    (Variable.Rules(pattern: .init("^[a-z-]{5,40}$")), "Bali Surf", "variable-pattern", "did you mean 'bali-surf'?"),
    (Variable.Rules(format: .contentPath), "content/x", "variable-format", "write it like /content/dam/site/en/page"),
    (Variable.Rules(format: .locale), "englisch-", "variable-format", "write it like en or en-US"),
  ])
  func `a broken rule is named`(rules: Variable.Rules, text: String, code: String, hint: String) {
    let error = #expect(throws: Diagnostic.self) {
      try read(GivenValue(.text(text)), as: .named("String"), rules: rules)
    }
    #expect(error?.code.name == code)
    #expect(error?.hint == hint)
  }

  @Test func `a range compares by value`() throws {
    let rules = Variable.Rules(minimum: "1", maximum: "100")
    #expect(try read(GivenValue(.text("1e2")), as: .named("Float"), rules: rules) == .literal("1e2"))
    for text in ["0.99", "100.0001"] {
      let error = #expect(throws: Diagnostic.self) {
        try read(GivenValue(.text(text)), as: .named("Float"), rules: rules)
      }
      #expect(error?.code.name == "variable-range")
    }
  }

  @Test func `the place of the pattern is shown for a value from outside`() {
    let pattern = Variable.Pattern("^[a-z]+$", span: Self.span)
    let error = #expect(throws: Diagnostic.self) {
      try read(
        GivenValue(.text("A b"), origin: "--var v='A b'"),
        as: .named("String"),
        rules: .init(pattern: pattern)
      )
    }
    #expect(error?.span == Self.span)
    #expect(error?.label == "'A b' has a space and capitals")
    #expect(error?.notes.first?.message == "given by --var v='A b'")
  }

  @Test func `the value of a secret variable is not repeated`() {
    let variable = Variable("v", .named("Int"), isSecret: true)
    let error = #expect(throws: Diagnostic.self) {
      try ValueReader().read(GivenValue(.text("hunter2")), for: variable)
    }
    #expect(error.map { "\($0)" }?.contains("hunter2") == false)
  }

  @Test func `a variable can be made with its type as text`() throws {
    #expect(try Variable("ids", "[ID!]!").type == .nonNull(.list(.nonNull(.named("ID")))))
    #expect(throws: Diagnostic.self) { try Variable("ids", "[ID!") }
  }
}
