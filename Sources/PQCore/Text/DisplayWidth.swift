/// Counts the terminal columns that text takes.
package enum DisplayWidth: Sendable {
  /// The distance between two tab stops.
  package static let tabStop = 8

  /// Counts the columns of a text.
  ///
  /// - Parameters:
  ///   - text: Text of one line; a tab reaches to the next stop, any other control character takes no column.
  ///   - start: The column the text starts in, which decides where tabs end.
  /// - Returns: The number of columns the text takes.
  package static func columns(of text: some StringProtocol, from start: Int = 0) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    var column = start
    for character in text {
      column += character == "\t" ? tabStop - column % tabStop : columns(of: character)
    }
    return column - start
  }

  /// Counts the columns of one character, which may be made of many scalars.
  ///
  /// - Parameter character: The character; a tab counts as none, as it has no width of its own.
  /// - Returns: The number of columns: mostly 0, 1 or 2.
  package static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.contains(where: makesEmoji) { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F ? 1 : 0 }
    if isZeroWidth(scalar) { return 0 }
    return isWide(scalar.value) ? 2 : 1
  }

  // Variation selector 16 and the skin tones turn what they follow into an emoji; a regional indicator is half a flag.
  private static func makesEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x231A: false
    case 0xFE0F: true
    case 0x1F1E6...0x1F1FF: false
    default: scalar.properties.isEmojiPresentation
    }
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return true
    case 0xAD, 0x600...0x605: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  // Unicode's East Asian Width W and F, apart from the emoji, which the standard library knows.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x2FFFD,
      0x30000...0x3FFFD:
      true
    default:
      false
    }
  }
}
