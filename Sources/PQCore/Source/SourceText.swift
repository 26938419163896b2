/// The bytes of one file or one other place that text came from, with its line starts.
///
/// A value of reference type, so that the many spans into one file share its bytes.
public final class SourceText: Sendable {
  /// The name shown to people: a path relative to the project, or words such as `--var slug`.
  public let name: String

  /// The text as UTF-8, without a byte-order mark.
  public let bytes: [UInt8]

  /// The parts that must not be shown, such as a password: in order, and apart from each other.
  package let hiddenRanges: [Range<Int>]

  private let lineStarts: [Int]

  /// Makes a source from bytes.
  ///
  /// - Parameters:
  ///   - name: The name shown to people.
  ///   - bytes: The text as UTF-8, without a byte-order mark.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isLoneReturn = byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
      if byte == 0x0A || isLoneReturn {
        starts.append(offset + 1)
      }
    }
    lineStarts = starts
    hiddenRanges = []
  }

  init(_ source: SourceText, hiding ranges: [Range<Int>]) {
    name = source.name
    bytes = source.bytes
    lineStarts = source.lineStarts
    hiddenRanges = ranges
  }

  /// Makes a source from text.
  ///
  /// - Parameters:
  ///   - name: The name shown to people.
  ///   - text: The text.
  public convenience init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The number of lines, at least one.
  public var lineCount: Int { lineStarts.count }

  /// Finds the line that holds a byte.
  ///
  /// - Parameter offset: A byte offset; one past the end counts to the last line.
  /// - Returns: The line's number, from 1.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Gives the bytes of a line, without its line break.
  ///
  /// - Parameter line: The line's number, from 1.
  /// - Returns: The range of its bytes; empty past the last line.
  public func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Gives a part of the text.
  ///
  /// - Parameter range: A range of byte offsets.
  /// - Returns: The text, with U+FFFD where its bytes are not UTF-8.
  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Finds the line and column of a byte.
  ///
  /// - Parameter offset: A byte offset.
  /// - Returns: The position; its column counts Unicode scalars from 1.
  public func position(at offset: Int) -> SourcePosition {
    let line = line(at: offset)
    let start = lineStarts[line - 1]
    let end = min(max(offset, start), bytes.count)
    let scalars = bytes[start..<end].reduce(0) { count, byte in byte & 0xC0 == 0x80 ? count : count + 1 }
    return SourcePosition(line: line, column: scalars + 1)
  }
}

extension SourceText: Hashable {
  /// Compares two sources by name and bytes.
  ///
  /// - Parameters:
  ///   - left: One source.
  ///   - right: The other source.
  /// - Returns: Whether both say the same.
  public static func == (left: SourceText, right: SourceText) -> Bool {
    left === right || (left.name == right.name && left.bytes == right.bytes)
  }

  /// Hashes the name, which is enough to tell sources apart.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
