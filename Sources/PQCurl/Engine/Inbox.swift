import Synchronization

/// What tasks ask of the transfer loop, in order.
final class Inbox: Sendable {
  /// One thing asked.
  enum Command: Sendable {
    case start(Job)
    case cancel(Ticket)
    case stop
  }

  private struct State {
    var commands: [Command] = []
    var sleeper: MultiHandle?
    var isAsleep = false
  }

  private let state = Mutex(State())

  /// Names the handle to wake when a command comes, or none.
  func wakes(_ multi: MultiHandle?) {
    state.withLock { $0.sleeper = multi }
  }

  /// Adds a command, and wakes the loop if it sleeps.
  func post(_ command: Command) {
    state.withLock { state in
      state.commands.append(command)
      guard state.isAsleep else { return }
      state.isAsleep = false
      state.sleeper?.wake()
    }
  }

  /// Takes every command.
  func takeAll() -> [Command] {
    state.withLock { state in
      state.isAsleep = false
      let commands = state.commands
      state.commands.removeAll(keepingCapacity: true)
      return commands
    }
  }

  /// Tells the inbox that the loop is about to sleep.
  ///
  /// - Returns: Whether it may; false when commands wait.
  func fallAsleep() -> Bool {
    state.withLock { state in
      state.isAsleep = state.commands.isEmpty
      return state.isAsleep
    }
  }
}
