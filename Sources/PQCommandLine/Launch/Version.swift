/// The version of the program.
enum Version {
  static let number = "0.1.0"

  /// One line for people.
  static let line = "pqrun \(number)\n"

  /// One line of JSON for programs.
  static let json = #"{"name":"pqrun","version":"\#(number)"}"# + "\n"
}
