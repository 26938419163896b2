#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ProcessContext {
  /// The process as it was started.
  static func current() -> ProcessContext {
    let (variables, damaged) = environmentVariables()
    let secrets = SecretVault()
    return ProcessContext(
      variables: variables,
      damagedVariables: damaged,
      read: read,
      output: DescriptorSink.standardOutput,
      error: RedactingSink(DescriptorSink.standardError, hiding: secrets),
      terminal: Terminal.current(variables: variables),
      secrets: secrets
    )
  }

  /// The bytes of the words after the program's name; `CommandLine.arguments` has damaged ones repaired.
  static func argumentBytes() -> [[UInt8]] {
    let words = unsafe UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return unsafe words.dropFirst().compactMap { word in
      unsafe word.map { start in unsafe Array(UnsafeRawBufferPointer(start: start, count: strlen(start))) }
    }
  }

  private static func environmentVariables() -> (variables: [String: String], damaged: [String]) {
    var variables: [String: String] = [:]
    var damaged: [String] = []
    var next = unsafe environ
    while let entry = unsafe next.pointee {
      let text = unsafe String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        let name = String(text[..<equals])
        variables[name] = String(text[text.index(after: equals)...])
        if text.unicodeScalars.contains("\u{FFFD}"), unsafe String(validatingCString: entry) == nil {
          damaged.append(name)
        }
      }
      unsafe next += 1
    }
    return (variables, damaged)
  }

  private static func read(_ path: String) throws(SystemError) -> [UInt8] {
    guard path != "-" else { return try readAll(STDIN_FILENO) }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError.last }
    defer { _ = close(descriptor) }
    return try readAll(descriptor)
  }

  private static func readAll(_ descriptor: Int32) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe Glibc.read(descriptor, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk[..<count]
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw SystemError.last
      }
    }
  }
}
