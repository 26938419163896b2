import Testing

@testable import PQCurl

@Suite struct CertificateDateTests {
  @Test(arguments: [
    ("Jan  1 00:00:00 1970 GMT", 0), ("Nov 30 07:12:37 2026 GMT", 1_796_022_757),
    ("2026-11-30 07:12:37 GMT", 1_796_022_757), ("Feb 29 12:00:00 2028 GMT", 1_835_438_400),
    ("Mar  1 00:00:00 2000 GMT", 951_868_800), ("Dec 31 23:59:59 9999 GMT", 253_402_300_799),
  ])
  func `both forms are read`(text: String, seconds: Int) {
    #expect(CertificateDate.secondsSince1970(text) == seconds)
  }

  @Test(arguments: [
    "", "GMT", "soon", "Nov 30 07:12:37 2026", "Nov 30 07:12:37 2026 CET", "Nov 31st 07:12:37 2026 GMT",
    "Now 30 07:12:37 2026 GMT", "2026-13-01 00:00:00 GMT", "2026-11-30 24:00:00 GMT", "2026-11-30 00:00 GMT",
    "99999999999999999999-11-30 00:00:00 GMT",
  ])
  func `any other text is no date`(text: String) {
    #expect(CertificateDate.secondsSince1970(text) == nil)
  }
}
