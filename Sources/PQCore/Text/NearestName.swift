/// Finds the name a person most likely meant.
public enum NearestName: Sendable {
  /// Finds the candidate nearest to a word, by edits with swaps (Damerau–Levenshtein, restricted).
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - candidates: The names there are.
  /// - Returns: The nearest name, or nil when none is near; of equally near ones the first in the order given.
  public static func find(_ word: String, in candidates: some Sequence<String>) -> String? {
    let written = Array(word.lowercased().unicodeScalars)
    let limit = max(1, written.count / 3)
    let isShort = written.count < 4
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let name = Array(candidate.lowercased().unicodeScalars)
      guard abs(name.count - written.count) <= limit, !isShort || isAlike(written, name) else { continue }
      let distance = distance(written, name)
      if distance <= limit, distance < (best?.distance ?? .max) {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// Makes the words `did you mean 'name'?` for a hint.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - candidates: The names there are.
  /// - Returns: The hint, or nil when no name is near.
  public static func hint(_ word: String, in candidates: some Sequence<String>) -> String? {
    find(word, in: candidates).map { "did you mean '\($0)'?" }
  }

  // One edit makes another word of a short one, so it must begin alike or have the same letters.
  private static func isAlike(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Bool {
    left.sorted() == right.sorted() || left.count > 1 && left.first == right.first
  }

  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        var cost = last[column] + (left[row] == right[column] ? 0 : 1)
        cost = min(cost, last[column + 1] + 1, current[column] + 1)
        let isSwap = row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
        if isSwap { cost = min(cost, beforeLast[column - 1] + 1) }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
