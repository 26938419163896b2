/// How text for people is laid out.
public struct TextLayout: Sendable, Hashable {
  /// The number of terminal columns to fill at the most.
  public var width: Int

  /// Whether colour and weight may be used.
  public var isStyled: Bool

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - width: The number of terminal columns to fill at the most.
  ///   - isStyled: Whether colour and weight may be used.
  public init(width: Int = 80, isStyled: Bool = false) {
    self.width = width
    self.isStyled = isStyled
  }
}
