import Testing

@testable import PQCurl

@Suite struct EnvironmentProxyTests {
  struct Case: Sendable {
    let url: String
    let variables: [String: String]
    let address: String?
  }

  @Test(arguments: [
    Case(url: "http://a/", variables: [:], address: nil),
    Case(url: "http://a/", variables: ["http_proxy": "p:1"], address: "p:1"),
    Case(url: "http://a/", variables: ["HTTP_PROXY": "p:1"], address: "p:1"),
    Case(url: "http://a/", variables: ["http_proxy": "p:1", "HTTP_PROXY": "p:2"], address: "p:1"),
    Case(url: "http://a/", variables: ["HTTPS_PROXY": "p:1"], address: nil),
    Case(url: "https://a/", variables: ["HTTPS_PROXY": "p:1"], address: "p:1"),
    Case(url: "https://a/", variables: ["http_proxy": "p:1", "https_proxy": "p:2"], address: "p:2"),
    Case(url: "https://a/", variables: ["ALL_PROXY": "p:1"], address: "p:1"),
    Case(url: "https://a/", variables: ["HTTPS_PROXY": "", "all_proxy": "p:1"], address: "p:1"),
    // A web server that starts programs tells them the method of the request.
    Case(url: "http://a/", variables: ["HTTP_PROXY": "p:1", "REQUEST_METHOD": "GET"], address: nil),
    Case(url: "https://a/", variables: ["HTTPS_PROXY": "p:1", "REQUEST_METHOD": "GET"], address: "p:1"),
  ])
  func `the scheme's own proxy comes first, in small letters before capitals`(_ given: Case) {
    let proxy = EnvironmentProxy { given.variables[$0] }.address(for: Peer(url: given.url))
    #expect(proxy == given.address)
  }
}
