extension Node {
  /// Whether one of its texts holds `${`, which begins the name of a value.
  package var holdsReference: Bool {
    switch content {
    case .scalar(let scalar): scalar.text.holdsReference
    case .sequence(let elements): elements.contains { $0.holdsReference }
    case .mapping(let entries): entries.contains { $0.value.holdsReference }
    }
  }
}

extension String {
  /// Whether it holds `${`, which begins the name of a value.
  package var holdsReference: Bool {
    var isAfterDollar = false
    for byte in utf8 {
      if isAfterDollar, byte == UInt8(ascii: "{") { return true }
      isAfterDollar = byte == UInt8(ascii: "$")
    }
    return false
  }
}
