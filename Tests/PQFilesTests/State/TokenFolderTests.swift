import Foundation
import PQCore
import PQRun
import Testing

@testable import PQFiles

@Suite struct TokenFolderTests {
  private let base = FileManager.default.temporaryDirectory.appending(path: "pqrun-\(UUID().uuidString)")
  private let token = AccessToken(Secret("t\"ok"), expiry: 1_800_000_000, refreshToken: Secret("r"))

  private var folder: URL { base.appending(path: "state/pqrun") }
  private var store: TokenStore { TokenFolder(path: folder.path).store }

  private func mode(_ url: URL) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int)
  }

  private func file() throws -> URL {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return folder.appending(path: try #require(names.first))
  }

  private func withFolder(_ body: () throws -> Void) rethrows {
    defer { try? FileManager.default.removeItem(at: base) }
    try body()
  }

  @Test func `a token comes back as it was kept`() throws {
    try withFolder {
      #expect(try store.load("a") == nil)
      try store.save(token, "a")
      try store.save(AccessToken(Secret("other")), "b")
      #expect(try store.load("a") == token)
      #expect(try store.load("b") == AccessToken(Secret("other")))
      try store.remove("a")
      try store.remove("a")
      #expect(try store.load("a") == nil)
    }
  }

  @Test func `folder and files are closed to others, and nothing else is left`() throws {
    try withFolder {
      try store.save(token, "a")
      try store.save(token, "a")
      #expect(try mode(folder) == 0o700)
      #expect(try mode(file()) == 0o600)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }
  }

  @Test(arguments: [0o640, 0o604, 0o620])
  func `a file that others may use is refused`(mode: Int) throws {
    try withFolder {
      try store.save(token, "a")
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file().path)
      let problem = #expect(throws: Diagnostic.self) { try store.load("a") }
      #expect(problem?.code.name == "token-folder")
      #expect(problem?.message.hasSuffix("other users may use it") == true)
    }
  }

  @Test func `a folder that others may use is refused`() throws {
    try withFolder {
      try store.save(token, "a")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
      #expect(throws: Diagnostic.self) { try store.save(token, "b") }
    }
  }

  @Test(arguments: ["", "{", "[]", #"{"key":"b","token":"t"}"#, #"{"key":"a"}"#, "\u{0}"])
  func `a file with anything else is passed over`(text: String) throws {
    try withFolder {
      try store.save(token, "a")
      let handle = try FileHandle(forWritingTo: file())
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
      #expect(try store.load("a") == nil)
    }
  }

  @Test(
    arguments: [
      (["XDG_STATE_HOME": "/x", "HOME": "/h"], "/x/pqrun"),
      (["XDG_STATE_HOME": "x", "HOME": "/h"], "/h/.local/state/pqrun"),
      (["HOME": "/h"], "/h/.local/state/pqrun"), (["HOME": ""], ""), ([:], ""),
    ] as [([String: String], String)]
  )
  func `the folder is that for the state of programs`(variables: [String: String], path: String) {
    #expect((TokenFolder.standard { variables[$0] }?.path ?? "") == path)
  }
}
