private import Synchronization

/// A regular expression that is compiled when it is first needed, and once for all who hold it.
///
/// It matches by Unicode scalars, so that `^.$` is one of them.
package final class RegularExpression: Sendable {
  /// The expression.
  package let text: String

  // `Regex` is not sendable, and compiling one costs more than reading the file it stands in.
  private let compiled = Mutex<Regex<AnyRegexOutput>?>(nil)

  /// Makes an expression.
  ///
  /// - Parameter text: The expression.
  package init(_ text: String) {
    self.text = text
  }

  /// Compiles the expression.
  ///
  /// - Throws: Why it is no regular expression.
  package func compile() throws {
    try withCompiled { _ in }
  }

  /// Whether the expression matches somewhere in a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it matches.
  /// - Throws: Why it is no regular expression.
  package func isFound(in text: String) throws -> Bool {
    try withCompiled { expression in try expression.firstMatch(in: text) != nil }
  }

  private func withCompiled<Value: Sendable>(_ body: (Regex<AnyRegexOutput>) throws -> Value) throws -> Value {
    try compiled.withLock { compiled in
      if let expression = compiled { return try body(expression) }
      let expression = try Regex(text).matchingSemantics(.unicodeScalar)
      // Some of what cannot be matched shows at the first match only.
      _ = try expression.firstMatch(in: "")
      compiled = expression
      return try body(expression)
    }
  }
}
