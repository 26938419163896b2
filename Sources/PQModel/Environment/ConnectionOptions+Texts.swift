package import PQCore

extension ConnectionOptions {
  /// Reads what people write for a proxy.
  ///
  /// - Parameter text: The address of a proxy; `none` and an empty text stand for no proxy.
  /// - Returns: The value for `proxy`, or nil when it is neither.
  package static func proxy(reading text: String) -> String? {
    if text.isEmpty || text.lowercased() == ProxyAddress.none { return "" }
    return ProxyAddress(text) == nil ? nil : text
  }

  /// The texts that must never be shown: the key's password, and the proxy's.
  package var secrets: [Secret] {
    [tls.keyPassword].compactMap(\.self) + (proxy.flatMap(ProxyAddress.init)?.secrets ?? [])
  }
}
