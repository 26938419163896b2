/// Finds what keeps its order in a list of numbers, so that the fewest of them count as moved.
enum IncreasingRun {
  /// Finds the longest increasing run; its numbers need not stand side by side.
  ///
  /// - Parameter numbers: Numbers, each of them once.
  /// - Returns: The indexes of the numbers in the run.
  static func longest(in numbers: [Int]) -> Set<Int> {
    // For each length, the index of the smallest number that a run of that length ends with.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for index in numbers.indices {
      let length = firstLength(in: ends, endingAtOrAfter: numbers[index], of: numbers)
      previous[index] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var run: Set<Int> = []
    var next = ends.last
    while let index = next {
      run.insert(index)
      next = previous[index]
    }
    return run
  }

  private static func firstLength(in ends: [Int], endingAtOrAfter number: Int, of numbers: [Int]) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
