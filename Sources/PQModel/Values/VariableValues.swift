/// Values for variables by name, in the order given.
///
/// A dictionary literal makes one: `["slug": "bali-surf-camp", "imageWidth": 800]`.
public struct VariableValues: Sendable, Hashable {
  /// A name with its value.
  public struct Entry: Sendable, Hashable {
    /// The variable's name.
    public var name: String

    /// Its value.
    public var value: GivenValue

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - name: The variable's name.
    ///   - value: Its value.
    public init(_ name: String, _ value: GivenValue) {
      self.name = name
      self.value = value
    }
  }

  /// The entries in the order given; a name occurs once.
  public private(set) var entries: [Entry]

  /// Makes values.
  ///
  /// - Parameter entries: The entries; of several for one name the last wins.
  public init(_ entries: [Entry] = []) {
    self.entries = []
    for entry in entries { self[entry.name] = entry.value }
  }

  /// The value of a name, or nil; names compare by their bytes.
  ///
  /// - Parameter name: The variable's name.
  public subscript(name: String) -> GivenValue? {
    get { entries.first { $0.name.utf8.elementsEqual(name.utf8) }?.value }
    set {
      let place = entries.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
      switch (place, newValue) {
      case (let place?, let value?): entries[place].value = value
      case (let place?, nil): entries.remove(at: place)
      case (nil, let value?): entries.append(Entry(name, value))
      case (nil, nil): break
      }
    }
  }

  /// Whether there is no value.
  public var isEmpty: Bool { entries.isEmpty }

  /// Lays other values over these.
  ///
  /// - Parameter other: The values that win.
  /// - Returns: All values.
  public func merging(_ other: VariableValues) -> VariableValues {
    var merged = self
    for entry in other.entries { merged[entry.name] = entry.value }
    return merged
  }
}

extension VariableValues: ExpressibleByDictionaryLiteral {
  /// Makes values from a dictionary literal.
  ///
  /// - Parameter elements: Names with values.
  public init(dictionaryLiteral elements: (String, GivenValue)...) {
    self.init(elements.map { Entry($0.0, $0.1) })
  }
}
