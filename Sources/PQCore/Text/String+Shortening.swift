extension String {
  /// The text up to a length, with the number of characters that were left out.
  ///
  /// - Parameter limit: The most characters to keep.
  /// - Returns: The text itself when it is not longer.
  package func shortened(to limit: Int) -> String {
    guard utf8.count > limit, let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return "\(self[..<end])… (\(self[end...].count) more characters)"
  }
}
