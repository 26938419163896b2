/// When output is coloured: the value of `--color`.
enum ColorChoice: String, Sendable, CaseIterable {
  case auto
  case always
  case never

  /// Decides for one stream.
  ///
  /// The order is the common one: the option, `NO_COLOR`, `CLICOLOR_FORCE` or `FORCE_COLOR`, `TERM=dumb`, and last
  /// whether the stream is a terminal.
  ///
  /// - Parameters:
  ///   - variables: The environment variables of the process.
  ///   - isTerminal: Whether the stream is a terminal.
  /// - Returns: Whether to use colour.
  func isOn(variables: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if !(variables["NO_COLOR"] ?? "").isEmpty { return false }
    if Self.isForced("CLICOLOR_FORCE", in: variables) || Self.isForced("FORCE_COLOR", in: variables) { return true }
    if variables["TERM"] == "dumb" { return false }
    return isTerminal
  }

  private static func isForced(_ name: String, in variables: [String: String]) -> Bool {
    guard let value = variables[name] else { return false }
    return !value.isEmpty && value != "0"
  }
}
