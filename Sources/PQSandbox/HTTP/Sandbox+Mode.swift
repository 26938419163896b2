extension Sandbox {
  /// The kinds of system a sandbox can be.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// Where content is written: asks for credentials, caches briefly.
    case author
    /// What the public sees: open, behind a dispatcher and a cache.
    case publish

    /// The port that local systems of this kind use.
    public var customaryPort: UInt16 {
      switch self {
      case .author: 4502
      case .publish: 4503
      }
    }

    /// How long the answers to persisted queries may be kept.
    var cacheControl: SandboxHeader {
      let shared =
        switch self {
        case .author: 60
        case .publish: 7200
        }
      return SandboxHeader(
        "Cache-Control",
        "public, max-age=60, s-maxage=\(shared), stale-while-revalidate=86400, stale-if-error=86400"
      )
    }
  }
}
