/// A GraphQL document stored under a name, as AEM persists it.
public struct PersistedDocument: Sendable, Hashable {
  /// The configuration it belongs to, such as `wknd-shared`.
  public let configuration: String

  /// Its name in that configuration.
  public let name: String

  /// The GraphQL text.
  public let text: String

  /// Makes a persisted document.
  ///
  /// - Parameters:
  ///   - configuration: The configuration it belongs to.
  ///   - name: Its name in that configuration.
  ///   - text: The GraphQL text.
  public init(configuration: String, name: String, text: String) {
    self.configuration = configuration
    self.name = name
    self.text = text
  }

  /// Both names as the end of its address, such as `/wknd-shared/adventures-all`.
  package var shortPath: String { "/\(configuration)/\(name)" }
}
