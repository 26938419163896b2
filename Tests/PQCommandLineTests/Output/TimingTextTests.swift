import PQRun
import Testing

@testable import PQCommandLine

@Suite struct TimingTextTests {
  private let secured = Exchange(
    version: "HTTP/2",
    remoteAddress: "192.0.2.1:443",
    sentSize: 200,
    receivedHeaderSize: 300,
    receivedBodySize: 40,
    nameLookup: .milliseconds(1),
    connected: .milliseconds(3),
    secured: .milliseconds(10),
    firstByte: .milliseconds(39),
    total: .milliseconds(40),
    certificateExpiry: "Nov 30 07:12:37 2026 GMT"
  )

  @Test func `each phase is a bar from the end of the one before`() {
    let response = Response(status: 200, body: Array(repeating: 0x20, count: 90), exchange: secured)
    #expect(
      TimingText(response, width: 64).description == """
        name look-up  1.0 ms |#                                        |
        connect       2.0 ms | ##                                      |
        tls           7.0 ms |   #######                               |
        first byte   29.0 ms |          #############################  |
        transfer      1.0 ms |                                       ##|
        total        40.0 ms
        HTTP/2 over a new connection to 192.0.2.1:443
        200 bytes sent; 300 bytes of header and 40 of body received (90 decompressed)
        the server's certificate ends Nov 30 07:12:37 2026 GMT

        """
    )
  }

  @Test(arguments: [0, 10, 80, 500])
  func `bars line up whatever the width, in ASCII`(width: Int) {
    let lines = TimingText(Response(status: 200, exchange: secured), width: width).description.split(separator: "\n")
    let bars = lines.filter { $0.hasSuffix("|") }
    #expect(bars.count == 5)
    #expect(Set(bars.map(\.utf8.count)).count == 1)
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test func `an exchange that took no time has no bars`() {
    let lines = TimingText(Response(status: 200), width: 80).description.split(separator: "\n")
    #expect(!lines.contains { $0.contains("#") })
  }

  @Test func `a connection used again has neither look-up nor TLS`() {
    let exchange = Exchange(reusedConnection: true, firstByte: .milliseconds(4), total: .milliseconds(5))
    let phases = ExchangePhases(exchange).all
    #expect(phases.map(\.name) == ["name look-up", "connect", "first byte", "transfer"])
    #expect(phases.map(\.length) == [.zero, .zero, .milliseconds(4), .milliseconds(1)])
    #expect(ExchangeFacts(Response(status: 200, exchange: exchange)).lines.first == "a connection used again")
  }
}
