package import PQCore

/// Reads text as one of GraphQL's and AEM's scalars, or as an enum or a scalar of one's own.
struct ScalarReader {
  let subject: ValueReader.Subject

  /// Whether a type's name may stand for an input object.
  static func mayBeInputObject(_ name: String) -> Bool {
    !["String", "ID", "Int", "Float", "Boolean", "Date", "Time", "Calendar", "DateTime", "JSON", "Json"].contains(name)
  }

  /// Reads text that JSON gave in quotes: a number or a Boolean must not be quoted there.
  func read(quoted text: String, as type: String) throws(Diagnostic) -> VariableValue {
    guard !["Int", "Float", "Boolean"].contains(type) else {
      throw .quotedLiteral(subject, text, type: type)
    }
    return try read(text, as: type)
  }

  func read(_ text: String, as type: String) throws(Diagnostic) -> VariableValue {
    switch type {
    case "Int": return .literal(try readInt(text))
    case "Float": return .literal(try readFloat(text))
    case "Boolean":
      guard text == "true" || text == "false" else { throw .notBoolean(subject, text) }
      return .literal(text)
    case "Date": return try readDate(text, DateText.isDate(text), form: "a date, such as 2026-05-04")
    case "Time": return try readDate(text, DateText.isTime(text), form: "a time, such as 14:30:00 or 14:30:00.000Z")
    case "Calendar", "DateTime":
      let isCalendar = DateText.isDateTime(text) || DateText.isDate(text) || DateText.isTime(text)
      return try readDate(text, isCalendar, form: "an ISO 8601 date and time, such as 2026-05-04T00:00:00.000Z")
    default: return .text(text)
    }
  }

  private func readInt(_ text: String) throws(Diagnostic) -> String {
    let number = NumberText(text)
    guard let number, number.isInteger else { throw .notInt(subject, hasFraction: number != nil) }
    guard Int32(text) != nil else { throw .intOutOfRange(subject) }
    return text
  }

  private func readFloat(_ text: String) throws(Diagnostic) -> String {
    guard NumberText(text) != nil else { throw .notFloat(subject, text) }
    guard Double(text)?.isFinite == true else { throw .floatOutOfRange(subject) }
    return text
  }

  private func readDate(_ text: String, _ isValid: Bool, form: String) throws(Diagnostic) -> VariableValue {
    guard isValid else { throw .notDate(subject, form: form) }
    return .text(text)
  }
}

extension Diagnostic.Code {
  package static let variableType = Diagnostic.Code(
    "variable-type",
    explanation: """
      A value does not fit the type its variable is declared with. Values are held against their types before \
      anything is sent, because AEM answers a wrong one with an empty list or with an error far from its cause. The \
      types are GraphQL's: an Int is a whole number of 32 bits, a Float a finite number, a Boolean true or false.
      """,
    example: "pqrun adventures-all --env author --var limit=ten"
  )
}

extension Diagnostic {
  fileprivate static func mismatch(
    _ subject: ValueReader.Subject,
    _ reason: String,
    hint: String
  ) -> Diagnostic {
    subject.error(
      .variableType,
      "variable '\(subject.variable.name)' takes \(subject.variable.type), not \(subject.shownText)",
      label: subject.given.span == nil ? "\(subject.shownText) \(reason)" : reason,
      hint: hint
    )
  }

  fileprivate static func notInt(_ subject: ValueReader.Subject, hasFraction: Bool) -> Diagnostic {
    let reason = hasFraction ? "has a fraction or an exponent" : "is not a whole number"
    return .mismatch(subject, reason, hint: "write digits alone, such as 10 or -3")
  }

  fileprivate static func intOutOfRange(_ subject: ValueReader.Subject) -> Diagnostic {
    .mismatch(
      subject,
      "does not fit 32 bits",
      hint: "an Int lies between -2147483648 and 2147483647; declare ID or Float for greater numbers"
    )
  }

  fileprivate static func notFloat(_ subject: ValueReader.Subject, _ text: String) -> Diagnostic {
    .mismatch(subject, "is not a number", hint: "write a number with a point, such as 1200 or 152.59")
  }

  fileprivate static func floatOutOfRange(_ subject: ValueReader.Subject) -> Diagnostic {
    .mismatch(subject, "is out of range", hint: "a Float lies between -1.8e308 and 1.8e308")
  }

  fileprivate static func notBoolean(_ subject: ValueReader.Subject, _ text: String) -> Diagnostic {
    let word =
      switch text.lowercased() {
      case "yes", "y", "on", "1", "true": "true"
      case "no", "n", "off", "0", "false": "false"
      default: "true or false"
      }
    return .mismatch(subject, "is not a Boolean of YAML 1.2 or GraphQL", hint: "write \(word)")
  }

  fileprivate static func notDate(_ subject: ValueReader.Subject, form: String) -> Diagnostic {
    .mismatch(subject, "has another form", hint: "write \(form)")
  }

  fileprivate static func quotedLiteral(_ subject: ValueReader.Subject, _ text: String, type: String) -> Diagnostic {
    .mismatch(
      subject,
      "is a text, not \(type.first.map { "AEIOU".contains($0) } == true ? "an" : "a") \(type)",
      hint: subject.variable.isSecret ? "write it without quotes" : "write \(text) without quotes"
    )
  }
}
