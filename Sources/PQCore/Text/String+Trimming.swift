extension String {
  /// Drops the spaces at the end.
  ///
  /// - Returns: The text up to its last character that is no space.
  package func trimmingTrailingSpaces() -> String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
