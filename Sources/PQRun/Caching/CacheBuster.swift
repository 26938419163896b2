public import PQModel

/// A value that no declared variable has, put into an address so that no cache has an answer for it.
///
/// AEM ignores a variable that a query does not declare, and a cache takes every address for an answer of its own. A
/// persisted query gets `;timestamp=…`, the name that Adobe's own sample uses, a plain resource a parameter.
///
/// ```swift
/// let call = try Call(query, in: environment)
/// let answer = try await client.send(client.prepare(call.fresh()))
/// ```
public struct CacheBuster: Sendable, Hashable {
  /// The name, which the query declares for nothing else.
  public let name: String

  /// The value.
  public let value: String

  /// Makes a value of one's own.
  ///
  /// - Parameters:
  ///   - value: The value; letters, digits and hyphens need no encoding.
  ///   - query: The query whose address it becomes a part of.
  public init(_ value: String, for query: Query) {
    var taken = Set(query.variables.map(\.name))
    if case .plain(let resource) = query.resource { taken.formUnion(resource.parameters.map(\.name)) }
    var name = "timestamp"
    while taken.contains(name) { name = "_\(name)" }
    self.name = name
    self.value = value
  }

  /// Makes a value that was not used before.
  ///
  /// - Parameter query: The query whose address it becomes a part of.
  /// - Returns: The name and the value.
  public static func random(for query: Query) -> CacheBuster {
    CacheBuster(String(UInt64.random(in: .min ... .max), radix: 36), for: query)
  }
}

extension Call {
  /// The same call, asked past every cache.
  ///
  /// - Parameter value: A value that was not used before, or nil for a random one.
  /// - Returns: The call with a ``Call/cacheBuster``.
  public func fresh(_ value: String? = nil) -> Call {
    var call = self
    call.cacheBuster = value.map { CacheBuster($0, for: query) } ?? .random(for: query)
    return call
  }
}
