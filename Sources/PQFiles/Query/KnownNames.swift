internal import PQCore

/// The names that texts of a case may use by `${name}`: variables, values of rows and of a matrix, captured values.
struct KnownNames {
  private(set) var names: [String]
  private let isCaptured: @Sendable (String) -> Bool

  /// Makes names.
  ///
  /// - Parameters:
  ///   - names: The names of the query's variables.
  ///   - isCaptured: Whether a case of an earlier query captures a value under a name.
  init(_ names: [String], isCaptured: @escaping @Sendable (String) -> Bool = { _ in false }) {
    self.names = names
    self.isCaptured = isCaptured
  }

  /// Whether a name has a value.
  func contains(_ name: String) -> Bool {
    names.contains { ExactText($0) == ExactText(name) } || isCaptured(name)
  }

  /// These names and others.
  func adding(_ others: some Sequence<String>) -> KnownNames {
    var known = self
    known.names += others
    return known
  }

  /// What to do about a name that has no value.
  func hint(for name: String) -> String {
    let all = names.isEmpty ? "the query has no variables" : "the names are \(names.joined(separator: ", "))"
    return NearestName.hint(name, in: names) ?? "\(all); a literal '${' is written '$${'"
  }
}

/// Which values the cases of a project capture, and from which query on they are known.
struct CapturedNames: Sendable {
  private var firstPlaces: [ExactText: Int] = [:]
  private var queryPlaces: [ExactText: Int] = [:]
  private var firstUnread: Int?

  /// Finds the names in files as they are written.
  ///
  /// - Parameter queries: The queries, in the order in which they run.
  init(_ queries: [Declaration] = []) {
    for (place, query) in queries.enumerated() {
      queryPlaces[ExactText(query.name)] = place
      if query.isPostponed { firstUnread = firstUnread ?? place }
      for testCase in query.node.entry("cases")?.value.elements ?? [] {
        for entry in testCase.entry("capture")?.value.entries ?? [] {
          let name = ExactText(entry.name)
          firstPlaces[name] = min(place, firstPlaces[name] ?? place)
        }
      }
    }
  }

  /// Whether a case of an earlier query captures a value under a name, or may do so in a file that was not read.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - query: The name of the query that uses it.
  /// - Returns: Whether one does.
  func isCaptured(_ name: String, before query: String) -> Bool {
    guard let place = queryPlaces[ExactText(query)] else { return false }
    return [firstPlaces[ExactText(name)], firstUnread].contains { $0.map { $0 < place } ?? false }
  }
}
