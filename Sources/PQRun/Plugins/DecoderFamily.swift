/// Decoders that are made from what follows a colon: `decode: exec:NAME`.
public struct DecoderFamily: Sendable {
  /// The word before the colon.
  public let name: String

  /// What an answer becomes, in words for lists and help.
  public let summary: String

  private let make: @Sendable (String) -> (any ResultDecoder)?

  /// Makes a family.
  ///
  /// - Parameters:
  ///   - name: The word before the colon.
  ///   - summary: What an answer becomes, in words for lists and help.
  ///   - make: Gives the decoder for what follows the colon, or nil when there can be none.
  public init(
    name: String,
    summary: String,
    make: @escaping @Sendable (_ member: String) -> (any ResultDecoder)?
  ) {
    self.name = name
    self.summary = summary
    self.make = make
  }

  /// Gives one of its decoders.
  ///
  /// - Parameter member: What follows the colon.
  /// - Returns: The decoder, or nil when there can be none.
  public func member(_ member: String) -> (any ResultDecoder)? {
    make(member)
  }
}
