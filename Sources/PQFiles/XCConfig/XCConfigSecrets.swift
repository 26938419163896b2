internal import PQCore

/// Finds the parts of an Xcode configuration file that must not be shown: what follows a word for a secret, and the
/// value of every `AEM_` setting that is not known, as it may be a misspelt one.
enum XCConfigSecrets {
  /// Finds the parts to hide.
  ///
  /// - Parameter source: The file.
  /// - Returns: The parts.
  static func ranges(in source: SourceText) -> [Range<Int>] {
    let worded = SecretWords.ranges(in: source).filter { !isReference(source.text(in: $0)) }
    return worded
      + (1...source.lineCount).compactMap { valueOfUnknownSetting(in: source.range(ofLine: $0), of: source) }
  }

  private static func valueOfUnknownSetting(in line: Range<Int>, of source: SourceText) -> Range<Int>? {
    guard let sign = source.bytes[line].firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let name = source.text(in: (line.lowerBound..<sign).trimmed(in: source))
    guard name.hasPrefix(XCConfigFields.prefix), !XCConfigFields.names.contains(name) else { return nil }
    return (sign + 1..<line.upperBound).trimmed(in: source)
  }

  // The name of another setting is no secret.
  private static func isReference(_ text: String) -> Bool {
    text.hasPrefix("$(") && text.hasSuffix(")") && ReferenceScanner.isName(String(text.dropFirst(2).dropLast()))
  }
}
