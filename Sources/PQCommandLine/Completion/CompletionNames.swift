/// The names that a project and a registry offer to completion; each is looked up only when asked for.
struct CompletionNames: Sendable {
  /// A name with what it means.
  typealias Entry = (name: String, meaning: String)

  /// The queries.
  var queries: @Sendable () -> [Entry] = { [] }

  /// The environments.
  var environments: @Sendable () -> [Entry] = { [] }

  /// The decoders.
  var decoders: @Sendable () -> [Entry] = { [] }

  /// The reporters.
  var reporters: @Sendable () -> [Entry] = { [] }

  /// The codes of diagnostics.
  var codes: @Sendable () -> [Entry] = { [] }

  /// The variables of the query of a name.
  var variables: @Sendable (_ query: String) -> [Entry] = { _ in [] }

  /// The values that a variable of a query is known to take.
  var values: @Sendable (_ query: String, _ variable: String) -> [String] = { _, _ in [] }
}
