extension JSON: Hashable {
  /// Compares two values: numbers by value, text byte by byte, objects whatever the order of their members.
  ///
  /// Of duplicate members the last counts.
  ///
  /// - Parameters:
  ///   - left: One value.
  ///   - right: The other value.
  /// - Returns: Whether they are equal.
  public static func == (left: JSON, right: JSON) -> Bool {
    switch (left.node.kind, right.node.kind) {
    case (.null, .null), (.true, .true), (.false, .false): true
    case (.number, .number): left.number == right.number
    case (.string, .string): left.textBytes == right.textBytes
    case (.array, .array): areElementsEqual(left, right)
    case (.object, .object): areMembersEqual(left, right)
    default: false
    }
  }

  /// Hashes the value, so that equal values hash alike.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(node.kind)
    if let number { hasher.combine(number) }
    if node.kind == .string { hasher.combine(textBytes) }
    // The reader of JSON has bounded the depth.
    if let elements { for element in elements { element.hash(into: &hasher) } }
    if node.kind == .object { hasher.combine(membersHash) }
  }

  /// The same for members in any order.
  private var membersHash: Int {
    lastMembers.reduce(0) { hash, member in
      var hasher = Hasher()
      hasher.combine(member.key)
      member.value.hash(into: &hasher)
      return hash ^ hasher.finalize()
    }
  }

  /// The text of a string as UTF-8, by which strings compare: Swift's `String` would take `é` and `e` with an accent
  /// for the same.
  var textBytes: [UInt8] {
    node.isPlain ? Array(document.bytes[node.range]) : Array(node.text(in: document.bytes).utf8)
  }

  private static func areElementsEqual(_ left: JSON, _ right: JSON) -> Bool {
    guard let left = left.elements, let right = right.elements else { return false }
    return left.elementsEqual(right)
  }

  private static func areMembersEqual(_ left: JSON, _ right: JSON) -> Bool {
    let left = left.lastMembers
    let right = right.lastMembers
    guard left.count == right.count else { return false }
    return left.allSatisfy { name, value in right[name] == value }
  }

  /// The members by the bytes of their names, of duplicates the last.
  var lastMembers: [[UInt8]: JSON] {
    guard let members else { return [:] }
    return Dictionary(members.map { ($0.nameBytes, $0.value) }) { _, last in last }
  }
}

extension JSON.Member {
  var nameBytes: [UInt8] { nameView.textBytes }
}
