import Testing

import PQCore

@Suite struct InstantTests {
  @Test(arguments: [
    ("1970-01-01", 0),
    ("1970-01-02T00:00:00Z", 86_400_000),
    ("2000-03-01T00:00:00.000Z", 951_868_800_000),
    ("2024-02-29T12:30:15.250Z", 1_709_209_815_250),
    ("2026-05-04T12:00:00+02:00", 1_777_888_800_000),
    ("2026-05-04T12:00+0200", 1_777_888_800_000),
    ("2026-05-04T07:00:00.0004-03:00", 1_777_888_800_000),
    ("1969-12-31T23:59:59.999Z", -1),
    ("0000-01-01", -62_167_219_200_000),
  ])
  func `a moment is read from ISO 8601`(text: String, milliseconds: Int) {
    #expect(Instant(text)?.milliseconds == milliseconds)
  }

  @Test(arguments: [
    "", "2026", "2026-13-01", "2026-05-32", "2026-5-4", "2026-05-04T", "2026-05-04T25:00Z", "2026-05-04 x",
  ])
  func `what is no moment is not read`(text: String) {
    #expect(Instant(text) == nil)
  }
}
