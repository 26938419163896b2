import PQCore
import Testing

@testable import PQSandbox

@Suite struct MicroHTTPDTests {
  @Test func `the first of the names that is there is loaded`() throws {
    _ = try MicroHTTPD.load(["libmicrohttpd-of-nobody.so"] + MicroHTTPD.names)
  }

  // The second one is there, and has none of the functions.
  @Test(arguments: [["libmicrohttpd-of-nobody.so"], ["libyaml-0.so.2"], []])
  func `a missing library is told with what installs it`(names: [String]) {
    let problem = #expect(throws: Diagnostic.self) { try MicroHTTPD.load(names) }
    #expect(problem?.code == .sandboxLibraryMissing)
    #expect(problem?.hint?.contains("apt-get install libmicrohttpd12") == true)
  }
}
