package import PQCore
package import PQRun

/// The cases of a project that failed when they were last run, kept in the user's state folder.
package struct FailedCases: Sendable {
  private let folder: String
  private let root: String

  /// Makes the record of a project.
  ///
  /// - Parameters:
  ///   - folder: The state folder.
  ///   - root: The project's folder.
  package init(folder: String, root: String) {
    self.folder = folder
    self.root = FileSystem.absolute(root) ?? root
  }

  /// Reads the record.
  ///
  /// - Returns: The cases; none when nothing was recorded, or when the record cannot be read.
  package func load() -> Set<CaseIdentity> {
    guard let bytes = try? FileSystem.read(FilePath.joining(folder, name), isPrivate: true),
      let record = try? JSONDocument(parsing: bytes, named: name).root, record["root"]?.string == root
    else { return [] }
    let cases = (record["cases"]?.elements).map(Array.init) ?? []
    return Set(
      cases.compactMap { item in
        guard let environment = item["environment"]?.string, let query = item["query"]?.string else { return nil }
        return CaseIdentity(environment: environment, query: query, name: item["case"]?.string)
      }
    )
  }

  /// Renews the record after a run; what was not run stays as it was.
  ///
  /// - Parameter results: The results of the run.
  /// - Throws: A diagnostic when the record cannot be kept.
  package func update(with results: [CaseResult]) throws(Diagnostic) {
    let earlier = load()
    var failed = earlier
    for result in results {
      if result.failure == .none { failed.remove(result.identity) } else { failed.insert(result.identity) }
    }
    guard failed != earlier else { return }
    do throws(FileProblem) {
      guard !failed.isEmpty else { return try FileSystem.remove(FilePath.joining(folder, name)) }
      try FileSystem.writePrivate(Array((text(of: failed) + "\n").utf8), named: name, in: folder)
    } catch {
      throw .notKept(folder, reason: error.reason)
    }
  }

  private func text(of cases: Set<CaseIdentity>) -> String {
    let items = cases.sorted { $0.description < $1.description }.map { identity in
      JSONValue.object(
        [
          JSONValue.Member("environment", .string(identity.environment)),
          JSONValue.Member("query", .string(identity.query)),
        ] + (identity.name.map { [JSONValue.Member("case", .string($0))] } ?? [])
      )
    }
    return JSONValue.object([
      JSONValue.Member("pqrun", .number("1")),
      JSONValue.Member("root", .string(root)),
      JSONValue.Member("cases", .array(items)),
    ]).text()
  }

  private var name: String { "failed-\(Fingerprint(root)).json" }
}

extension Diagnostic.Code {
  package static let failedNotKept = Diagnostic.Code(
    "failed-not-kept",
    explanation: """
      Which cases failed could not be kept for '--failed', because the state folder cannot be written. The results \
      themselves are as they were told.
      """,
    example: "XDG_STATE_HOME=/proc pqrun test --env sandbox"
  )
}

extension Diagnostic {
  fileprivate static func notKept(_ folder: String, reason: String) -> Diagnostic {
    .warning(
      .failedNotKept,
      "which cases failed is not kept: '\(folder)' cannot be written: \(reason)",
      hint: "'--failed' will not know of this run; set XDG_STATE_HOME to a folder of your own"
    )
  }
}
