import PQSuite
import Testing

@Suite struct SuiteShardTests {
  @Test(arguments: [(0, 1), (1, 1), (1, 4), (7, 3), (100, 7), (3, 10)])
  func `every case is in exactly one part`(cases: Int, count: Int) throws {
    let units = Array(0..<cases)
    var seen: [Int] = []
    for number in 1...count {
      let shard = try #require(SuiteShard(number: number, count: count))
      let part = shard.select(from: units) { _ in 1 }
      #expect(abs(part.count - cases / count) <= 1)
      #expect(part == part.sorted())
      seen += part
    }
    #expect(seen.sorted() == units)
  }

  @Test func `a heavy unit is balanced by several light ones`() throws {
    let weights = [5, 1, 1, 1, 1, 1]
    let first = try #require(SuiteShard("1/2")).select(from: weights) { $0 }
    let second = try #require(SuiteShard("2/2")).select(from: weights) { $0 }
    #expect(first == [5])
    #expect(second == [1, 1, 1, 1, 1])
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2", "1/100000"])
  func `what is no part is refused`(text: String) {
    #expect(SuiteShard(text) == nil)
  }

  @Test func `a part is written as it is read`() {
    #expect(SuiteShard("2/4")?.description == "2/4")
  }
}
