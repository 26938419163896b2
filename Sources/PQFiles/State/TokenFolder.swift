package import PQCore
package import PQRun

/// A folder that keeps tokens, one a file, readable by their owner alone.
package struct TokenFolder: Sendable {
  let path: String

  /// Makes a folder; it is created when the first token is kept.
  ///
  /// - Parameter path: The folder's path.
  package init(path: String) {
    self.path = path
  }

  /// Finds the folder for the state of programs, as the XDG base directory specification has it.
  ///
  /// - Parameter variable: Gives the value of a variable of the process environment.
  /// - Returns: The folder of this program in it, or nil when there is no home.
  package static func standard(variable: (String) -> String?) -> TokenFolder? {
    StateFolder.path(variable: variable).map { TokenFolder(path: $0) }
  }

  /// The folder as a store of tokens.
  package var store: TokenStore {
    TokenStore(
      load: { key throws(Diagnostic) in try load(key) },
      save: { token, key throws(Diagnostic) in try save(token, key) },
      remove: { key throws(Diagnostic) in try remove(key) }
    )
  }

  private func load(_ key: String) throws(Diagnostic) -> AccessToken? {
    let file = FilePath.joining(path, name(of: key))
    guard FileSystem.exists(file) else { return nil }
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try FileSystem.read(file, isPrivate: true)
    } catch {
      throw .unusable(file, reason: error.reason)
    }
    guard let entry = try? JSONDocument(parsing: bytes, named: file).root, entry["key"]?.string == key,
      let token = entry["token"]?.string
    else { return nil }
    return AccessToken(
      Secret(token),
      expiry: entry["expires"]?.number?.exactly(Int.self),
      refreshToken: entry["refresh-token"]?.string.map { Secret($0) }
    )
  }

  private func save(_ token: AccessToken, _ key: String) throws(Diagnostic) {
    var members = [
      JSONValue.Member("key", .string(key)),
      JSONValue.Member("token", .string(token.token.reveal())),
    ]
    if let expiry = token.expiry { members.append(JSONValue.Member("expires", .number(String(expiry)))) }
    if let refresh = token.refreshToken {
      members.append(JSONValue.Member("refresh-token", .string(refresh.reveal())))
    }
    do throws(FileProblem) {
      let text = JSONValue.object(members).text(.compact) + "\n"
      try FileSystem.writePrivate(Array(text.utf8), named: name(of: key), in: path)
    } catch {
      throw .unusable(path, reason: error.reason)
    }
  }

  private func remove(_ key: String) throws(Diagnostic) {
    let file = FilePath.joining(path, name(of: key))
    do throws(FileProblem) {
      try FileSystem.remove(file)
    } catch {
      throw .unusable(file, reason: error.reason)
    }
  }

  private func name(of key: String) -> String { "token-\(Fingerprint(key)).json" }
}

extension Diagnostic.Code {
  package static let tokenFolder = Diagnostic.Code(
    "token-folder",
    explanation: """
      Tokens are kept for the next run in the folder 'pqrun' under $XDG_STATE_HOME, or under ~/.local/state. Folder and \
      files must belong to the user and be closed to all others, and the disk must take them. Without that a token is \
      asked for in every run.
      """,
    example: "chmod 755 ~/.local/state/pqrun"
  )
}

extension Diagnostic {
  fileprivate static func unusable(_ path: String, reason: String) -> Diagnostic {
    .error(
      .tokenFolder,
      "no token can be kept in '\(path)': \(reason)",
      hint: "let it belong to you and close it to others: chmod go= '\(path)'"
    )
  }
}
