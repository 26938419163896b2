/// How text for people is laid out.
public struct TextLayout: Sendable, Hashable {
  /// The number of terminal columns to fill at the most.
  public var width: Int

  /// Whether colour and weight may be used.
  public var isStyled: Bool

  /// Whether tables are cut to the width; otherwise they take the columns they need, so that a program reads all of it.
  public var cutsTables: Bool

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - width: The number of terminal columns to fill at the most.
  ///   - isStyled: Whether colour and weight may be used.
  ///   - cutsTables: Whether tables are cut to the width.
  public init(width: Int = 80, isStyled: Bool = false, cutsTables: Bool = true) {
    self.width = width
    self.isStyled = isStyled
    self.cutsTables = cutsTables
  }
}
