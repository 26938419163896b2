import Testing

@testable import PQCore

@Suite struct IncreasingRunTests {
  @Test(
    arguments: [
      ([], []), ([7], [0]), ([1, 2, 3], [0, 1, 2]), ([3, 2, 1], [2]), ([3, 0, 1, 2], [1, 2, 3]),
      ([2, 0, 1, 3], [1, 2, 3]),
    ] as [([Int], Set<Int>)]
  )
  func `the longest run that keeps its order is found`(numbers: [Int], run: Set<Int>) {
    #expect(IncreasingRun.longest(in: numbers) == run)
  }
}
