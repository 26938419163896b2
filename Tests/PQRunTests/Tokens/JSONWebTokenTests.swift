import PQCore
import Testing

@testable import PQRun

@Suite struct JSONWebTokenTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    let claims: String
    let expiry: Int?

    var testDescription: String { claims }
  }

  private static let cases: [Case] = [
    Case(claims: #"{"exp":1800000600}"#, expiry: 1_800_000_600),
    Case(claims: #"{"exp":1800000600.75}"#, expiry: 1_800_000_600),
    Case(claims: #"{"exp":"1800000600"}"#, expiry: 1_800_000_600),
    Case(claims: #"{"exp":1800000600000}"#, expiry: 1_800_000_600),
    Case(claims: #"{"created_at":"1800000000000","expires_in":"86400000"}"#, expiry: 1_800_086_400),
    Case(claims: #"{"created_at":1800000000000,"expires_in":86400000}"#, expiry: 1_800_086_400),
    Case(claims: #"{"exp":-1}"#, expiry: nil),
    Case(claims: #"{"exp":1e300}"#, expiry: nil),
    Case(claims: #"{"exp":"soon"}"#, expiry: nil),
    Case(claims: #"{"exp":null,"created_at":"1800000000000"}"#, expiry: nil),
    Case(claims: #"{"sub":"a?b>c~ü"}"#, expiry: nil),
  ]

  @Test(arguments: cases)
  private func `the end of a token is read from its payload`(_ example: Case) throws {
    let token = try #require(JSONWebToken(TestToken.with(example.claims)))
    #expect(token.expiry == example.expiry)
  }

  @Test(arguments: ["", "a", "a.b", "a.b.c", "..", "a.!!.c", "a.W10.c", "eyJ9.e30", "a.e30.c.d.e", "a.eyJleHAiOjE=.c"])
  func `other texts are no such tokens`(text: String) {
    #expect(JSONWebToken(text) == nil)
  }

  @Test(arguments: [(86_399, 86_399), (86_399_999, 86_399), (3_600_000, 3_600), (864_000, 864_000), (900_000, 900)])
  func `lifetimes in seconds and in milliseconds are told apart`(value: Int, seconds: Int) {
    #expect(TimeUnit.seconds(ofLifetime: value) == seconds)
  }
}
