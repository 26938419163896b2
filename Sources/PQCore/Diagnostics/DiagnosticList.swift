/// Problems collected in one go, so that one run shows every one of them.
public struct DiagnosticList: Error, Sendable, Hashable {
  /// The problems in the order they were found.
  public private(set) var items: [Diagnostic]

  /// Makes a list.
  ///
  /// - Parameter items: The first problems.
  public init(_ items: [Diagnostic] = []) {
    self.items = items
  }

  /// Whether any problem is an error.
  public var hasErrors: Bool { items.contains { $0.severity == .error } }

  /// Whether there is no problem.
  public var isEmpty: Bool { items.isEmpty }

  /// Adds a problem.
  ///
  /// - Parameter diagnostic: The problem.
  public mutating func append(_ diagnostic: Diagnostic) {
    items.append(diagnostic)
  }

  /// Adds the problems of another list.
  ///
  /// - Parameter other: The other list.
  public mutating func append(contentsOf other: DiagnosticList) {
    items.append(contentsOf: other.items)
  }

  /// Runs work that throws one problem, and collects the problem.
  ///
  /// - Parameter work: The work.
  /// - Returns: What the work gave, or nil when it threw.
  public mutating func collect<Value>(_ work: () throws(Diagnostic) -> Value) -> Value? {
    do {
      return try work()
    } catch {
      append(error)
      return nil
    }
  }

  /// Runs work that throws several problems, and collects them.
  ///
  /// - Parameter work: The work.
  /// - Returns: What the work gave, or nil when it threw.
  package mutating func gather<Value>(_ work: () throws(DiagnosticList) -> Value) -> Value? {
    do {
      return try work()
    } catch {
      append(contentsOf: error)
      return nil
    }
  }

  /// Runs work that throws one problem, and throws it as a list.
  ///
  /// - Parameter work: The work.
  /// - Returns: What the work gave.
  /// - Throws: The problem.
  package static func listing<Value>(_ work: () throws(Diagnostic) -> Value) throws(DiagnosticList) -> Value {
    do {
      return try work()
    } catch {
      throw DiagnosticList([error])
    }
  }

  /// Throws the whole list when it holds an error.
  ///
  /// - Throws: The list.
  public func throwIfErrors() throws(DiagnosticList) {
    if hasErrors { throw self }
  }

  /// The problems by file, then line, then column; those without a place first, and errors before warnings.
  ///
  /// - Returns: A sorted list; problems that are as bad at one place keep their order.
  public func sorted() -> DiagnosticList {
    let keyed = items.enumerated().map { index, item in
      let start = item.span?.range.lowerBound ?? 0
      return (name: item.span?.source.name ?? "", place: (start, item.severity == .error ? 0 : 1, index), item: item)
    }
    let ordered = keyed.sorted { $0.name == $1.name ? $0.place < $1.place : $0.name < $1.name }
    return DiagnosticList(ordered.map(\.item))
  }

  /// The number of errors and warnings in words: `3 errors, 1 warning`.
  public var countText: String {
    let words = Diagnostic.Severity.allCases.compactMap { severity -> String? in
      let count = items.count { $0.severity == severity }
      guard count > 0 else { return nil }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return words.isEmpty ? "no problems" : words.joined(separator: ", ")
  }
}
