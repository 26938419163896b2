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
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM] {
      let previous = signal(number) { number in _exit(128 + number) }
      if unsafe unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }
}
