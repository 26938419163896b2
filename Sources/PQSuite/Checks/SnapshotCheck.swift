package import PQCore
package import PQRun

/// The whole answer, held against a recorded one.
package struct SnapshotCheck: Check {
  package static let keyword: String = "snapshot"
  package static let summary: String = "the whole answer, as a file has it recorded"
  package static let fields: [Field] = [
    Field(
      "snapshot",
      .text,
      isRequired: true,
      description: """
        The file that has the answer, a path within the project. Elements of lists are matched by '_path', '_id' or \
        'slug', and numbers compare by value; 'pqrun test --update' records the file where it differs.
        """,
      examples: ["snapshots/bali.json", "\"snapshots/${slug}.json\""]
    ),
    IgnoredPaths.field,
  ]
  package static let examples: [CheckExample] = [
    CheckExample(
      "snapshot: snapshots/bali.json",
      summary: "Neither the order of members nor how a number is written counts.",
      body: #"{"data":{"item":{"price":5000.0,"title":"Bali"}}}"#,
      passes: true,
      files: ["snapshots/bali.json": #"{"data":{"item":{"title":"Bali","price":5000}}}"#]
    ),
    CheckExample(
      "snapshot: snapshots/bali.json\nignore: [$..price]",
      summary: "A price that changes often is left out.",
      body: #"{"data":{"item":{"title":"Bali","price":5200}}}"#,
      passes: true,
      files: ["snapshots/bali.json": #"{"data":{"item":{"title":"Bali","price":5000}}}"#]
    ),
    CheckExample(
      "snapshot: snapshots/bali.json",
      body: #"{"data":{"item":{"title":"Bali Surf Camp"}}}"#,
      passes: false,
      files: ["snapshots/bali.json": #"{"data":{"item":{"title":"Bali"}}}"#]
    ),
  ]

  private let file: RecordedFile
  private let ignored: IgnoredPaths

  package init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    ignored = IgnoredPaths(from: &decoder)
    file = try decoder.required("snapshot") { node throws(Diagnostic) in try RecordedFile(node, "snapshot") }
  }

  package func evaluate(_ subject: CheckSubject) async -> CheckOutcome {
    guard let json = subject.json else { return .noJSON }
    let difference: JSONDifference
    do throws(Diagnostic) {
      difference = JSONDifference(from: try file.readJSON(in: subject.context), to: json, ignoring: ignored.paths)
    } catch {
      return subject.tools.recorder.map { record(json, with: $0) } ?? file.unusable(error)
    }
    guard !difference.isEmpty else { return .passed }
    if let recorder = subject.tools.recorder { return record(json, with: recorder) }
    return difference.outcome(
      "the answer differs from '\(file.path)'",
      DifferenceText(first: "in the snapshot", second: "in the answer")
    )
  }

  private func record(_ json: JSON, with recorder: FileRecorder) -> CheckOutcome {
    file.record(with: recorder) { earlier in
      if let earlier {
        let other = try JSONDocument(parsing: earlier, named: file.path).root
        guard JSONDifference(from: other, to: json, ignoring: ignored.paths).isEmpty else {
          throw Diagnostic.sharedSnapshot(file.path)
        }
        return earlier
      }
      return Array("\(json.text(.indented))\n".utf8)
    }
  }
}

extension Diagnostic.Code {
  package static let sharedSnapshot = Diagnostic.Code(
    "shared-snapshot",
    explanation: """
      Two cases of one run record different answers in the same file, so that one of them would never pass. A file \
      named by a variable of the case, such as "snapshots/${slug}.json", gives each its own.
      """,
    example: "checks: [{ snapshot: snapshots/adventure.json }] of a query with two cases"
  )
}

extension Diagnostic {
  fileprivate static func sharedSnapshot(_ path: String) -> Diagnostic {
    .error(
      .sharedSnapshot,
      "another case of this run recorded a different answer in '\(path)'",
      hint: "name the file by a variable, such as \"snapshots/${slug}.json\", or leave out what differs with 'ignore'"
    )
  }
}
