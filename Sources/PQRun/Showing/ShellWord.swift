/// A word as a POSIX shell reads it back.
package enum ShellWord: Sendable {
  /// Quotes a word where it needs quotes.
  ///
  /// - Parameter word: The word.
  /// - Returns: Text that a shell reads as that word.
  package static func quote(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy(isPlain)
    guard !isPlain else { return word }
    var quoted = "'"
    for scalar in word.unicodeScalars {
      if scalar == "'" {
        quoted += #"'\''"#
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "-._/:=@%+,".utf8.contains(byte)
    }
  }
}
