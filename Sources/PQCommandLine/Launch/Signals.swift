import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the program does on signals.
enum Signals {
  // What a signal handler may touch lives as long as the process.
  private static let waiting = Atomic<Bool>(false)
  private static let caught = Atomic<Int32>(0)

  /// Ends at once on Ctrl-C and SIGTERM with the statuses 130 and 143, and lets writes to a closed pipe fail instead
  /// of ending the program.
  ///
  /// A signal that the parent process chose to ignore stays ignored, as background jobs of shells expect.
  ///
  /// SIGQUIT does what the system does: the Swift runtime would take it for a crash and print a report.
  static func prepare() {
    unblockAll()
    signal(SIGPIPE, SIG_IGN)
    // Made now, so that the handler never has to.
    caught.store(0, ordering: .relaxed)
    waiting.store(false, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      set(number) { number in Signals.handle(number) }
    }
    set(SIGQUIT, SIG_DFL)
  }

  /// Does work that the first Ctrl-C or SIGTERM cancels, so that it can tell what it has; a second one ends at once.
  ///
  /// - Parameter work: The work.
  /// - Returns: What it gives, and the status of the signal that came meanwhile, if any.
  static func cancelling<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) async -> (value: Value, signal: ExitStatus?) {
    waiting.store(true, ordering: .relaxed)
    defer { waiting.store(false, ordering: .relaxed) }
    let task = Task { await work() }
    let watch = Task {
      while !Task.isCancelled {
        if caught.load(ordering: .relaxed) != 0 { return task.cancel() }
        try? await Task.sleep(for: pause)
      }
    }
    let value = await task.value
    watch.cancel()
    let number = caught.load(ordering: .relaxed)
    return (value, number == 0 ? nil : number == SIGTERM ? .terminated : .interrupted)
  }

  private static let pause = Duration.milliseconds(25)

  // Only calls that a signal handler may make.
  private static func handle(_ number: Int32) {
    let isFirst = caught.compareExchange(expected: 0, desired: number, ordering: .relaxed).exchanged
    guard waiting.load(ordering: .relaxed), isFirst else { _exit(128 + number) }
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
