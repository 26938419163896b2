internal import PQCore

/// A line of an Xcode configuration file, parted into what it says and its comments.
struct XCConfigLine {
  /// What it says, without blanks around it.
  private(set) var content: Range<Int>

  /// The two bytes that begin the comment behind the content.
  private(set) var mark: Range<Int>?

  /// The two bytes that begin a comment which does not end on this line.
  private(set) var openMark: Range<Int>?

  /// Text behind a comment that ends on this line.
  private(set) var rest: Range<Int>?

  /// Parts a line.
  ///
  /// - Parameters:
  ///   - range: Its bytes; a comment of an earlier line has ended before them.
  ///   - source: The file.
  init(_ range: Range<Int>, of source: SourceText) {
    var line = range.trimmed(in: source)
    content = line.prefix(0)
    while line.starts(with: "/*", in: source) {
      guard let end = XCConfigLine.endOfComment(in: line.dropFirst(2), of: source) else {
        openMark = line.prefix(2)
        return
      }
      line = (end..<line.upperBound).trimmed(in: source)
    }
    let places = [line.first(ofPair: "//", in: source), line.first(ofPair: "/*", in: source)]
    guard let place = places.compactMap(\.self).min() else {
      content = line
      return
    }
    content = (line.lowerBound..<place).trimmed(in: source)
    mark = place..<place + 2
    guard source.bytes[place + 1] == UInt8(ascii: "*") else { return }
    guard let end = XCConfigLine.endOfComment(in: place + 2..<line.upperBound, of: source) else {
      openMark = mark
      return
    }
    let behind = XCConfigLine(end..<line.upperBound, of: source)
    openMark = behind.openMark
    rest = behind.content.isEmpty ? nil : behind.content
  }

  /// Finds where a comment that began before a range ends.
  ///
  /// - Parameters:
  ///   - range: The bytes to look through.
  ///   - source: The file.
  /// - Returns: The place behind the comment, or nil.
  static func endOfComment(in range: Range<Int>, of source: SourceText) -> Int? {
    range.first(ofPair: "*/", in: source).map { $0 + 2 }
  }

  /// The comment that cuts the value at the end of the content short, if one does.
  func cut(of value: Range<Int>, in source: SourceText) -> Range<Int>? {
    guard let mark else { return nil }
    guard value.isEmpty else { return value.upperBound == mark.lowerBound ? mark : nil }
    let next = mark.upperBound < source.bytes.count ? source.bytes[mark.upperBound] : 0x0A
    return " \t\r\n".utf8.contains(next) ? nil : mark
  }
}

extension Range<Int> {
  /// The same bytes without blanks at both ends.
  func trimmed(in source: SourceText) -> Range<Int> {
    func isBlank(_ place: Int) -> Bool { source.bytes[place] == 0x20 || source.bytes[place] == 0x09 }
    guard let first = first(where: { !isBlank($0) }), let last = last(where: { !isBlank($0) }) else {
      return upperBound..<upperBound
    }
    return first..<last + 1
  }

  fileprivate func first(ofPair pair: String, in source: SourceText) -> Int? {
    let pair = Array(pair.utf8)
    return dropLast().first { source.bytes[$0] == pair[0] && source.bytes[$0 + 1] == pair[1] }
  }

  fileprivate func starts(with text: String, in source: SourceText) -> Bool {
    source.bytes[self].starts(with: text.utf8)
  }
}
