#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A text file of the repository that is made from the program, such as a schema.
///
/// With `PQRUN_RECORD=1` in the process environment it is written anew, and the test that asked fails all the same.
package struct CommittedText: Sendable {
  /// The path in the repository.
  package let path: String

  /// Names a file.
  ///
  /// - Parameter path: The path in the repository.
  package init(_ path: String) {
    self.path = path
  }

  private var location: String {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast(3) + [path[...]]).joined(separator: "/")
  }

  /// Reads the file.
  ///
  /// - Returns: Its text, or nil when there is no such file.
  package func read() -> String? {
    try? String(contentsOfFile: location, encoding: .utf8)
  }

  /// Holds the file against what the program makes now.
  ///
  /// - Parameter text: What it should say.
  /// - Returns: What is wrong, or nil.
  /// - Throws: When the file is to be recorded and cannot be written.
  package func difference(from text: String) throws -> String? {
    if ProcessInfo.processInfo.environment["PQRUN_RECORD"] == "1" {
      try text.write(toFile: location, atomically: true, encoding: .utf8)
      return "\(path) is recorded: run the test again without PQRUN_RECORD"
    }
    guard let committed = read() else { return "\(path) is missing: run the test with PQRUN_RECORD=1" }
    guard committed != text else { return nil }
    let lines = committed.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(lines, wanted).prefix { $0 == $1 }.count + 1
    return "\(path) is not current from line \(line) on: run the test with PQRUN_RECORD=1"
  }
}
