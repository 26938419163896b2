public import PQModel

/// What the header fields of an answer tell of caches: how old it is, whether a cache gave it, and how long it is kept.
///
/// After a deployment a delivery network may still give an old answer, by AEM's own settings for hours.
///
/// ```swift
/// if let age = response.caching.age, age > .seconds(60) { … }
/// ```
public struct Caching: Sendable, Hashable {
  /// How long ago the server made the answer, from `Age`; nil when no cache says so.
  public var age: Duration?

  /// What the nearest caches say of themselves in `X-Cache`; nil when none says anything.
  public var lookup: Lookup?

  /// `Cache-Control`: what every cache may do.
  public var cacheControl: CacheControl

  /// `Surrogate-Control`: what the delivery network may do; it wins over `Cache-Control` there.
  public var surrogateControl: CacheControl

  /// Whether a cache had the answer.
  public enum Lookup: String, Sendable, Hashable, CaseIterable {
    /// A cache gave the answer.
    case hit
    /// No cache had it.
    case miss
  }

  /// Reads the header fields of an answer.
  ///
  /// - Parameter headers: The header fields.
  public init(_ headers: HeaderFields) {
    age = headers["Age"].flatMap { Duration(deltaSeconds: $0) }
    lookup = Caching.lookup(in: headers.values(of: "X-Cache"))
    cacheControl = CacheControl(parsing: headers.values(of: "Cache-Control"))
    surrogateControl = CacheControl(parsing: headers.values(of: "Surrogate-Control"))
  }

  /// Whether a cache gave the answer: `X-Cache` says so, or it says nothing and the answer has an age.
  public var isFromCache: Bool {
    switch lookup {
    case .hit: true
    case .miss: false
    case nil: (age ?? .zero) > .zero
    }
  }

  /// How long the delivery network may keep the answer, or nil when nothing is said.
  public var sharedLifetime: Duration? {
    surrogateControl.maximumAge ?? cacheControl.sharedMaximumAge ?? cacheControl.maximumAge
  }

  /// Whether no shared cache may keep the answer, by `private` or `no-store`.
  public var isKeptFromSharedCaches: Bool { cacheControl.isPrivate || cacheControl.isNoStore }

  // Each cache on the way adds a word of its own: HIT, TCP_MISS, 'RefreshHit from cloudfront', 'MISS, HIT'.
  private static func lookup(in values: [String]) -> Lookup? {
    let words = values.flatMap { $0.split(separator: ",") }
      .map { $0.trimmingBlanks().prefix { $0 != " " }.lowercased() }
    if words.contains(where: { $0.contains("hit") || $0.contains("stale") }) { return .hit }
    return words.contains { $0.contains("miss") || $0.contains("pass") || $0.contains("expired") } ? .miss : nil
  }
}

extension Response {
  /// What the header fields tell of caches.
  public var caching: Caching { Caching(headers) }
}
