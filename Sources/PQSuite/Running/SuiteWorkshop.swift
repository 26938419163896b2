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

  /// Writes a recorded file, by a path relative to the project; nil unless recorded files are to be renewed.
  public var record: (@Sendable (String, [UInt8]) throws -> Void)?

  /// Makes a workshop.
  ///
  /// - Parameters:
  ///   - client: Sends and decodes.
  ///   - registry: The plug-ins by name.
  ///   - decoder: Finds the decoder of a query; by default the registry's.
  ///   - environment: Finds an environment by its name, for checks that compare; by default there is none.
  ///   - record: Writes a recorded file; nil unless recorded files are to be renewed.
  public init(
    client: Client,
    registry: Registry,
    decoder: (@Sendable (Query) throws -> any ResultDecoder)? = nil,
    environment: @escaping @Sendable (String) throws -> Environment = { _ in throw CheckTools.Absent() },
    record: (@Sendable (String, [UInt8]) throws -> Void)? = nil
  ) {
    self.client = client
    self.registry = registry
    self.decoder = decoder ?? { query in try registry.decoder(query.decoder, at: query.span) }
    self.environment = environment
    self.record = record
  }
}
