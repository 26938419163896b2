import PQCore
import Testing

@Suite struct TextContrastTests {
  struct Pair: Sendable {
    let first: String
    let second: String
    let cutFirst: String
    let cutSecond: String
  }

  @Test(arguments: [
    Pair(first: "Bali", second: "Java", cutFirst: "Bali", cutSecond: "Java"),
    Pair(first: "0123456789abcdefX", second: "0123456789abcdefY", cutFirst: "…efX", cutSecond: "…efY"),
    Pair(first: "X0123456789abcdef", second: "Y0123456789abcdef", cutFirst: "X01…", cutSecond: "Y01…"),
    Pair(first: "0123456789", second: "0123456789abcdefghijkl", cutFirst: "…89", cutSecond: "…89abcdefghij…"),
    Pair(first: "0123456789abc", second: "0123456789Xabc", cutFirst: "…89ab…", cutSecond: "…89Xab…"),
    Pair(first: "aaaaaaaaaaaaa", second: "aaaaaaaaaaaa", cutFirst: "…aaa", cutSecond: "…aa"),
    Pair(first: "", second: "0123456789abcdef", cutFirst: "", cutSecond: "0123456789ab…"),
    Pair(first: "äöü0123456789éX", second: "äöü0123456789èX", cutFirst: "…89éX", cutSecond: "…89èX"),
    Pair(first: "0123456789👩‍👩‍👧", second: "0123456789👩‍👩‍👦", cutFirst: "…89👩‍👩‍👧", cutSecond: "…89👩‍👩‍👦"),
  ])
  func `two texts are cut to where they differ`(pair: Pair) {
    let contrast = TextContrast(pair.first, pair.second, context: 2, limit: 12)
    #expect(contrast.first == pair.cutFirst)
    #expect(contrast.second == pair.cutSecond)
  }
}
