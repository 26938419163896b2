/// The folder in which this program keeps what it knows from one run to the next.
package enum StateFolder: Sendable {
  /// Finds the folder, as the XDG base directory specification has it.
  ///
  /// - Parameter variable: Gives the value of a variable of the process environment.
  /// - Returns: The folder's path, or nil when there is no home.
  package static func path(variable: (String) -> String?) -> String? {
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") { return "\(state)/pqrun" }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/.local/state/pqrun"
  }
}
