/// A step of a location as a coding key.
struct JSONCodingKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }

  init(_ step: JSONLocation.Step) {
    switch step {
    case .name(let name): self.init(stringValue: name)
    case .index(let index): self.init(intValue: index)
    }
  }

  /// The key under which a class encodes what it inherits.
  static let parent = JSONCodingKey(stringValue: "super")
}

extension CodingKey {
  var step: JSONLocation.Step { intValue.map { .index($0) } ?? .name(stringValue) }
}
