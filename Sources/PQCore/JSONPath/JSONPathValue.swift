/// A value that a filter compares: a scalar, a container, or nothing at all.
enum JSONPathValue: Sendable {
  case nothing
  case null
  case bool(Bool)
  case number(JSONNumber)
  /// Text as UTF-8, whose order is that of the characters.
  case string([UInt8])
  case container(JSON)

  init(_ json: JSON?) {
    guard let json else {
      self = .nothing
      return
    }
    self =
      switch json.node.kind {
      case .null: .null
      case .true: .bool(true)
      case .false: .bool(false)
      case .number: json.number.map { .number($0) } ?? .nothing
      case .string: .string(json.textBytes)
      case .array, .object: .container(json)
      }
  }

  var text: String? {
    if case .string(let bytes) = self { String(decoding: bytes, as: UTF8.self) } else { nil }
  }

  /// The number of characters, elements or members, as `length` gives it.
  var length: JSONPathValue {
    switch self {
    case .string(let bytes): .number(JSONNumber(bytes.count { $0 & 0xC0 != 0x80 }))
    case .container(let json): json.count.map { .number(JSONNumber($0)) } ?? .nothing
    case .nothing, .null, .bool, .number: .nothing
    }
  }

  func isRelated(_ comparison: JSONPathComparison, to other: JSONPathValue) -> Bool {
    switch comparison {
    case .equal: equals(other)
    case .notEqual: !equals(other)
    case .less: isLess(than: other)
    case .lessOrEqual: isLess(than: other) || equals(other)
    case .greater: other.isLess(than: self)
    case .greaterOrEqual: other.isLess(than: self) || equals(other)
    }
  }

  private func equals(_ other: JSONPathValue) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing), (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.container(let left), .container(let right)): left == right
    default: false
    }
  }

  private func isLess(than other: JSONPathValue) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)): left < right
    case (.string(let left), .string(let right)): left.lexicographicallyPrecedes(right)
    default: false
    }
  }
}
