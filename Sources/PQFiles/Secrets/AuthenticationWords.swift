internal import PQCore
internal import PQRun

/// The words of `auth` that are no secret for any authenticator.
struct AuthenticationWords: Sendable {
  /// The types.
  let types: Set<String>

  /// The keys whose values may be shown.
  let harmlessKeys: Set<String>

  init(_ registry: Registry) {
    let fields = registry.authenticators.flatMap { $0.fields }
    let secrets = fields.filter { $0.kind == .secret }.map(\.name)
    types = Set(registry.authenticators.map { $0.scheme })
    harmlessKeys = Set(fields.map(\.name) + ["type"]).subtracting(secrets)
  }
}
