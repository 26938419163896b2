public import PQModel
public import PQRun

/// What a smoke test works with.
public struct SuiteWorkshop: Sendable {
  /// Sends and decodes.
  public var client: Client

  /// The plug-ins by name.
  public var registry: Registry

  /// Finds the decoder of a query.
  public var decoder: @Sendable (Query) throws -> any ResultDecoder

  /// Finds an environment by its name, for checks that compare.
  public var environment: @Sendable (String) throws -> Environment

  /// Finds a query by its name, for cases whose rows come from another query.
  public var query: @Sendable (String) throws -> Query

  /// Writes recorded files; nil unless they are to be renewed.
  public var recorder: FileRecorder?

  /// Makes a workshop.
  ///
  /// - Parameters:
  ///   - client: Sends and decodes.
  ///   - registry: The plug-ins by name.
  ///   - decoder: Finds the decoder of a query; by default the registry's.
  ///   - environment: Finds an environment by its name, for checks that compare; by default there is none.
  ///   - query: Finds a query by its name, for cases whose rows come from another query; by default there is none.
  ///   - recorder: Writes recorded files; nil unless they are to be renewed.
  public init(
    client: Client,
    registry: Registry,
    decoder: (@Sendable (Query) throws -> any ResultDecoder)? = nil,
    environment: @escaping @Sendable (String) throws -> Environment = { _ in throw CheckTools.Absent() },
    query: @escaping @Sendable (String) throws -> Query = { _ in throw CheckTools.Absent() },
    recorder: FileRecorder? = nil
  ) {
    self.client = client
    self.registry = registry
    self.decoder = decoder ?? { query in try registry.decoder(query.decoder, at: query.span) }
    self.environment = environment
    self.query = query
    self.recorder = recorder
  }
}
