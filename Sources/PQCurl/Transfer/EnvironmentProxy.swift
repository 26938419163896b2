/// Finds the proxy that the process environment names.
///
/// libcurl would find it too, but for `HTTP_PROXY` in capitals, and nobody could tell then which proxy has failed. Hosts
/// that need no proxy, by `NO_PROXY`, are left to libcurl.
struct EnvironmentProxy {
  private let variable: (String) -> String?

  init(variable: @escaping (String) -> String?) {
    self.variable = variable
  }

  /// Finds the proxy for a server.
  ///
  /// - Parameter peer: The server.
  /// - Returns: The proxy's address as it is written, or nil when none is named.
  func address(for peer: Peer) -> String? {
    let names = ["\(peer.scheme)_proxy", "\(peer.scheme.uppercased())_PROXY", "all_proxy", "ALL_PROXY"]
    for name in names where !isForgeable(name) {
      if let text = variable(name), !text.isEmpty { return text }
    }
    return nil
  }

  // A web server that starts programs gives them the header field 'Proxy' of whoever asks as HTTP_PROXY.
  private func isForgeable(_ name: String) -> Bool {
    name == "HTTP_PROXY" && variable("REQUEST_METHOD") != nil
  }
}
