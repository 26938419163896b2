/// One option: what parsing, help and completion know of it.
struct OptionSpecification: Sendable {
  /// The long name without dashes.
  let name: String

  /// The letter after a single dash, if there is one.
  let short: Character?

  /// The value it takes, or nil for a flag.
  let value: ValueSpecification?

  /// What giving it again means.
  let repetition: Repetition

  /// Whether `PQRUN_<OPTION>` gives it too.
  let readsEnvironment: Bool

  /// What it does, in one line for lists.
  let help: String

  /// What giving an option again means.
  enum Repetition: Sendable {
    /// The last one counts.
    case replaces
    /// Each one adds to the values.
    case collects
    /// Each one raises the degree.
    case counts
  }

  /// Makes an option with a value.
  static func value(
    _ name: String,
    short: Character? = nil,
    _ value: ValueSpecification,
    repetition: Repetition = .replaces,
    readsEnvironment: Bool = true,
    help: String
  ) -> OptionSpecification {
    OptionSpecification(
      name: name,
      short: short,
      value: value,
      repetition: repetition,
      readsEnvironment: readsEnvironment,
      help: help
    )
  }

  /// Makes an option without a value.
  static func flag(
    _ name: String,
    short: Character? = nil,
    repetition: Repetition = .replaces,
    readsEnvironment: Bool = true,
    help: String
  ) -> OptionSpecification {
    OptionSpecification(
      name: name,
      short: short,
      value: nil,
      repetition: repetition,
      readsEnvironment: readsEnvironment,
      help: help
    )
  }

  /// The option as it is written: `--name`.
  var long: String { "--\(name)" }

  /// The environment variable that gives it, or nil.
  var environmentVariable: String? {
    guard readsEnvironment else { return nil }
    return "PQRUN_" + name.uppercased().map { $0 == "-" ? "_" : $0 }
  }

  /// The option with its letter and its value, for help: `-e, --env NAME`.
  var usage: String {
    let letter = short.map { "-\($0), " } ?? "    "
    let placeholder = value.map { " \($0.name)" } ?? ""
    return letter + long + placeholder
  }
}

extension OptionSpecification: Hashable {
  static func == (left: OptionSpecification, right: OptionSpecification) -> Bool {
    left.name == right.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
