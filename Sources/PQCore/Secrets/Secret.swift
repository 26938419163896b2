/// Text that must never be shown: a password, a token.
///
/// Every way of printing it gives `<redacted>`; only `reveal()` gives the text.
public struct Secret: Sendable, Hashable {
  private let text: String

  /// Makes a secret.
  ///
  /// - Parameter text: The text to keep.
  public init(_ text: String) {
    self.text = text
  }

  /// Whether there is no text.
  public var isEmpty: Bool { text.isEmpty }

  /// Gives the text, for the one place that must send it or hide it.
  ///
  /// - Returns: The text.
  public func reveal() -> String { text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The word `<redacted>`.
  public var description: String { "<redacted>" }

  /// The word `<redacted>`.
  public var debugDescription: String { "<redacted>" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
