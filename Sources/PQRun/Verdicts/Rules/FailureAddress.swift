/// Recognises the addresses of pages that a server sends to when it cannot answer: while it is maintained, or after an
/// error.
enum FailureAddress {
  private static let words: Set<String> = [
    "404", "500", "503", "downtime", "error", "errors", "maintenance", "notfound", "offline", "outage", "sorry",
    "unavailable", "wartung",
  ]

  /// Whether a part of the path, or the first part of the host's name, has such a word in it.
  ///
  /// - Parameter address: A whole address.
  /// - Returns: Whether it is one.
  static func isFailure(_ address: WebAddress) -> Bool {
    let label = address.hostName.prefix { $0 != "." }
    let path = address.path.lowercased()
    return [label, path[...]].contains { text in
      text.split { !$0.isLetter && !$0.isNumber }.contains { words.contains(String($0)) }
    }
  }
}
