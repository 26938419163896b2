#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is known of the three standard streams.
struct Terminal: Sendable, Hashable {
  /// Whether standard input is a terminal.
  var inputIsTerminal = false

  /// Whether standard output is a terminal.
  var outputIsTerminal = false

  /// Whether standard error is a terminal.
  var errorIsTerminal = false

  /// Whether standard output is a pipe to another program.
  var outputIsPipe = false

  /// The columns of the terminal.
  var width = Terminal.defaultWidth

  /// The width where nobody knows a better one.
  static let defaultWidth = 80

  /// Asks the system.
  ///
  /// - Parameter variables: The environment variables; `COLUMNS` wins over what the terminal says.
  /// - Returns: What is known now.
  static func current(variables: [String: String]) -> Terminal {
    var terminal = Terminal(
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      outputIsPipe: FileStatus(descriptor: STDOUT_FILENO).isPipe
    )
    if let columns = variables["COLUMNS"].flatMap({ Int($0) }), columns > 0 {
      terminal.width = columns
    } else if let columns = columns(of: STDOUT_FILENO) ?? columns(of: STDERR_FILENO) {
      terminal.width = columns
    }
    return terminal
  }

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    let answer = unsafe withUnsafeMutablePointer(to: &size) { pointer in
      unsafe ioctl(descriptor, UInt(TIOCGWINSZ), pointer)
    }
    return answer == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }
}
