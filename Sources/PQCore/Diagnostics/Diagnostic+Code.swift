extension Diagnostic {
  /// The kind of a problem, with the page about it that `pqrun explain` prints.
  ///
  /// Codes are made where they are raised, as `static let` members of this type, and listed by their module.
  public struct Code: Sendable {
    /// The name in lower kebab case.
    public let name: String

    /// What the problem is and why it matters, in whole sentences.
    public let explanation: String

    /// A small input or command that shows it.
    public let example: String

    /// The first sentence of the explanation.
    public var summary: String {
      var end = explanation.startIndex
      while let stop = explanation[end...].firstIndex(of: ".") {
        end = explanation.index(after: stop)
        if end == explanation.endIndex || explanation[end] == " " { return String(explanation[..<end]) }
      }
      return explanation
    }

    /// Makes a code.
    ///
    /// - Parameters:
    ///   - name: The name in lower kebab case.
    ///   - explanation: What the problem is and why it matters, in whole sentences.
    ///   - example: A small input or command that shows it.
    public init(_ name: String, explanation: String, example: String) {
      self.name = name
      self.explanation = explanation
      self.example = example
    }
  }
}

extension Diagnostic.Code: Hashable, CustomStringConvertible {
  /// The name.
  public var description: String { name }

  /// Compares two codes by name.
  ///
  /// - Parameters:
  ///   - left: One code.
  ///   - right: The other code.
  /// - Returns: Whether both name the same kind.
  public static func == (left: Diagnostic.Code, right: Diagnostic.Code) -> Bool {
    left.name == right.name
  }

  /// Hashes the name.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
