extension JSON {
  func decodedBool() throws(Diagnostic) -> Bool {
    guard let bool else { throw .mismatch(self, expecting: "true or false") }
    return bool
  }

  func decodedString() throws(Diagnostic) -> String {
    guard let string else { throw .mismatch(self, expecting: "a text") }
    return string
  }

  func decodedNumber() throws(Diagnostic) -> JSONNumber {
    guard let number else { throw .mismatch(self, expecting: "a number") }
    return number
  }

  func decodedFloat<Value: BinaryFloatingPoint & LosslessStringConvertible>() throws(Diagnostic) -> Value {
    let number = try decodedNumber()
    guard let value = Value(number.literal), value.isFinite else { throw .outOfRange(self, of: Value.self) }
    return value
  }

  func decodedInteger<Value: FixedWidthInteger>() throws(Diagnostic) -> Value {
    guard let number else { throw .mismatch(self, expecting: "a whole number") }
    guard let value = number.exactly(Value.self) else {
      throw number.isWhole ? .outOfRange(self, of: Value.self) : .mismatch(self, expecting: "a whole number")
    }
    return value
  }
}

// MARK: - Wording

extension Diagnostic {
  /// Another kind of value than the model has.
  static func mismatch(_ json: JSON, expecting expectation: String) -> Diagnostic {
    .error(
      .decodeType,
      "\(json.location): expected \(expectation), found \(json.summary)",
      notes: json.fragmentNotes,
      hint: "correct the content, or make the model accept this",
      failure: .badAnswer
    )
  }

  /// A member or an element that the model needs and that is not there.
  static func missing(_ step: JSONLocation.Step, in json: JSON) -> Diagnostic {
    let location = JSONLocation(json.location.steps + [step])
    return .error(
      .decodeMissing,
      "\(location): missing, but the model needs it",
      notes: json.fragmentNotes,
      hint: json.hint(forMissing: step) ?? "see whether the query selects it, or make it optional in the model",
      failure: .badAnswer
    )
  }

  /// A number that the model's type cannot hold.
  static func outOfRange<Value>(_ json: JSON, of type: Value.Type) -> Diagnostic {
    .error(
      .decodeRange,
      "\(json.location): \(json.summary) does not fit \(type)",
      notes: json.fragmentNotes,
      hint: "use a wider type in the model; JSONNumber takes every number",
      failure: .badAnswer
    )
  }

  /// A value that the model refuses for a reason of its own.
  static func unfit(_ json: JSON, because reason: String) -> Diagnostic {
    .error(
      .decodeValue,
      "\(json.location): the model refuses \(json.summary)",
      notes: [.init("caused by: \(reason)")] + json.fragmentNotes,
      hint: "correct the content, or make the model accept this",
      failure: .badAnswer
    )
  }
}

extension JSON {
  /// The value in a few words.
  fileprivate var summary: String {
    switch kind {
    case .null: "null"
    case .bool: text()
    case .number: "the number \(Self.shortened(text()))"
    case .string: "the text \(Self.shortened(text()))"
    case .array: count == 0 ? "an empty list" : "a list"
    case .object: count == 0 ? "an empty object" : "an object"
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count <= 60 ? text : "\(text.prefix(57))…"
  }

  fileprivate func hint(forMissing step: JSONLocation.Step) -> String? {
    guard case .name(let name) = step, let members else { return nil }
    return NearestName.hint(name, in: members.map(\.name))
  }

  /// The content path, else the slug, of the nearest object around the value, as a note.
  fileprivate var fragmentNotes: [Diagnostic.Note] {
    var objects = [document.root]
    for step in location.steps {
      guard let next = objects.last?[JSONLocation([step])] else { break }
      objects.append(next)
    }
    for object in objects.reversed() {
      if let path = (object["_path"] ?? object["slug"])?.string {
        return [.init("in the fragment \(JSONValue.string(path).text())")]
      }
    }
    return []
  }
}

extension Diagnostic.Code {
  /// A value of another kind than the model has.
  public static let decodeType = Diagnostic.Code(
    "decode-type",
    explanation: """
      A value of the answer is of another kind than the decoder's model: a text where a number belongs, null where a \
      value must be. The message gives its way from the top of the answer, and the fragment it lies in, so that the \
      content can be corrected. A field that authors may leave empty is null, and must be optional in the model.
      """,
    example: #""price": "5000" for a model with a number"#
  )

  /// A member that the model needs and that is not there.
  public static let decodeMissing = Diagnostic.Code(
    "decode-missing",
    explanation: """
      The decoder's model needs a member that the answer does not have. Either the query does not select it, or the \
      fragment is of another model: a reference that matches no part of a union comes as an empty object.
      """,
    example: #"{"title": "Bali Surf Camp"} for a model with a slug"#
  )

  /// A number that the model's type cannot hold.
  public static let decodeRange = Diagnostic.Code(
    "decode-range",
    explanation: """
      A number of the answer does not fit the type in the decoder's model. It is not rounded or cut, because the result \
      would look right. Use a wider type, or one that keeps the digits.
      """,
    example: #""price": 1e400 for a model with a Double"#
  )

  /// A value that the model refuses.
  public static let decodeValue = Diagnostic.Code(
    "decode-value",
    explanation: """
      A value is of the right kind, and the decoder's model refuses it for a reason of its own, which is in the note: \
      a word that its list of words does not have, or a date that is none.
      """,
    example: #""activity": "Knitting" for a model with a list of activities"#
  )
}
