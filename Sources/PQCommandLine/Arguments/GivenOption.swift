/// A value of an option with the place it came from.
struct GivenOption: Sendable, Hashable {
  /// The text of the value; empty for a flag.
  let text: String

  /// Where it was given, as it was written: `--format xml`, `PQRUN_FORMAT`.
  let origin: String
}
