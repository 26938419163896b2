/// How problems are written.
public enum ErrorFormat: String, Sendable, Hashable, CaseIterable {
  /// Message, source line with carets, notes and hint, for people.
  case full
  /// One line a problem, `path:line:column: error[code]: message`, for editors and problem matchers.
  case short
  /// One JSON object for all problems.
  case json
  /// Workflow commands that GitHub Actions shows as annotations.
  case github
}
