/// One of several equal parts of a smoke test, for machines that share the work.
///
/// The parts of the same cases are the same on every machine; each case is in exactly one of them.
public struct SuiteShard: Sendable, Hashable {
  /// Which part it is, from 1.
  public let number: Int

  /// How many parts there are.
  public let count: Int

  /// Makes a part, or gives nil when there is no such part.
  ///
  /// - Parameters:
  ///   - number: Which part it is, from 1.
  ///   - count: How many parts there are.
  public init?(number: Int, count: Int) {
    guard (1...SuiteShard.most).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads a part as it is written, `2/4`; nil for anything else.
  ///
  /// - Parameter text: The text.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(number: number, count: count)
  }

  /// The most parts there can be.
  public static let most: Int = 10_000

  /// Gives each unit to the part that has the least until then, and finds those of this one.
  ///
  /// - Parameters:
  ///   - units: What is shared out, in order; a unit is never cut.
  ///   - weight: How many cases a unit holds.
  /// - Returns: The units of this part, in order.
  public func select<Unit>(from units: [Unit], weight: (Unit) -> Int) -> [Unit] {
    var loads = [Int](repeating: 0, count: count)
    return units.filter { unit in
      let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[least] += weight(unit)
      return least == number - 1
    }
  }
}

extension SuiteShard: CustomStringConvertible {
  /// The part as it is written: `2/4`.
  public var description: String { "\(number)/\(count)" }
}
