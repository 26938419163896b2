/// Breaks text into lines that fit a terminal.
package struct WordWrap: Sendable {
  /// The number of columns a line may take, with its indentation.
  package let width: Int

  /// What stands before the first line.
  package let firstIndent: String

  /// What stands before the other lines.
  package let indent: String

  /// Makes a way to wrap.
  ///
  /// - Parameters:
  ///   - width: The number of columns a line may take, with its indentation.
  ///   - firstIndent: What stands before the first line; by default what stands before the others.
  ///   - indent: What stands before the other lines.
  package init(width: Int, firstIndent: String? = nil, indent: String = "") {
    self.width = width
    self.firstIndent = firstIndent ?? indent
    self.indent = indent
  }

  /// Breaks a text at its spaces, beside wide characters, and inside words that are too long for a line.
  ///
  /// - Parameter text: Any text; a line break ends a line, a run of spaces counts as one.
  /// - Returns: Lines that are safe to show, without line breaks and without spaces at their ends.
  package func lines(of text: String) -> [String] {
    let paragraphs = TerminalText.sanitise(text, whitespace: .kept).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let lines = paragraphs.enumerated().flatMap { index, paragraph in
      wrap(paragraph, firstIndent: index == 0 ? firstIndent : indent)
    }
    // Once more, as a break may have put a build service's command at the start of a line.
    return lines.map { TerminalText.sanitise($0.trimmingTrailingSpaces()) }
  }

  private func wrap(_ text: Substring, firstIndent: String) -> [String] {
    var lines: [String] = []
    var line = Line(indent: firstIndent, width: width)
    for piece in Piece.pieces(of: text) {
      if line.append(piece) { continue }
      if !line.isEmpty {
        lines.append(line.text)
        line = Line(indent: indent, width: width)
        if line.append(piece) { continue }
      }
      for character in piece.text {
        let part = Piece(text: String(character), followsSpace: false)
        if line.append(part) { continue }
        if !line.isEmpty {
          lines.append(line.text)
          line = Line(indent: indent, width: width)
        }
        line.force(part)
      }
    }
    lines.append(line.text)
    return lines
  }
}

extension WordWrap {
  /// Text that is not broken as long as a line can hold it.
  private struct Piece {
    var text: String
    var followsSpace: Bool

    static func pieces(of text: Substring) -> [Piece] {
      var pieces: [Piece] = []
      for word in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
        append(Substring(word), to: &pieces)
      }
      return pieces
    }

    private static func append(_ word: Substring, to pieces: inout [Piece]) {
      var followsSpace = !pieces.isEmpty
      // Most words are of narrow characters alone.
      guard word.utf8.contains(where: { $0 >= 0x80 }) else {
        pieces.append(Piece(text: String(word), followsSpace: followsSpace))
        return
      }
      var isOpen = false
      for character in word {
        let isWide = DisplayWidth.columns(of: character) > 1
        let clings = "、。，．！？：；）」』】〉》〕・ー".contains(character)
        if !pieces.isEmpty, !followsSpace, clings || (isOpen && !isWide) {
          pieces[pieces.count - 1].text.append(character)
        } else {
          pieces.append(Piece(text: String(character), followsSpace: followsSpace))
        }
        isOpen = !isWide
        followsSpace = false
      }
    }
  }

  /// A line that is being filled.
  private struct Line {
    private(set) var text: String
    private var room: Int
    private(set) var isEmpty = true

    init(indent: String, width: Int) {
      text = indent
      room = width - DisplayWidth.columns(of: indent)
    }

    /// Adds a piece when it fits.
    mutating func append(_ piece: Piece) -> Bool {
      let space = piece.followsSpace && !isEmpty ? " " : ""
      let columns = DisplayWidth.columns(of: piece.text) + space.utf8.count
      guard columns <= room else { return false }
      text += space + piece.text
      room -= columns
      isEmpty = false
      return true
    }

    /// Adds a piece that must stand on this line, whether it fits or not.
    mutating func force(_ piece: Piece) {
      text += piece.text
      room -= DisplayWidth.columns(of: piece.text)
      isEmpty = false
    }
  }
}
