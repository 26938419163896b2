package import PQCore

/// Says in plain words why a text is not YAML, and what to write instead.
///
/// libyaml's own words tell what its parser expected; what a person did is seen better in the text at that place.
struct YAMLSyntaxDiagnosis {
  private let fault: YAMLProblem
  private let source: SourceText
  private let context: Int
  private let place: Int

  init(_ fault: YAMLProblem, source: SourceText, context: Int, problem: Int) {
    self.fault = fault
    // Nothing is known of a text that is no YAML but the words in it.
    self.source = source.hiding(SecretWords.ranges(in: source))
    self.context = min(context, source.bytes.count)
    place = min(problem, source.bytes.count)
  }

  var diagnostic: Diagnostic {
    tab ?? unquotedReference ?? unquotedType ?? scalar ?? flow ?? block
      ?? .syntax(fault.problem, at: span(place), hint: "check the line, and quote text that holds special characters")
  }

  private var tab: Diagnostic? {
    let words = ["found a tab character", "found character that cannot start any token"]
    guard words.contains(where: fault.problem.hasPrefix), byte(place) == UInt8(ascii: "\t") else { return nil }
    var end = place
    while byte(end) == UInt8(ascii: "\t") { end += 1 }
    return .tab(at: SourceSpan(source: source, range: place..<end))
  }

  // `{ token: ${env:X} }`: the brace after the `$` opens a mapping.
  private var unquotedReference: Diagnostic? {
    guard place > 0, byte(place) == UInt8(ascii: "{"), byte(place - 1) == UInt8(ascii: "$") else { return nil }
    var end = place
    while let next = byte(end), next != UInt8(ascii: "}"), !isBreak(next) { end += 1 }
    if byte(end) == UInt8(ascii: "}") { end += 1 }
    let range = place - 1..<end
    return .syntax(
      "'\(source.shownText(in: range))' must be quoted inside braces and brackets",
      at: SourceSpan(source: source, range: range),
      hint: "write \"\(source.shownText(in: range))\""
    )
  }

  // `[String!]!`: the list ends at its bracket, and what follows belongs to nothing.
  private var unquotedType: Diagnostic? {
    let mark = fault.context == "while scanning a tag" ? context : place
    guard mark > 0, byte(mark) == UInt8(ascii: "!"), byte(mark - 1) == UInt8(ascii: "]") else { return nil }
    var start = mark - 1
    let lineStart = source.range(ofLine: source.line(at: mark)).lowerBound
    while start > lineStart, byte(start) != UInt8(ascii: "[") { start -= 1 }
    while start > lineStart, byte(start - 1) == UInt8(ascii: "[") { start -= 1 }
    var end = mark
    while let next = byte(end), next == UInt8(ascii: "!") || next == UInt8(ascii: "]") { end += 1 }
    let text = source.shownText(in: start..<end)
    return .syntax(
      "the type '\(text)' must be quoted",
      at: SourceSpan(source: source, range: start..<end),
      hint: "write \"\(text)\""
    )
  }

  private var scalar: Diagnostic? {
    switch fault.problem {
    case "found unexpected end of stream", "found unexpected document indicator":
      let quote = source.text(in: context..<context + 1)
      return .syntax(
        "the text that starts here has no closing \(quote)",
        at: span(context),
        hint: quote == "'" ? "close it with '; a ' inside is written twice" : "close it with \"; a \" inside is \\\""
      )
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      let start = fault.problem.hasPrefix("found unknown") ? place : place - 2
      return .syntax(
        "an escape in double quotes is not one that YAML knows",
        at: SourceSpan(source: source, range: start..<min(place + 2, source.bytes.count)),
        hint: "write the text in single quotes, where a backslash is itself"
      )
    case "found character that cannot start any token":
      return .syntax("text may not start with '\(character)'", at: span(place), hint: "put the text in quotes")
    case "did not find expected alphabetic or numeric character":
      let mark = source.text(in: context..<context + 1)
      return .syntax(
        "text that starts with '\(mark)' must be quoted",
        at: span(context),
        hint: "put the text in quotes; '\(mark)' starts \(mark == "*" ? "an alias" : "an anchor")"
      )
    case "did not find expected comment or line break", "found an indentation indicator equal to 0":
      return .syntax(
        "'\(character)' may not follow the sign of a block text",
        at: span(place),
        hint: "write |, |-, |+, >, >- or >+, and the text in the lines after it; other text that starts so needs quotes"
      )
    case "found undefined tag handle", "did not find expected whitespace or line break":
      return .syntax(
        "the tag here is not known",
        at: span(place),
        hint: "remove it; text that starts with '!' needs quotes"
      )
    default:
      return nil
    }
  }

  private var flow: Diagnostic? {
    let isList = fault.context == "while parsing a flow sequence"
    switch fault.problem {
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      let (name, close) = isList ? ("list", "]") : ("mapping", "}")
      let isSameLine = source.line(at: context) == source.line(at: place) && place < source.bytes.count
      guard isSameLine, !isBreak(byte(place) ?? 0x0A) else {
        return .unclosed("the \(name) that starts here has no closing '\(close)'", at: span(context), end: span(place))
      }
      return .syntax(
        "'\(character)' stands where ',' or '\(close)' was expected",
        at: span(place),
        notes: [Diagnostic.Note("the \(name) starts here", at: span(context))],
        hint: "put text that holds brackets, braces, commas or quotes in quotes"
      )
    case "did not find expected node content":
      return .syntax(
        place < source.bytes.count ? "'\(character)' stands where a value was expected" : "a value is missing",
        at: span(place),
        hint: "remove it, or put the text in quotes"
      )
    default:
      return nil
    }
  }

