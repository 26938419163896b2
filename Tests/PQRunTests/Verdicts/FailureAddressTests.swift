import Testing

@testable import PQRun

@Suite struct FailureAddressTests {
  @Test(
    arguments: [
      "https://www.example.test/maintenance.html", "https://www.example.test/site/under-maintenance/index.html",
      "https://www.example.test/errors/page", "https://www.example.test/404.html", "https://sorry.example.test/",
      "https://www.example.test/Service_Unavailable?x=y", "https://maintenance-eu.example.test",
    ]
  )
  func `a page about a failure is known by a word of its path or of its host`(address: String) {
    #expect(FailureAddress.isFailure(WebAddress(address)))
  }

  @Test(
    arguments: [
      "https://gate.example.test/welcome", "https://www.example.test/terrors", "https://www.example.test/?p=error",
      "https://www.error.test/start", "https://www.example.test/id/40412", "https://www.example.test/#error",
    ]
  )
  func `a word that only begins like one, or stands elsewhere, says nothing`(address: String) {
    #expect(!FailureAddress.isFailure(WebAddress(address)))
  }
}
