extension JSONValue {
  /// Writes the value as JSON text.
  ///
  /// - Parameter style: The layout.
  /// - Returns: The text, without a line break at its end.
  public func text(_ style: JSONWriter.Style = .compact) -> String {
    var writer = JSONWriter(style: style)
    writer.write(self)
    return writer.text
  }
}
