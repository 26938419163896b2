import Foundation

/// A folder for one test, to be removed at its end.
struct ScratchFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "pqrun-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Writes a file and gives its place.
  @discardableResult
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }

  /// Writes a text and gives its place; `mode` says who may use the file.
  @discardableResult
  func write(_ text: String, to name: String, mode: Int? = nil) throws -> URL {
    let file = try write(text.utf8, to: name)
    if let mode { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path) }
    return file
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
