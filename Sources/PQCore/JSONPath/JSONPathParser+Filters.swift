extension JSONPathParser {
  mutating func condition() throws(JSONPathSyntaxError) -> JSONPathCondition {
    var conditions = [try conjunction()]
    while takeAfterSpace("||") { conditions.append(try conjunction()) }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private mutating func conjunction() throws(JSONPathSyntaxError) -> JSONPathCondition {
    var conditions = [try basicCondition()]
    while takeAfterSpace("&&") { conditions.append(try basicCondition()) }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func takeAfterSpace(_ mark: String) -> Bool {
    let end = index
    skipSpace()
    if take(mark) {
      skipSpace()
      return true
    }
    index = end
    return false
  }

  private mutating func basicCondition() throws(JSONPathSyntaxError) -> JSONPathCondition {
    let start = index
    let isNegated = take("!")
    if isNegated { skipSpace() }
    if take("(") {
      skipSpace()
      let inner = try nested { (parser) throws(JSONPathSyntaxError) in try parser.condition() }
      skipSpace()
      guard take(")") else { throw unexpected("')', '&&', '||' or a comparison") }
      return isNegated ? .not(inner) : inner
    }
    let left = try term()
    guard let comparison = takeComparison() else {
      let test = try test(left)
      return isNegated ? .not(test) : test
    }
    guard !isNegated else {
      throw failure("'!' before a comparison", from: start, hint: "put the comparison in parentheses: !(@.a == 1)")
    }
    skipSpace()
    let right = try term()
    return .comparison(try operand(left), comparison, try operand(right))
  }

  private mutating func takeComparison() -> JSONPathComparison? {
    let end = index
    skipSpace()
    // The longer marks come first, so that `<=` is not taken for `<`.
    for comparison in JSONPathComparison.allCases where bytes[index...].starts(with: comparison.rawValue.utf8) {
      index += comparison.rawValue.utf8.count
      return comparison
    }
    index = end
    return nil
  }
}

// MARK: - Terms

extension JSONPathParser {
  /// A literal, a query or a function, before it is known what it is used for.
  private struct Term {
    var content: Content
    var range: Range<Int>

    enum Content {
      case literal(JSONPathValue)
      case query(JSONPathQuery)
      case operand(JSONPathOperand)
      case condition(JSONPathCondition)
    }
  }

  private mutating func term() throws(JSONPathSyntaxError) -> Term {
    let start = index
    let content = try termContent()
    return Term(content: content, range: start..<index)
  }

  private mutating func termContent() throws(JSONPathSyntaxError) -> Term.Content {
    switch current {
    case UInt8(ascii: "@"), UInt8(ascii: "$"):
      let isRelative = current == UInt8(ascii: "@")
      index += 1
      return .query(JSONPathQuery(isRelative: isRelative, segments: try segments()))
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      return .literal(.string(Array(try stringLiteral().utf8)))
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return .literal(.number(try number()))
    case .some(UInt8(ascii: "a")...UInt8(ascii: "z")):
      return try word()
    default:
      throw unexpected("a query with '@' or '$', a value or a function")
    }
  }

  private mutating func number() throws(JSONPathSyntaxError) -> JSONNumber {
    let start = index
    do {
      index = try JSONNumberScanner.end(of: bytes.span, from: start)
    } catch {
      throw failure("a number that JSON does not allow", from: start, hint: "write it as in JSON: 12, -0.5, 1e3")
    }
    return JSONNumber(valid: text(from: start))
  }

  private mutating func word() throws(JSONPathSyntaxError) -> Term.Content {
    let start = index
    while let byte = current, isNameByte(byte, isFirst: false) { index += 1 }
    let name = text(from: start)
    switch name {
    case _ where peek("("): return try nested { (parser) throws(JSONPathSyntaxError) in try parser.call(name, start) }
    case "true": return .literal(.bool(true))
    case "false": return .literal(.bool(false))
    case "null": return .literal(.null)
    default: throw failure("unknown word '\(name)'", from: start, hint: "text needs quotes: '\(name)'")
    }
  }

  private mutating func call(_ name: String, _ start: Int) throws(JSONPathSyntaxError) -> Term.Content {
    guard let function = JSONPathFunction(rawValue: name) else {
      let names = JSONPathFunction.allCases.map(\.rawValue)
      let known = "the functions are \(names.joined(separator: ", "))"
      throw failure("unknown function '\(name)'", from: start, hint: NearestName.hint(name, in: names) ?? known)
    }
    index += 1
    var arguments: [Term] = []
    skipSpace()
    if !peek(")") {
      repeat {
        skipSpace()
        arguments.append(try term())
        skipSpace()
      } while take(",")
    }
    guard take(")") else { throw unexpected("',' or ')'") }
    guard arguments.count == function.parameterCount else {
      throw failure(
        "'\(name)' takes \(function.parameterCount) \(function.parameterCount == 1 ? "argument" : "arguments")",
        from: start,
        hint: "write \(function.usage)"
      )
    }
    switch function {
    case .length: return .operand(.length(try operand(arguments[0])))
    case .count: return .operand(.count(try nodes(arguments[0], of: function)))
    case .value: return .operand(.value(try nodes(arguments[0], of: function)))
    case .match, .search:
      let text = try operand(arguments[0])
      let pattern = try pattern(arguments[1])
      return .condition(.matches(text, pattern, isWhole: function == .match))
    }
  }

  private mutating func pattern(_ term: Term) throws(JSONPathSyntaxError) -> JSONPathPattern {
    if case .literal(let value) = term.content, let literal = value.text { return pattern(literal, at: term.range) }
    return .computed(try operand(term))
  }
}

// MARK: - Types

extension JSONPathParser {
  /// Uses a term as a condition.
  private func test(_ term: Term) throws(JSONPathSyntaxError) -> JSONPathCondition {
    switch term.content {
    case .query(let query): return .exists(query)
    case .condition(let condition): return condition
    case .literal, .operand:
      throw failure("a value alone is no condition", at: term.range, hint: "compare it: == != < <= > >=")
    }
  }

  /// Uses a term as one value.
  private func operand(_ term: Term) throws(JSONPathSyntaxError) -> JSONPathOperand {
    switch term.content {
    case .literal(let value): return .literal(value)
    case .operand(let operand): return operand
    case .query(let query):
      guard query.isSingular else {
        throw failure(
          "a query that can give several nodes, where one value is needed",
          at: term.range,
          hint: "use names and indexes only, or take value(…) or count(…) of the query"
        )
      }
      return .query(query)
    case .condition:
      throw failure("a condition, where a value is needed", at: term.range, hint: "join conditions with && and ||")
    }
  }

  /// Uses a term as a list of nodes.
  private func nodes(_ term: Term, of function: JSONPathFunction) throws(JSONPathSyntaxError) -> JSONPathQuery {
    guard case .query(let query) = term.content else {
      throw failure("'\(function.rawValue)' takes a query", at: term.range, hint: "write \(function.usage)")
    }
    return query
  }
}
