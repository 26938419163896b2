import PQCore
import PQFiles
import PQRun
import Synchronization

/// Writes the files that checks record into the project, and says which.
final class RecordedFiles: Sendable {
  private let root: String
  private let say: @Sendable (String) -> Void
  private let recorded = Mutex<[String: [UInt8]]>([:])

  /// Makes a recorder for a project.
  ///
  /// - Parameters:
  ///   - context: Says which files were written.
  ///   - project: The project.
  init(_ context: CommandContext, of project: Project) {
    root = project.root
    say = context.say
  }

  /// The recorder for checks.
  var recorder: FileRecorder {
    FileRecorder { path, merge in try self.record(path, merge) }
  }

  private func record(_ path: String, _ merge: FileRecorder.Merge) throws -> Bool {
    try recorded.withLock { recorded in
      let bytes = try merge(recorded[path])
      recorded[path] = bytes
      guard (try? FileSystem.read("\(root)/\(path)")) != bytes else { return false }
      do throws(FileProblem) {
        try FileSystem.write(bytes, to: path, within: root)
      } catch {
        throw Diagnostic.unwritableRecord(path, reason: error.reason)
      }
      say("recorded '\(path)'")
      return true
    }
  }
}

extension Diagnostic {
  fileprivate static func unwritableRecord(_ path: String, reason: String) -> Diagnostic {
    .error(
      .unwritableOutput,
      "'\(path)' cannot be written: \(reason)",
      hint: "name a file in a folder of the project that may be written to"
    )
  }
}
