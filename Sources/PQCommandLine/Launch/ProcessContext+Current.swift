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
    let variables = environmentVariables()
    return ProcessContext(
      variables: variables,
      workingDirectory: currentDirectory(),
      readStandardInput: readStandardInput,
      output: DescriptorSink.standardOutput,
      error: DescriptorSink.standardError,
      terminal: Terminal.current(variables: variables)
    )
  }

  private static func environmentVariables() -> [String: String] {
    var variables: [String: String] = [:]
    var next = unsafe environ
    while let entry = unsafe next.pointee {
      let text = unsafe String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      unsafe next += 1
    }
    return variables
  }

  private static func currentDirectory() -> String {
    guard let path = unsafe getcwd(nil, 0) else { return "." }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  private static func readStandardInput() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe read(STDIN_FILENO, &chunk, chunk.count)
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
