private import Synchronization

/// The regular expressions of all that is read together, each compiled once however often it is written.
package final class ExpressionPool: Sendable {
  private let expressions = Mutex<[String: RegularExpression]>([:])

  /// Makes an empty pool.
  package init() {}

  /// Finds an expression by its text, or adds it.
  ///
  /// - Parameter text: The expression.
  /// - Returns: The expression, which may be compiled already.
  package func expression(_ text: String) -> RegularExpression {
    expressions.withLock { expressions in
      if let known = expressions[text] { return known }
      let expression = RegularExpression(text)
      expressions[text] = expression
      return expression
    }
  }
}
