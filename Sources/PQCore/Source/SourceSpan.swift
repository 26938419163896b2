/// A range of bytes in a source: where something stands.
public struct SourceSpan: Sendable, Hashable {
  /// The text it lies in.
  public var source: SourceText

  /// The bytes it covers; may be empty, which marks a place between two characters.
  public var range: Range<Int>

  /// Makes a span.
  ///
  /// - Parameters:
  ///   - source: The text it lies in.
  ///   - range: The bytes it covers.
  public init(source: SourceText, range: Range<Int>) {
    self.source = source
    self.range = range
  }

  /// The line and column of its first byte.
  public var start: SourcePosition { source.position(at: range.lowerBound) }

  /// The line and column just past its last byte.
  public var end: SourcePosition { source.position(at: range.upperBound) }

  /// The text it covers.
  public var text: String { source.text(in: range) }
}

extension SourceSpan: CustomStringConvertible {
  /// The place as `path:line:column`.
  public var description: String {
    let start = start
    return "\(source.name):\(start.line):\(start.column)"
  }
}
