import CCurl
package import PQCore
import PQModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TransferFailure {
  /// No connection: the name, the network, the server's port, or the proxy.
  var unreached: Diagnostic {
    if code == CURLE_COULDNT_RESOLVE_HOST { return .nameNotFound(peer) }
    if code == CURLE_COULDNT_RESOLVE_PROXY { return .proxyFailed(peer, proxyName, "its name is not known") }
    let proxyStatus = tunnelStatus > 0 ? tunnelStatus : status
    if [401, 407].contains(proxyStatus) { return .proxyRefused(peer, proxyName, proxy) }
    if tunnelStatus > 0 { return .proxyFailed(peer, proxyName, "it refuses with status \(tunnelStatus)") }
    guard code == CURLE_COULDNT_CONNECT else {
      return .proxyFailed(peer, proxyName, "it does not answer as a proxy does", text)
    }
    if isProxyUnreached { return .proxyFailed(peer, proxyName, "no proxy accepts connections there") }
    switch systemError {
    case ENETUNREACH, EHOSTUNREACH, ENETDOWN, EHOSTDOWN, EADDRNOTAVAIL: return .hostUnreachable(peer)
    default: return .connectRefused(peer)
    }
  }

  /// The proxy that the request was to go through, unless `NO_PROXY` lists the host.
  var proxy: ProxyAddress? { options.proxy.flatMap(ProxyAddress.init) }

  private var proxyName: String { proxy.map { "the proxy \($0.host)" } ?? "a proxy" }

  /// Whether the place libcurl tried to reach was not the server itself.
  private var isProxyUnreached: Bool {
    guard let place = text.firstRange(of: "Failed to connect to ") else { return false }
    let words = text[place.upperBound...].split(separator: " ")
    guard words.count > 2, words[1] == "port", let port = Int(words[2]) else { return false }
    let host = words[0].contains(":") ? "[\(words[0])]" : String(words[0])
    return host.lowercased() != peer.host.lowercased() || port != peer.port
  }
}

extension Diagnostic.Code {
  package static let nameNotFound = Diagnostic.Code(
    "name-not-found",
    explanation: """
      The name of the host has no address, so nothing was sent. Either the name is misspelt, or it exists only inside \
      a network (a VPN) that this machine is not in, or the name server does not answer.
      """,
    example: "host: publish-p1-e2.adobeaemclod.com"
  )

  package static let connectRefused = Diagnostic.Code(
    "connect-refused",
    explanation: """
      The machine was found, but no program accepts connections on that port. Usually the server is not started yet, \
      or the port belongs to another service.
      """,
    example: "pqrun adventures-all --env author   # with no author on localhost:4502"
  )

  package static let hostUnreachable = Diagnostic.Code(
    "host-unreachable",
    explanation: """
      The name has an address, but no way leads to it: the network is down, a VPN is missing, or the address is of \
      IPv6 and this machine has only IPv4, or the other way round.
      """,
    example: #"host: "[2001:db8::1]:4503""#
  )

  package static let proxyFailed = Diagnostic.Code(
    "proxy-failed",
    explanation: """
      A proxy stands between this machine and the server, and the proxy could not be reached or refused to pass the \
      request on. The proxy comes from --proxy, from the environment's 'proxy' key or from the process environment \
      (HTTPS_PROXY, HTTP_PROXY, ALL_PROXY); NO_PROXY lists hosts that need none. Its user name and password stand in \
      its address.
      """,
    example: "proxy: http://proxy.example.test:3128"
  )
}

extension Diagnostic {
  fileprivate static func nameNotFound(_ peer: Peer) -> Diagnostic {
    .error(
      .nameNotFound,
      "the host name '\(peer.host)' is not known",
      hint: "check the spelling of 'host', and whether this machine needs a VPN to see it",
      failure: .noAnswer
    )
  }

  fileprivate static func connectRefused(_ peer: Peer) -> Diagnostic {
    .error(
      .connectRefused,
      "no server accepts connections at \(peer)",
      hint: "check that the server is started, and that 'host' has the right port",
      failure: .noAnswer
    )
  }

  fileprivate static func hostUnreachable(_ peer: Peer) -> Diagnostic {
    .error(
      .hostUnreachable,
      "no network leads to \(peer)",
      hint: "check the network and the VPN of this machine, or ask for the other version of IP",
      failure: .noAnswer
    )
  }

  fileprivate static func proxyFailed(
    _ peer: Peer,
    _ proxy: String,
    _ reason: String,
    _ text: String = ""
  ) -> Diagnostic {
    .error(
      .proxyFailed,
      "the way to \(peer) leads through \(proxy), and \(reason)",
      notes: cause(text),
      hint: "check the 'proxy' key, --proxy and HTTPS_PROXY; --proxy none or NO_PROXY goes without it",
      failure: .noAnswer
    )
  }

  fileprivate static func proxyRefused(_ peer: Peer, _ name: String, _ proxy: ProxyAddress?) -> Diagnostic {
    let isGiven = proxy?.hasCredentials == true
    return .error(
      .proxyFailed,
      "the way to \(peer) leads through \(name), and "
        + (isGiven ? "it refuses the user name and the password" : "it asks for a user name and a password"),
      hint: isGiven
        ? "check both in the proxy's address; a character such as '@' or ':' in them is percent-encoded"
        : "write them into its address: http://USER:PASSWORD@PROXY:PORT, with the password from ${env:NAME}",
      failure: .noAnswer
    )
  }
}
