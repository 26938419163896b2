/// A place in a text as people count it.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The line, from 1.
  public var line: Int

  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Makes a position.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column in Unicode scalars, from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders positions as they follow in the text.
  ///
  /// - Parameters:
  ///   - left: One position.
  ///   - right: The other position.
  /// - Returns: Whether the left one comes first.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
