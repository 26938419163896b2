#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that runs one closure, with every signal left to the other threads.
@safe struct WorkerThread: ~Copyable {
  #if canImport(Glibc)
    private var handle = pthread_t()
  #else
    private var handle: pthread_t?
  #endif

  /// Starts a thread, or gives nil when the system has none.
  init?(_ work: @escaping @Sendable () -> Void) {
    let box = unsafe Unmanaged.passRetained(Work(work))
    let result = unsafe pthread_create(&handle, nil, { unsafe WorkerThread.main($0) }, box.toOpaque())
    guard result == 0 else {
      unsafe box.release()
      return nil
    }
  }

  /// Waits for the end of the closure.
  consuming func join() {
    #if canImport(Glibc)
      _ = pthread_join(handle, nil)
    #else
      if let handle = unsafe handle { _ = unsafe pthread_join(handle, nil) }
    #endif
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  private static func main(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context else { return nil }
    // A peer that closes early must end a transfer, not the process. No other signal is blocked: threads that are made
    // from here, and programs started by those, inherit what is.
    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    _ = unsafe sigaddset(&signals, SIGPIPE)
    _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
}
