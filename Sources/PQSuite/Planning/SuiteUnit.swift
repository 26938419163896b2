internal import PQRun

/// Cases that run one after the other, because later ones use what earlier ones captured; most cases are one alone.
///
/// Units are what runs in parallel, and what is divided among the shards of a run.
public struct SuiteUnit: Sendable, Hashable {
  /// The places of its cases in their plan, in order.
  public private(set) var places: [Int]

  /// What tells the unit from every other, the same in every run: its first case.
  public let key: String

  /// How many cases it has.
  public var weight: Int { places.count }

  private init(_ place: Int, key: String) {
    places = [place]
    self.key = key
  }

  /// Divides cases into units.
  ///
  /// - Parameter plan: The cases, in order.
  /// - Returns: The units, in the order of their first cases.
  public static func units(of plan: [SuiteCase]) -> [SuiteUnit] {
    let sources = CaptureSources(plan)
    var units: [SuiteUnit] = []
    units.reserveCapacity(plan.count)
    var unitOfFirst: [Int: Int] = [:]
    let firsts = Self.firsts(plan.indices, joining: sources)
    for place in plan.indices {
      let first = firsts[place]
      if let unit = unitOfFirst[first] {
        units[unit].places.append(place)
      } else {
        unitOfFirst[first] = units.count
        units.append(SuiteUnit(place, key: plan[place].identity.description))
      }
    }
    return units
  }

  /// The first case of the unit that each case belongs to.
  private static func firsts(_ places: Range<Int>, joining sources: CaptureSources) -> [Int] {
    var before = Array(places)
    func first(of place: Int) -> Int {
      var place = place
      while before[place] != place {
        before[place] = before[before[place]]
        place = before[place]
      }
      return place
    }
    for place in places {
      for source in sources.places(of: place) {
        let (left, right) = (first(of: source), first(of: place))
        before[max(left, right)] = min(left, right)
      }
    }
    return places.map(first)
  }
}
