extension SourceText {
  private static let mask = "*****"

  /// Makes the same source with parts that are not shown to people.
  ///
  /// - Parameter ranges: The parts, in any order; those hidden already stay hidden.
  /// - Returns: A source of its own.
  package func hiding(_ ranges: [Range<Int>]) -> SourceText {
    var apart: [Range<Int>] = []
    let all = (hiddenRanges + ranges).map { $0.clamped(to: bytes.indices) }.filter { !$0.isEmpty }
    for range in all.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = apart.last, range.lowerBound <= last.upperBound {
        apart[apart.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        apart.append(range)
      }
    }
    return SourceText(self, hiding: apart)
  }

  /// Gives a part of the text for people: five asterisks for each hidden part, however long it is.
  ///
  /// - Parameter range: A range of byte offsets.
  /// - Returns: The text, with U+FFFD where its bytes are not UTF-8.
  package func shownText(in range: Range<Int>) -> String {
    var shown = ""
    var place = range.lowerBound
    for hidden in hiddenRanges(in: range) {
      if place < hidden.lowerBound { shown += text(in: place..<hidden.lowerBound) }
      shown += Self.mask
      place = min(hidden.upperBound, range.upperBound)
    }
    return place < range.upperBound ? shown + text(in: place..<range.upperBound) : shown
  }

  /// Widens a range that begins or ends within a hidden part to all of that part.
  ///
  /// - Parameters:
  ///   - range: A range of byte offsets.
  ///   - limits: What the result stays within.
  /// - Returns: The range to show.
  package func shownRange(of range: Range<Int>, within limits: Range<Int>) -> Range<Int> {
    func isInside(_ place: Int, _ hidden: Range<Int>) -> Bool {
      hidden.lowerBound < place && place < hidden.upperBound
    }
    let reach = max(range.lowerBound - 1, 0)..<range.upperBound + 1
    let hidden = hiddenRanges(in: reach).filter { isInside(range.lowerBound, $0) || isInside(range.upperBound, $0) }
    let start = hidden.map(\.lowerBound).min().map { min($0, range.lowerBound) } ?? range.lowerBound
    let end = hidden.map(\.upperBound).max().map { max($0, range.upperBound) } ?? range.upperBound
    return (start..<end).clamped(to: limits)
  }

  /// The hidden parts that a range touches.
  func hiddenRanges(in range: Range<Int>) -> ArraySlice<Range<Int>> {
    var low = 0
    var high = hiddenRanges.count
    while low < high {
      let middle = (low + high) / 2
      if hiddenRanges[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return hiddenRanges[low...].prefix { $0.lowerBound < range.upperBound }
  }
}