  private var block: Diagnostic? {
    switch fault.problem {
    case "mapping values are not allowed in this context": return strayColon
    case "could not find expected ':'":
      let line = firstLine(from: context)
      return .syntax(
        "'\(source.shownText(in: line))' is not followed by ':'",
        at: SourceSpan(source: source, range: line),
        hint: "write a key, ':' and a value on a line; text over several lines is indented"
      )
    case "did not find expected key" where byte(place) == UInt8(ascii: "-"):
      return .syntax(
        "a list stands beside the keys of a mapping",
        at: span(place),
        hint: "indent the list under its key"
      )
    case "did not find expected key":
      let isLineStart = source.text(in: lineStart..<place).allSatisfy { $0 == " " }
      guard !isLineStart else { return .indentation(at: span(place)) }
      let rest = firstLine(from: place)
      return .syntax(
        "'\(source.shownText(in: rest))' follows a value that is complete",
        at: SourceSpan(source: source, range: rest),
        hint: "put the whole value in one pair of quotes"
      )
    case "did not find expected '-' indicator":
      return .syntax(
        "a list entry without '-'",
        at: span(place),
        hint: "start each entry of the list with '- ' in one column"
      )
    case "block sequence entries are not allowed in this context":
      return .syntax(
        "a list may not start on the line of its key",
        at: span(place),
        hint: "start the list on the next line, or put the text in quotes"
      )
    case "mapping keys are not allowed in this context":
      return .syntax("text may not start with '?'", at: span(place), hint: "put the text in quotes")
    case "did not find expected <document start>":
      return .syntax(
        "content follows the end of the document",
        at: span(place),
        hint: "remove the line '...' before it"
      )
    case "found incompatible YAML document", "found unknown directive name":
      return .syntax("this directive is not known", at: span(place), hint: "remove the line; a file needs no directive")
    default:
      return nil
    }
  }

  private var strayColon: Diagnostic {
    let before = source.text(in: lineStart..<place)
    if before.contains(": ") || before.contains(":\"") {
      return .syntax(
        "a second ': ' on one line",
        at: span(place),
        hint: "put the text in quotes when it holds ': ', or start the inner mapping on a line of its own"
      )
    }
    return .syntax(
      "this line continues the value before it, so ':' may not stand here",
      at: span(place),
      hint: "indent the line like the keys beside it, and write a space after the ':' of the line before"
    )
  }

  private var lineStart: Int { source.range(ofLine: source.line(at: place)).lowerBound }

  private var character: String {
    source.shownText(in: place..<characterEnd(place))
  }

  private func firstLine(from start: Int) -> Range<Int> {
    let line = source.range(ofLine: source.line(at: start))
    return start..<max(start, line.upperBound)
  }

  private func span(_ start: Int) -> SourceSpan {
    SourceSpan(source: source, range: start..<characterEnd(start))
  }

  private func characterEnd(_ start: Int) -> Int {
    guard let first = byte(start), !isBreak(first) else { return start }
    var end = start + 1
    while let next = byte(end), next & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private func byte(_ place: Int) -> UInt8? {
    source.bytes.indices.contains(place) ? source.bytes[place] : nil
  }

  private func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension Diagnostic.Code {
  package static let yamlSyntax = Diagnostic.Code(
    "yaml-syntax",
    explanation: """
      The file is not YAML. Reading ends at this place, so there may be more to find after it. Most often text needs \
      quotes: when it starts with one of @ ` % & * ! | > ? - { [ or holds ': ' or ' #'.
      """,
    example: "auth: { type: token, token: ${env:AEM_TOKEN} }"
  )

  package static let yamlTab = Diagnostic.Code(
    "yaml-tab",
    explanation: "A tab stands where YAML takes only spaces: lines are indented with spaces.",
    example: "auth:\n\ttype: none"
  )
}

extension Diagnostic {
  fileprivate static func syntax(
    _ message: String,
    at span: SourceSpan,
    notes: [Note] = [],
    hint: String
  ) -> Diagnostic {
    .error(.yamlSyntax, message, at: span, notes: notes, hint: hint)
  }

  fileprivate static func tab(at span: SourceSpan) -> Diagnostic {
    .error(.yamlTab, "a tab stands where only spaces may stand", at: span, hint: "indent with spaces, two a level")
  }

  fileprivate static func unclosed(_ message: String, at span: SourceSpan, end: SourceSpan) -> Diagnostic {
    .syntax(
      message,
      at: span,
      notes: [Note("it must end before this place", at: end)],
      hint: "add it, or put the text in quotes"
    )
  }

  fileprivate static func indentation(at span: SourceSpan) -> Diagnostic {
    .syntax("this line fits no level of indentation", at: span, hint: "indent it like the keys it belongs to")
  }
}
