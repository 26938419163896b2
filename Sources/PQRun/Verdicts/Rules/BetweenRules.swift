import PQCore
import PQModel

/// Rules about answers of what stands between here and the server: proxies and delivery networks.
enum BetweenRules {
  static let all: [VerdictRule] = [proxyCredentials, proxyPage, networkPage]

  static let proxyCredentials = VerdictRule(
    "proxy asks for credentials",
    "HTTP 407 comes from a proxy that wants to know who asks, never from the server"
  ) { answer in
    guard answer.status == 407 else { return nil }
    return Verdict(
      .proxyUnauthorized,
      "the proxy asks for credentials: HTTP 407",
      evidence: answer.line("Proxy-Authenticate") ?? answer.body.excerpt,
      hint: "write user and password into the proxy's address, http://user:password@host:port, or set NO_PROXY"
    )
  }

  static let proxyPage = VerdictRule(
    "page of a proxy",
    "a page with the words of a known company proxy, or a redirect to one, is not from the server"
  ) { answer in
    let name: String
    if let page = answer.body.page, let proxy = PageSignature.proxies.first(where: { $0.matches(page) }) {
      name = "; it looks like \(proxy.name)'s"
    } else if answer.body.json == nil, answer["X-Squid-Error"] != nil {
      name = "; it looks like Squid's"
    } else if (300..<400).contains(answer.status), let location = answer["Location"], isProxy(location) {
      name = ""
    } else {
      return nil
    }
    return Verdict(
      .proxyPage,
      "a proxy between here and the server answered: HTTP \(answer.status)\(name)",
      evidence: answer.line("X-Squid-Error") ?? answer.body.excerpt ?? answer.line("Location"),
      hint: "let '\(answer.environment.host)' pass the proxy, or go round it with NO_PROXY or proxy: \"\""
    )
  }

  static let networkPage = VerdictRule(
    "page of a delivery network",
    "a page with the words of a known delivery network, or with its own header fields, is not from the server"
  ) { answer in
    guard let name = DeliveryNetwork.name(behind: answer) else { return nil }
    return Verdict(
      .deliveryNetworkPage,
      "the delivery network (\(name)) answered in the server's place: HTTP \(answer.status)",
      evidence: answer.body.excerpt ?? answer.line("X-Cache"),
      hint: answer.status >= 500
        ? "look whether the server behind it is up, and whether the network knows the host name"
        : "look at the network's rules: they may block this address, this path or this User-Agent"
    )
  }

  private static let proxyHosts = ["zscaler.net", "zscaler.com", "zscloud.net", "opendns.com", "websense.com"]

  private static func isProxy(_ location: String) -> Bool {
    let address = location.lowercased()
    let host = WebAddress(address).hostName
    return proxyHosts.contains { host == $0 || host.hasSuffix("." + $0) } || address.contains("/fgtauth?")
  }
}
