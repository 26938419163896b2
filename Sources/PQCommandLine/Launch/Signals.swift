#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the program does on signals.
enum Signals {
  /// Ends at once on Ctrl-C and SIGTERM with the statuses 130 and 143, and lets writes to a closed pipe fail instead
  /// of ending the program.
  ///
  /// A signal that the parent process chose to ignore stays ignored, as background jobs of shells expect.
  ///
  /// SIGQUIT does what the system does: the Swift runtime would take it for a crash and print a report.
  static func prepare() {
    unblockAll()
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM] {
      set(number) { number in _exit(128 + number) }
    }
    set(SIGQUIT, SIG_DFL)
  }

  // A parent process may hand down signals that are blocked, and then nothing would end the program.
  private static func unblockAll() {
    var none = sigset_t()
    _ = unsafe sigemptyset(&none)
    _ = unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  private static func set(_ number: Int32, _ action: (@convention(c) (Int32) -> Void)?) {
    let previous = signal(number, action)
    if unsafe unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
    }
  }
}
