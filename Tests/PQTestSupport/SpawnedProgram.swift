#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that a test started, with files as its streams.
///
/// Foundation's `Process` is not used where many programs are started: its `run()` reads beyond a directory entry and
/// now and then ends the whole test run with a bad pointer.
package struct SpawnedProgram: Sendable {
  /// Why a program was not started, as the system's number for it.
  package struct Failure: Error {
    let code: Int32
  }

  /// The number of its process.
  package let identifier: Int32

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The program's path.
  ///   - arguments: Its arguments, without its name.
  ///   - folder: The folder to run in.
  ///   - variables: Its whole environment.
  ///   - input: The file it reads.
  ///   - output: The file it writes to.
  ///   - errors: The file that its problems go to.
  /// - Throws: That it could not be started.
  package init(
    _ path: String,
    _ arguments: [String],
    in folder: String,
    variables: [String: String],
    input: String = "/dev/null",
    output: String = "/dev/null",
    errors: String = "/dev/null"
  ) throws(Failure) {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = Int(POSIX_SPAWN_SETSIGDEF) | Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETPGROUP)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    // Not every system lets a program be started in another folder, so that a shell goes there first.
    let shell = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder, path]
    var words = unsafe (shell + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var settings = unsafe variables.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer { unsafe settings.forEach { unsafe free($0) } }
    // Connections of other tests would be inherited and stay open.
    for descriptor in STDERR_FILENO + 1..<1024 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var identifier: pid_t = 0
    let code = unsafe posix_spawn(&identifier, shell[0], &actions, &attributes, &words, &settings)
    guard code == 0 else { throw Failure(code: code) }
    self.identifier = identifier
  }

  /// Sends it a signal.
  package func signal(_ number: Int32) {
    kill(identifier, number)
  }

  /// Waits for its end.
  ///
  /// - Returns: Its exit status, or 128 and the number of the signal that ended it.
  /// - Throws: When the task is cancelled; the program is ended then.
  package func end() async throws -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, WNOHANG) == 0 {
      do {
        try await Task.sleep(for: .milliseconds(2))
      } catch {
        kill(identifier, SIGKILL)
        _ = unsafe waitpid(identifier, &status, 0)
        throw error
      }
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
