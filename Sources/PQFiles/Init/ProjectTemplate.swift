internal import PQCore

/// The files of a small project to start from, each with comments that say what may be changed.
package struct ProjectTemplate: Sendable {
  /// A file of the project.
  package struct File: Sendable, Hashable {
    /// The path in the project.
    package var path: String

    /// The text.
    package var text: String

    /// What it gives to the project, alone or with other files.
    package var item: Item
  }

  /// The files in the order they are written.
  package static let files: [File] = [project, environment, query, document]

  /// The folders of the files.
  package static var folders: [String] {
    var folders: [String] = []
    for folder in files.map({ FilePath.folder(of: $0.path) }) where !folder.isEmpty && !folders.contains(folder) {
      folders.append(folder)
    }
    return folders
  }

  /// Commands that are worth running next.
  package static let nextCommands: [String] = [
    "pqrun check", "pqrun adventures-by-activity --env sandbox --var activity=Surfing",
    "pqrun adventures-by-activity --env author --var activity=Surfing",
  ]

  /// The file that keeps secrets out of version control.
  package static let ignoreFile = ".gitignore"

  /// Says what writing the project would do, and leaves what is there as it is.
  ///
  /// - Parameters:
  ///   - declared: What the project has already, with the path of the file that declares it.
  ///   - existing: The text of a file that is there already, by its path, or nil.
  /// - Returns: What to do about each file.
  /// - Throws: What `existing` throws.
  package static func plan<Failure>(
    declared: [Item: String] = [:],
    existing: (String) throws(Failure) -> String?
  ) throws(Failure) -> [Step] {
    var steps: [Step] = []
    for file in files {
      let isThere = try existing(file.path) != nil
      let owner = owner(of: file, among: declared)
      let action = isThere ? Step.Action.keep : owner.map { .leaveOut(because: $0) } ?? .write(file.text)
      steps.append(Step(path: file.path, action: action))
    }
    steps.append(Step(path: ignoreFile, action: ignoring(".env", in: try existing(ignoreFile))))
    return steps
  }

  /// Says which other file has what a file would give; a part of an item may be missing beside the rest of it.
  private static func owner(of file: File, among declared: [Item: String]) -> String? {
    guard let path = declared[file.item], !files.contains(where: { $0.path == path && $0.item == file.item }) else {
      return nil
    }
    return "\(path) has \(file.item) already"
  }

  private static func ignoring(_ name: String, in text: String?) -> Step.Action {
    guard let text, !text.isEmpty else { return .write("\(name)\n") }
    let lines = text.split(whereSeparator: \.isNewline).map { String($0).trimmingTrailingSpaces() }
    if lines.contains(name) || lines.contains("/\(name)") { return .keep }
    return .append((text.last?.isNewline == true ? "" : "\n") + "\(name)\n")
  }
}

extension ProjectTemplate {
  /// What to do about one file.
  package struct Step: Sendable, Hashable {
    /// The file's path in the project.
    package var path: String

    /// What to do.
    package var action: Action
  }
}

extension ProjectTemplate.Step {
  /// What to do about a file.
  package enum Action: Sendable, Hashable {
    /// Write it with this text; it is not there.
    case write(String)
    /// Add this text at its end.
    case append(String)
    /// Leave it as it is.
    case keep
    /// Do not write it, for this reason.
    case leaveOut(because: String)
  }
}
