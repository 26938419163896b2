import PQModel
import PQRun
import Testing

@Suite struct CachingTests {
  private func caching(_ fields: [(String, String)]) throws -> Caching {
    Response(status: 200, headers: HeaderFields(try fields.map { try HeaderField($0.0, $0.1) })).caching
  }

  @Test func `the fields of AEM's publish tier are read`() throws {
    let caching = try caching([
      ("cache-control", "public, max-age=60, s-maxage=7200, stale-while-revalidate=86400, stale-if-error=86400"),
      ("Age", "1155"), ("X-Cache", "HIT"),
    ])
    #expect(caching.age == .seconds(1155))
    #expect(caching.lookup == .hit)
    #expect(caching.isFromCache)
    #expect(caching.cacheControl.isPublic)
    #expect(caching.cacheControl.maximumAge == .seconds(60))
    #expect(caching.cacheControl.sharedMaximumAge == .seconds(7200))
    #expect(caching.cacheControl.staleWhileRevalidate == .seconds(86_400))
    #expect(caching.cacheControl.staleIfError == .seconds(86_400))
    #expect(caching.sharedLifetime == .seconds(7200))
    #expect(!caching.isKeptFromSharedCaches)
  }

  @Test func `an answer that says nothing has no facts`() throws {
    let caching = try caching([])
    #expect(caching == Caching(HeaderFields()))
    #expect(caching.age == nil)
    #expect(caching.lookup == nil)
    #expect(caching.sharedLifetime == nil)
    #expect(!caching.isFromCache)
  }

  @Test(
    arguments: [
      ("HIT", .hit), ("MISS", .miss), ("TCP_MEM_HIT from a1 (AkamaiGHost)", .hit), ("TCP_MISS", .miss),
      ("RefreshHit from cloudfront", .hit), ("Miss from cloudfront", .miss), ("MISS, HIT", .hit), ("HIT, MISS", .hit),
      ("MISS, MISS", .miss), ("MISS from whitehall.example.test", .miss), ("STALE", .hit), ("PASS", .miss),
      ("Error from cloudfront", nil), ("", nil),
    ] as [(String, Caching.Lookup?)]
  )
  func `the first word of each cache says whether one had the answer`(value: String, lookup: Caching.Lookup?) throws {
    #expect(try caching([("X-Cache", value)]).lookup == lookup)
  }

  @Test(
    arguments: [
      ("0", .zero), ("60", .seconds(60)), (" 5 ", .seconds(5)), ("-1", nil), ("1.5", nil), ("soon", nil), ("", nil),
      ("99999999999999999999", .seconds(2_147_483_648)),
    ] as [(String, Duration?)]
  )
  func `an age is whole seconds`(value: String, age: Duration?) throws {
    #expect(try caching([("Age", value)]).age == age)
  }

  @Test func `directives may be quoted, repeated, spread over fields and of unknown names`() throws {
    let control = try caching([
      ("Cache-Control", #"private="Set-Cookie, max-age=1", MAX-AGE="30", max-age=40, x-own=1,"#),
      ("Cache-Control", "No-Store , no-cache"),
    ]).cacheControl
    #expect(control.isPrivate)
    #expect(control.isNoStore)
    #expect(control.isNoCache)
    #expect(!control.isPublic)
    #expect(control.maximumAge == .seconds(30))
  }

  @Test func `Surrogate-Control wins for the delivery network`() throws {
    let caching = try caching([
      ("Cache-Control", "max-age=300"), ("Surrogate-Control", "max-age=600+60, stale-while-revalidate=1000"),
    ])
    #expect(caching.sharedLifetime == .seconds(600))
    #expect(caching.surrogateControl.staleWhileRevalidate == .seconds(1000))
  }

  @Test func `an age without a word of a cache is that of a cache`() throws {
    #expect(try caching([("Age", "3")]).isFromCache)
    #expect(try !caching([("Age", "0")]).isFromCache)
    #expect(try !caching([("Age", "3"), ("X-Cache", "MISS")]).isFromCache)
  }

  @Test(arguments: [("no-store", true), ("private", true), ("public, max-age=1", false)])
  func `private and no-store keep an answer from shared caches`(value: String, isKept: Bool) throws {
    #expect(try caching([("Cache-Control", value)]).isKeptFromSharedCaches == isKept)
  }
}
