/// One answer to "what could stand here": a whole word, or the wish for files or folders.
enum CompletionCandidate: Sendable, Hashable {
  /// A word with what it means.
  case word(String, meaning: String)
  /// The shell's own files.
  case files
  /// The shell's own folders.
  case folders

  /// The line that the shell's script reads.
  var line: String {
    switch self {
    case .word(let word, let meaning): meaning.isEmpty ? word : "\(word)\t\(meaning)"
    case .files: ":files"
    case .folders: ":folders"
    }
  }
}
