/// The form of a result: the value of `--format`.
enum OutputFormat: String, Sendable, CaseIterable {
  case json
  case compact
  case jsonl
  case table
  case csv
  case yaml
  case text
  case raw
  case headers

  /// Whether it needs an HTTP answer and not only a value.
  var needsAnswer: Bool { self == .raw || self == .headers }
}
