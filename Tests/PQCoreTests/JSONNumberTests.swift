import PQCore
import Testing

@Suite struct JSONNumberTests {
  /// Each row is one value, the rows in rising order.
  static let values: [[String]] = [
    ["-1e400"], ["-123456789012345678901234567890"], ["-2"], ["-1.5", "-15e-1"], ["-1e-400"],
    ["0", "-0", "0.0", "-0.0", "0e5"], ["1e-400", "0.1e-399"], ["0.001", "1e-3", "0.0010"],
    ["1", "1.0", "1E0", "10e-1"],
    ["9"], ["10", "1e1", "1.0E+1"], ["68.31999999999999"], ["68.32", "6832e-2"], ["99"], ["100", "1e2"],
    ["18446744073709551615"], ["18446744073709551616"], ["123456789012345678901234567890"],
    ["123456789012345678901234567891"], ["1e400", "10e399"],
  ]

  @Test func `numbers compare by their exact values`() throws {
    for (leftRank, lefts) in Self.values.enumerated() {
      for (rightRank, rights) in Self.values.enumerated() {
        for left in lefts {
          for right in rights {
            let one = try #require(JSONNumber(left))
            let other = try #require(JSONNumber(right))
            #expect((one == other) == (leftRank == rightRank), "\(left) == \(right)")
            #expect((one < other) == (leftRank < rightRank), "\(left) < \(right)")
            if one == other { #expect(one.hashValue == other.hashValue) }
          }
        }
      }
    }
  }

  @Test(arguments: ["", "-", "01", "1.", ".5", "+1", "1e", "NaN", "1 ", " 1", "0x10", "1,5"])
  func `what JSON does not allow is no number`(_ literal: String) {
    #expect(JSONNumber(literal) == nil)
  }

  @Test(
    arguments: [
      ("5000", 5000), ("5000.0", 5000), ("5e3", 5000), ("-0.0", 0), ("0", 0), ("-12.00", -12), ("1.5", nil),
      ("0.5", nil),
      ("1e400", nil), ("9223372036854775807", .max), ("9223372036854775808", nil), ("1e-400", nil),
    ] as [(String, Int?)]
  )
  func `whole numbers are taken exactly or not at all`(_ literal: String, _ value: Int?) {
    #expect(JSONNumber(literal)?.exactly(Int.self) == value)
  }

  @Test func `a number out of range of a double has none`() {
    #expect(JSONNumber("1e400")?.double == nil)
    #expect(JSONNumber("68.32")?.double == 68.32)
  }

  @Test func `exponents of any length do not overflow`() throws {
    let vast = try #require(JSONNumber("1e99999999999999999999999"))
    let tiny = try #require(JSONNumber("1e-99999999999999999999999"))
    #expect(tiny < vast)
    #expect(vast.exactly(Int.self) == nil)
    #expect(vast.literal == "1e99999999999999999999999")
  }
}
