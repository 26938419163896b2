import PQRun

/// What `--version` prints.
enum VersionText {
  /// One line for people.
  static let line = "pqrun \(Version.current)\n"

  /// One line of JSON for programs.
  static let json = #"{"name":"pqrun","version":"\#(Version.current)"}"# + "\n"
}
