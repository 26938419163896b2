#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that was started, with its three streams in our hands; it is ended, with all that it
/// started, and waited for at the latest when the value is released.
struct ChildProcess: ~Copyable {
  /// How an exchange ended.
  enum End {
    /// The program ended by itself.
    case exited
    /// Its time was over.
    case late
    /// It wrote more than is kept.
    case tooLong
    /// It is not needed any more.
    case cancelled
  }

  /// What it wrote to standard output.
  private(set) var output: [UInt8]

  /// What it wrote to standard error.
  private(set) var errors: [UInt8]

  private let identifier: pid_t
  private var input: Pipe
  private var outputPipe: Pipe
  private var errorPipe: Pipe
  private var status: Int32?

  private static let outputLimit = 64_000_000
  private static let tick: Int32 = 20
  private static let descriptorLimit: Int32 = 1024

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: Its path, or its name to be looked up in PATH.
  ///   - arguments: Its arguments, its name first.
  /// - Throws: Why it cannot be started.
  init(_ path: String, arguments: [String]) throws(SystemError) {
    var input = try Pipe()
    var outputPipe = try Pipe()
    var errorPipe = try Pipe()
    let streams = [input.reader, outputPipe.writer, errorPipe.writer]
    let identifier = try Self.spawn(path, arguments: arguments, streams: streams)
    input.closeReader()
    outputPipe.closeWriter()
    errorPipe.closeWriter()
    self.identifier = identifier
    self.input = input
    self.outputPipe = outputPipe
    self.errorPipe = errorPipe
    output = []
    errors = []
    status = nil
  }

  deinit {
    guard status == nil else { return }
    kill(-identifier, SIGKILL)
    _ = waitpid(identifier, nil, 0)
  }

  /// Gives the program its input and takes what it writes.
  ///
  /// - Parameters:
  ///   - bytes: The input.
  ///   - deadline: When its time is over.
  ///   - isCancelled: Whether it is not needed any more.
  /// - Returns: How it ended.
  /// - Throws: What the system has against it.
  mutating func exchange(
    _ bytes: [UInt8],
    until deadline: ContinuousClock.Instant,
    isCancelled: () -> Bool
  ) throws(SystemError) -> End {
    var rest = bytes[...]
    while true {
      if rest.isEmpty { input.closeWriter() }
      var states = [
        pollfd(fd: outputPipe.reader, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errorPipe.reader, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input.writer, events: Int16(POLLOUT), revents: 0),
      ]
      guard unsafe poll(&states, nfds_t(states.count), Self.tick) >= 0 || errno == EINTR else { throw .last }
      if states[2].revents != 0 { rest = input.write(rest) }
      // What is left in the pipes after its end is still its own; what its children write later is not.
      let isOver = try hasEnded()
      outputPipe.read(into: &output)
      errorPipe.read(into: &errors)
      if isOver { return .exited }
      if output.count + errors.count > Self.outputLimit { return .tooLong }
      if isCancelled() { return .cancelled }
      if ContinuousClock.now > deadline { return .late }
    }
  }

  private static func spawn(
    _ path: String,
    arguments: [String],
    streams: [Int32]
  ) throws(SystemError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (stream, end) in zip([STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO], streams) {
      unsafe posix_spawn_file_actions_adddup2(&actions, end, stream)
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // This program ignores SIGPIPE; the other one is not to inherit that.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    // It leads a group of its own, so that what it starts is ended with it.
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = Int(POSIX_SPAWN_SETSIGDEF) | Int(POSIX_SPAWN_SETPGROUP)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    // Connections of libraries would be inherited and stay open; nothing that is open here is for the other program.
    for descriptor in STDERR_FILENO + 1..<Self.descriptorLimit { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var identifier: pid_t = 0
    let code = unsafe posix_spawnp(&identifier, path, &actions, &attributes, &words, environ)
    guard code == 0 else { throw SystemError(code: code) }
    return identifier
  }

  /// How it ended, in words, when that was not with status 0.
  var failure: String? {
    guard let status, status != 0 else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? "exited with status \(status >> 8 & 0xFF)" : "was ended by signal \(signal)"
  }

  private mutating func hasEnded() throws(SystemError) -> Bool {
    var status: Int32 = 0
    switch unsafe waitpid(identifier, &status, WNOHANG) {
    case 0: return false
    case identifier:
      self.status = status
      return true
    default:
      guard errno == EINTR else { throw .last }
      return false
    }
  }
}
