/// A number for each value in a value, equal where two values are: what is compared often is compared fast.
///
/// The numbers of two values are comparable within one run of the program.
struct JSONFingerprints {
  private let numbers: [Int]
  private let ignored: Set<Int>

  /// Numbers a value and all that is in it.
  ///
  /// - Parameters:
  ///   - json: The value.
  ///   - paths: Paths to values that do not count, so that what holds them is the same with and without them.
  init(of json: JSON, ignoring paths: [JSONPath]) {
    let document = json.document
    let ignored = Set(paths.flatMap { $0.nodes(in: json).map(\.index) })
    var numbers = [Int](repeating: 0, count: document.nodes.count)
    // What is in a value stands behind it, so that its number is known when the value is reached from the end.
    for index in (json.index..<json.next).reversed() {
      numbers[index] = Self.number(of: JSON(document: document, index: index), numbers, ignored)
    }
    self.numbers = numbers
    self.ignored = ignored
  }

  /// The number of a value.
  subscript(json: JSON) -> Int { numbers[json.index] }

  /// Whether a value does not count.
  func isIgnored(_ json: JSON) -> Bool { ignored.contains(json.index) }

  private static func number(of json: JSON, _ numbers: [Int], _ ignored: Set<Int>) -> Int {
    var hasher = Hasher()
    hasher.combine(json.kind)
    if let elements = json.elements {
      for element in elements where !ignored.contains(element.index) { hasher.combine(numbers[element.index]) }
    } else if json.kind == .object {
      var sum = 0
      for (name, value) in json.lastMembers where !ignored.contains(value.index) {
        var member = Hasher()
        member.combine(name)
        member.combine(numbers[value.index])
        sum &+= member.finalize()
      }
      hasher.combine(sum)
    } else {
      hasher.combine(json)
    }
    return hasher.finalize()
  }
}
