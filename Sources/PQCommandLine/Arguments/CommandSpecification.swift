/// One command: what parsing, help and completion know of it.
struct CommandSpecification: Sendable {
  /// The word that calls it.
  let name: String

  /// What it does, in one line for lists.
  let summary: String

  /// What more there is to know, in paragraphs.
  var discussion: [String] = []

  /// What it takes besides options.
  var operands: [Operand] = []

  /// The options of its own; every command has `OptionSpecification.common` besides.
  var options: [OptionSpecification] = []

  /// Commands to copy, each with what it shows.
  var examples: [Example] = []

  /// One thing a command takes besides options.
  struct Operand: Sendable {
    /// Its name and candidates.
    let value: ValueSpecification

    /// Whether it must be there.
    let isRequired: Bool

    /// Whether it may stand there more than once, as the last one of a command.
    var isRepeated = false

    /// What it is.
    let help: String

    static func required(_ value: ValueSpecification, help: String) -> Operand {
      Operand(value: value, isRequired: true, help: help)
    }

    static func optional(_ value: ValueSpecification, help: String) -> Operand {
      Operand(value: value, isRequired: false, help: help)
    }

    static func repeated(_ value: ValueSpecification, help: String) -> Operand {
      Operand(value: value, isRequired: false, isRepeated: true, help: help)
    }

    /// How it is shown in usage lines.
    var usage: String { isRequired ? value.name : "[\(value.name)\(isRepeated ? "…" : "")]" }
  }

  /// A command to copy.
  struct Example: Sendable {
    /// The command.
    let command: String

    /// What it shows.
    let purpose: String

    init(_ command: String, _ purpose: String) {
      self.command = command
      self.purpose = purpose
    }
  }

  /// Its own options and those of every command.
  var allOptions: [OptionSpecification] { options + OptionSpecification.common }

  /// The operand at a place, or nil when no more may stand there.
  func operand(at place: Int) -> Operand? {
    guard place >= operands.count else { return operands[place] }
    return operands.last.flatMap { $0.isRepeated ? $0 : nil }
  }

  /// The line that shows how to call it.
  var usage: String {
    let parts = operands.map(\.usage)
    return (["pqrun", name] + parts + ["[OPTION]…"]).joined(separator: " ")
  }
}
