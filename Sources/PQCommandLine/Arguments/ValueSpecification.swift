/// A value that an option or an operand takes: its name in help and where its candidates come from.
struct ValueSpecification: Sendable {
  /// The name in usage lines, such as `FILE`.
  let name: String

  /// Where the candidates for completion come from.
  let source: Source

  /// Where the candidates of a value come from.
  enum Source: Sendable, Hashable {
    /// The queries of the project.
    case queries
    /// The environments of the project.
    case environments
    /// `name=value` for the variables of the query that is named.
    case variables
    /// The registered decoders.
    case decoders
    /// The registered reporters.
    case reporters
    /// The names of queries and environments.
    case declarations
    /// The codes of diagnostics.
    case codes
    /// The commands.
    case commands
    /// Files.
    case files
    /// Folders.
    case folders
    /// These words and no other.
    case words([String])
    /// These words and no other, each with what it means.
    case choices([Choice])
    /// Anything.
    case anything
  }

  /// A word with what it means.
  struct Choice: Sendable, Hashable {
    /// The word.
    let word: String

    /// What it means, in one line.
    let meaning: String
  }

  init(_ name: String, from source: Source = .anything) {
    self.name = name
    self.source = source
  }

  /// The words there are, or nil when any text will do.
  var words: [String]? {
    switch source {
    case .words(let words): words
    case .choices(let choices): choices.map(\.word)
    case .queries, .environments, .variables, .decoders, .reporters, .declarations, .codes, .commands, .files, .folders,
      .anything:
      nil
    }
  }

  /// The words there are with what they mean; none when any text will do or no word needs to be explained.
  var choices: [Choice] {
    guard case .choices(let choices) = source else { return [] }
    return choices
  }
}
