import PQCore

/// A command line after parsing: the command, its operands and options, and what is wrong with them.
struct ParsedArguments: Sendable {
  /// The command, or nil when none was named.
  var command: CommandSpecification?

  /// Whether the command word was left out: `pqrun NAME` for `pqrun run NAME`.
  var isBare = false

  /// The operands after the command word.
  var operands: [String] = []

  /// What is wrong.
  var problems = DiagnosticList()

  private var given: [OptionSpecification: [GivenOption]] = [:]

  init() {}

  /// The options that were given.
  var givenOptions: [OptionSpecification] { Array(given.keys) }

  /// Whether an option was given.
  func has(_ option: OptionSpecification) -> Bool {
    given[option] != nil
  }

  /// How often an option was given.
  func count(of option: OptionSpecification) -> Int {
    given[option]?.count ?? 0
  }

  /// The value of an option, or nil when it was not given.
  func value(of option: OptionSpecification) -> GivenOption? {
    given[option]?.last
  }

  /// Every value of an option in the order given.
  func values(of option: OptionSpecification) -> [GivenOption] {
    given[option] ?? []
  }

  mutating func add(_ value: GivenOption, to option: OptionSpecification) {
    given[option, default: []].append(value)
  }

  /// When output is coloured.
  var colorChoice: ColorChoice {
    value(of: .color).flatMap { ColorChoice(rawValue: $0.text) } ?? .auto
  }
}
