package import PQCore
internal import PQModel
internal import PQRun

/// The values that the cases of a unit have captured so far.
struct CapturedValues {
  private var entries: [String: Entry] = [:]

  private enum Entry {
    case value(VariableValue)
    case missing(String)
  }

  /// The value captured under a name, or nil.
  subscript(name: String) -> VariableValue? {
    if case .value(let value)? = entries[name] { value } else { nil }
  }

  /// Takes the values of an answer.
  ///
  /// - Returns: A problem for each name without a value.
  mutating func take(_ captures: [Query.NamedPath], from answer: Answer) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for capture in captures {
      let found = answer.json.map(capture.path.nodes) ?? []
      guard let value = found.first, found.count == 1, !value.isNull else {
        problems.append(.nothingCaptured(capture, found: found))
        continue
      }
      entries[capture.name] = .value(ValueReader().readUntyped(GivenValue(.json(JSONValue(value)))))
    }
    return problems
  }

  /// Forgets what earlier cases captured under the names of a case, before it runs.
  mutating func expect(_ captures: [Query.NamedPath], of identity: CaseIdentity) {
    for capture in captures { entries[capture.name] = .missing(identity.title) }
  }

  /// Why a case that needs these names cannot run, or nil.
  func obstacle(to names: [String]) -> String? {
    for name in names {
      if case .missing(let title)? = entries[name] { return "needs '\(name)', which '\(title)' did not capture" }
    }
    return nil
  }
}

extension Diagnostic.Code {
  package static let nothingCaptured = Diagnostic.Code(
    "nothing-captured",
    explanation: """
      The JSONPath of 'capture' finds no value in the answer, only null, or several values. Later cases would run \
      with something else than was meant, so the case fails, and those that need the value are skipped.
      """,
    example: "capture: { id: \"$.data.adventureList.items[*]._path\" }"
  )
}

extension Diagnostic {
  fileprivate static func nothingCaptured(_ capture: Query.NamedPath, found: [JSON]) -> Diagnostic {
    let what =
      switch found.count {
      case 0: "nothing"
      case 1: "null"
      default: "\(found.count) values"
      }
    return .error(
      .nothingCaptured,
      "'\(capture.name)' is captured by \(capture.path), which finds \(what)",
      at: capture.span,
      hint: found.count > 1 ? "name one of them, such as [0]" : "look at the answer, and correct the path",
      failure: .badAnswer
    )
  }
}
