internal import PQCore

/// The most time and the most bytes that a case may take.
public struct Budget: Sendable, Hashable {
  /// The most that half of its runs may take.
  public var median: Duration?

  /// The most that 95 of a hundred of its runs may take.
  public var slow: Duration?

  /// The most bytes of its body.
  public var size: Int?

  /// Makes a budget.
  ///
  /// - Parameters:
  ///   - median: The most that half of its runs may take.
  ///   - slow: The most that 95 of a hundred of its runs may take.
  ///   - size: The most bytes of its body.
  public init(median: Duration? = nil, slow: Duration? = nil, size: Int? = nil) {
    self.median = median
    self.slow = slow
    self.size = size
  }

  static let fields = [
    Field("p50", .duration, description: "The time of half of the runs.", examples: ["120ms"]),
    Field("p95", .duration, description: "The time of 95 of a hundred runs.", examples: ["300ms"]),
    Field("size", .size, description: "The bytes of the body.", examples: ["4120"]),
  ]

  init(from decoder: inout NodeDecoder) {
    median = decoder.duration("p50")
    slow = decoder.duration("p95")
    size = decoder.optional("size") { node throws(Diagnostic) in try node.readSize("size") }
  }

  var json: JSONValue {
    let times = [("p50", median), ("p95", slow)].compactMap { name, time in
      time.map { JSONValue.Member(name, .string("\($0.wholeMilliseconds)ms")) }
    }
    return .object(times + (size.map { [JSONValue.Member("size", .number(String(max(1, $0))))] } ?? []))
  }
}

extension Duration {
  /// Milliseconds, rounded up, at least one.
  var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return max(1, seconds * 1000 + rest)
  }
}
