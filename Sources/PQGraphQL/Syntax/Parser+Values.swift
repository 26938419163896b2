import PQCore

extension Parser {
  /// Reads a value; a constant one holds no variable.
  mutating func parseValue(isConstant: Bool) throws(Diagnostic) -> GraphQLValue {
    let span = currentSpan
    switch current.kind {
    case .int:
      try advance()
      return .int(span.text)
    case .float:
      try advance()
      return .float(span.text)
    case .string:
      try advance()
      return .string(try StringLiteral.value(of: span))
    case .blockString:
      try advance()
      return .string(StringLiteral.blockValue(of: span))
    case .name:
      try advance()
      return switch span.text {
      case "true": .boolean(true)
      case "false": .boolean(false)
      case "null": .null
      default: .enumeration(span.text)
      }
    case .punctuator(.dollar):
      if isConstant { throw .variableInConstant(at: span) }
      try advance()
      return .variable(try expectName("the variable's name", in: "a value"))
    case .punctuator(.leftBracket):
      return try nested { (parser) throws(Diagnostic) in try parser.parseList(isConstant: isConstant) }
    case .punctuator(.leftBrace):
      return try nested { (parser) throws(Diagnostic) in try parser.parseObject(isConstant: isConstant) }
    case .punctuator, .end:
      throw unexpected("a value", in: "a value")
    }
  }

  /// Reads a type such as `[String!]!`.
  mutating func parseType() throws(Diagnostic) -> TypeReference {
    let inner: TypeReference
    if at(.leftBracket) {
      let start = currentSpan
      inner = try nested { (parser) throws(Diagnostic) in
        try parser.advance()
        let item = try parser.parseType()
        if parser.current.kind == .end { throw .unclosedList(at: start) }
        try parser.expect(.rightBracket, in: "a list type")
        return .list(item)
      }
    } else {
      inner = .named(try expectName("a type", in: "a type"))
    }
    return try skip(.exclamationMark) ? .nonNull(inner) : inner
  }

  private mutating func parseList(isConstant: Bool) throws(Diagnostic) -> GraphQLValue {
    .list(
      try list(.leftBracket, .rightBracket, in: "a list", allowsNone: true) { (parser) throws(Diagnostic) in
        try parser.parseValue(isConstant: isConstant)
      }
    )
  }

  private mutating func parseObject(isConstant: Bool) throws(Diagnostic) -> GraphQLValue {
    .object(
      try list(.leftBrace, .rightBrace, in: "an input object", allowsNone: true) { (parser) throws(Diagnostic) in
        let name = try parser.expectName("the field's name", in: "an input object")
        try parser.expect(.colon, in: "an input object")
        return GraphQLValue.Field(name, try parser.parseValue(isConstant: isConstant))
      }
    )
  }
}

extension Diagnostic {
  fileprivate static func variableInConstant(at span: SourceSpan) -> Diagnostic {
    .error(
      .graphQLSyntax,
      "a default cannot refer to a variable",
      at: span,
      hint: "write the value itself"
    )
  }

  fileprivate static func unclosedList(at span: SourceSpan) -> Diagnostic {
    .error(.graphQLSyntax, "'[' is not closed", at: span, hint: "add ']' after the type")
  }
}
