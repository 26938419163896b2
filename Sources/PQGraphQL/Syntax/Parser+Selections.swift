import PQCore

extension Parser {
  mutating func parseSelectionSet(in place: String) throws(Diagnostic) -> [Selection] {
    guard at(.leftBrace) else { throw unexpected("'{'", in: place) }
    return try nested { (parser) throws(Diagnostic) in
      try parser.list(.leftBrace, .rightBrace, in: "the selection") { (parser) throws(Diagnostic) in
        try parser.parseSelection()
      }
    }
  }

  mutating func parseDirectives() throws(Diagnostic) -> [Directive] {
    var directives: [Directive] = []
    while at(.at) {
      let start = current.range.lowerBound
      try advance()
      let name = try expectName("the directive's name", in: "a directive")
      let arguments = try parseArguments()
      directives.append(Directive(name: name, arguments: arguments, span: span(from: start)))
    }
    return directives
  }

  private mutating func parseSelection() throws(Diagnostic) -> Selection {
    let start = current.range.lowerBound
    guard try skip(.spread) else { return .field(try parseField()) }
    if current.kind == .name, !at(keyword: "on") {
      let name = try expectName("the fragment's name", in: "the selection")
      let directives = try parseDirectives()
      return .fragmentSpread(.init(name: name, directives: directives, span: span(from: start)))
    }
    var type: String?
    if at(keyword: "on") {
      try advance()
      type = try expectName("a type", in: "an inline fragment")
    }
    let directives = try parseDirectives()
    let selections = try parseSelectionSet(in: "an inline fragment")
    return .inlineFragment(
      .init(typeCondition: type, directives: directives, selections: selections, span: span(from: start))
    )
  }

  private mutating func parseField() throws(Diagnostic) -> Selection.Field {
    let start = current.range.lowerBound
    var name = try expectName("a field", in: "the selection")
    var alias: String?
    if try skip(.colon) {
      alias = name
      name = try expectName("a field after the alias", in: "the selection")
    }
    let arguments = try parseArguments()
    let directives = try parseDirectives()
    let selections = at(.leftBrace) ? try parseSelectionSet(in: "a field") : []
    return Selection.Field(
      alias: alias,
      name: name,
      arguments: arguments,
      directives: directives,
      selections: selections,
      span: span(from: start)
    )
  }

  private mutating func parseArguments() throws(Diagnostic) -> [Argument] {
    guard at(.leftParenthesis) else { return [] }
    return try list(.leftParenthesis, .rightParenthesis, in: "the list of arguments") {
      (parser) throws(Diagnostic) in
      let start = parser.current.range.lowerBound
      let name = try parser.expectName("the argument's name", in: "the list of arguments")
      try parser.expect(.colon, in: "an argument")
      let value = try parser.parseValue(isConstant: false)
      return Argument(name: name, value: value, span: parser.span(from: start))
    }
  }
}
