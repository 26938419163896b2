import PQCore
import PQModel

/// One `--var`: `name=value`, `name=@file` or `name:=json`.
struct VariableText {
  /// The variable's name.
  let name: String

  /// How the value was written.
  let form: Form

  /// What stands after the sign: a value, a path or JSON.
  let text: String

  /// How a value was written.
  enum Form: Sendable {
    /// The value itself.
    case value
    /// The path of a file that holds the value.
    case file
    /// JSON.
    case json
  }

  /// Reads the value of a `--var`.
  ///
  /// - Parameter option: The value with its origin.
  /// - Throws: A diagnostic when there is no `=` or no name.
  init(_ option: GivenOption) throws(Diagnostic) {
    guard let equals = option.text.firstIndex(of: "=") else { throw .noEquals(option) }
    let left = option.text[..<equals]
    let right = option.text[option.text.index(after: equals)...]
    if left.hasSuffix(":") {
      form = .json
      name = String(left.dropLast())
      text = String(right)
    } else if right.hasPrefix("@") {
      form = .file
      name = String(left)
      text = String(right.dropFirst())
    } else {
      form = .value
      name = String(left)
      text = String(right)
    }
    guard !name.isEmpty else { throw .noName(option) }
  }
}

extension Diagnostic.Code {
  static let variableOption = Diagnostic.Code(
    "variable-option",
    explanation: """
      The value of '--var' is a name, an equals sign and a value. 'name=@file' takes the text of a file, 'name:=json' \
      takes JSON, so that lists and objects can be given and a text that starts with '@' can be written as a JSON \
      string. The process environment gives each variable under a name of its own, PQRUN_VAR_<name>.
      """,
    example: "pqrun adventure-by-slug --env author --var bali-surf-camp"
  )
}

extension Diagnostic {
  fileprivate static func noEquals(_ option: GivenOption) -> Diagnostic {
    .error(
      .variableOption,
      "'\(option.text)' has no '=' between name and value",
      notes: [Note("given by \(option.origin)")],
      hint: "write --var NAME=\(option.text) or --var \(option.text)=VALUE",
      failure: .usage
    )
  }

  fileprivate static func noName(_ option: GivenOption) -> Diagnostic {
    .error(
      .variableOption,
      "'\(option.text)' has no name before the '='",
      notes: [Note("given by \(option.origin)")],
      hint: "write --var NAME\(option.text)",
      failure: .usage
    )
  }
}
