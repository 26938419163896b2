import PQRun
import Testing

@Suite struct CacheCheckTests {
  private static let rows: [(headers: [String], yaml: String, passes: Bool)] = [
    (["Cache-Control: max-age=60"], "{ max-age: 1m }", true),
    (["Cache-Control: max-age=60"], "{ max-age: \">60s\" }", false),
    (["Cache-Control: max-age=0"], "{ max-age: \"<1s\" }", true),
    (["Cache-Control: max-age=soon"], "{ max-age: \">=1s\" }", false),
    (["Cache-Control: max-age=99999999999999999999"], "{ max-age: \">=1h\" }", true),
    (["Cache-Control: s-maxage=7200, stale-if-error=60"], "{ s-maxage: 2h, stale-if-error: 60s }", true),
    ([], "{ age: \"<=1s\" }", true),
    (["Age: 3600"], "{ age: \"<=1h\" }", true),
    (["Age: 3601"], "{ age: \"<=1h\" }", false),
    (["Cache-Control: no-store, private"], "{ no-store: true, private: true, public: false }", true),
    (["Set-Cookie: a=b"], "{ set-cookie: true }", true),
    (["Age: 5"], "{ hit: true }", true),
    (["Age: 5"], "{ hit: false }", false),
  ]

  @Test(arguments: rows)
  func `the header fields decide`(headers: [String], yaml: String, passes: Bool) async throws {
    let response = try CheckExample("", headers: headers, passes: true).response()
    let outcome = try await CheckTrial(response).outcome(of: "cache: \(yaml)")
    #expect(outcome.passed == passes, "\(outcome)")
  }

  @Test(arguments: [("X-Cache: HIT", true), ("X-Cache: MISS", false), ("Age: 0", false)])
  func `a second request is asked whether a cache answers`(header: String, isHit: Bool) async throws {
    var trial = CheckTrial(try CheckExample("", headers: ["X-Cache: MISS"], passes: true).response())
    trial.again = try CheckExample("", headers: [header], passes: true).response()
    #expect(try await trial.outcome(of: "cache: { hit: true }").passed == isHit)
    #expect(try await trial.outcome(of: "cache: { hit: false }").passed != isHit)
  }
}
