public import PQCore

/// The shape of a JSON value: every place in it, the elements of a list taken together.
public struct AnswerShape: Sendable, Hashable {
  /// The places in the order in which they first occur.
  public let places: [Place]

  /// Finds the shape of a value.
  ///
  /// - Parameter json: The value.
  public init(of json: JSON) {
    var collector = ShapeCollector()
    collector.add(json)
    places = collector.places()
  }

  /// One place: a JSONPath that leads to every value of its kind.
  public struct Place: Sendable, Hashable {
    /// The path, with `[*]` for the elements of a list.
    public let path: String

    /// What stands there besides null, in the order in which it first occurs.
    public let types: [JSON.Kind]

    /// How often it is there.
    public let count: Int

    /// How often it is null.
    public let nullCount: Int

    /// How often the object that could have it lacks it.
    public let absentCount: Int

    /// The lengths of the lists there, or nil when there is none.
    public let lengths: ClosedRange<Int>?
  }
}

extension AnswerShape: Presentable {
  /// Writes the places as a list of objects.
  ///
  /// - Parameter writer: The writer to write to.
  public func write(to writer: inout JSONWriter) {
    writer.write(.array(places.map(\.json)))
  }

  /// Gives the places as a table.
  ///
  /// - Parameter layout: The width and the style of the text.
  /// - Returns: Lines without a line break at the end.
  public func text(in layout: TextLayout) -> String? {
    var table = TextTable(columns: [
      TextTable.Column("PATH"), TextTable.Column("TYPE"), TextTable.Column("COUNT", alignment: .trailing),
      TextTable.Column("NULL", alignment: .trailing), TextTable.Column("ABSENT", alignment: .trailing),
      TextTable.Column("LENGTH"),
    ])
    for place in places {
      let counts = [place.count, place.nullCount, place.absentCount].map { $0 == 0 ? "–" : String($0) }
      table.append([place.path, place.typeText] + counts + [place.lengthText])
    }
    return table.text(in: layout)
  }
}

extension AnswerShape.Place {
  fileprivate var typeText: String {
    types.isEmpty ? "null" : types.map(\.rawValue).joined(separator: " or ")
  }

  fileprivate var lengthText: String {
    guard let lengths else { return "" }
    return lengths.lowerBound == lengths.upperBound
      ? String(lengths.lowerBound) : "\(lengths.lowerBound) to \(lengths.upperBound)"
  }

  fileprivate var json: JSONValue {
    let number = { (value: Int) in JSONValue.number(String(value)) }
    let range = lengths.map { lengths in
      JSONValue.object([.init("min", number(lengths.lowerBound)), .init("max", number(lengths.upperBound))])
    }
    return .object(
      [
        .init("path", .string(path)),
        .init("types", .array(types.map { .string($0.rawValue) })),
        .init("nullable", .bool(nullCount > 0)),
        .init("optional", .bool(absentCount > 0)),
        .init("count", number(count)),
        .init("nulls", number(nullCount)),
        .init("absent", number(absentCount)),
      ] + (range.map { [.init("length", $0)] } ?? [])
    )
  }
}
