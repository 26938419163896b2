/// Writes the files of a project that checks hold answers against.
public struct FileRecorder: Sendable {
  /// Makes the bytes of a file of what was written to it earlier in the same run, nil for the first time.
  public typealias Merge = (_ earlier: [UInt8]?) throws -> [UInt8]

  private let body: @Sendable (String, Merge) throws -> Bool

  /// Makes a recorder.
  ///
  /// - Parameter body: Writes the file at a path relative to the project, one caller after the other, and gives whether
  ///   it had to be written.
  public init(_ body: @escaping @Sendable (_ path: String, _ merge: Merge) throws -> Bool) {
    self.body = body
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - path: The file's path, relative to the project.
  ///   - merge: Makes its bytes; several cases of a run may record the same file.
  /// - Returns: Whether it had to be written; otherwise it held these bytes already.
  /// - Throws: What `merge` throws, or why the file cannot be written.
  public func record(_ path: String, merging merge: Merge) throws -> Bool {
    try body(path, merge)
  }
}
