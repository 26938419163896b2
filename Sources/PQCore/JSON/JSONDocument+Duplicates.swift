extension JSONDocument {
  /// Finds names that an object has more than once; the last of them is the one that counts.
  ///
  /// - Parameter name: The name of the text for messages.
  /// - Returns: A warning for each repetition, in the order of the text.
  public func duplicateMembers(named name: String = "answer") -> [Diagnostic] {
    let repetitions = repeatedNames().sorted()
    guard !repetitions.isEmpty else { return [] }
    let source = SourceText(name: name, bytes: bytes)
    return repetitions.map { .duplicateMember(JSON(document: self, index: $0), in: source) }
  }

  /// The entries of names that their object has already.
  private func repeatedNames() -> [Int] {
    var repeated: [Int] = []
    var names: [Int] = []
    for (index, node) in nodes.enumerated() where node.kind == .object {
      names.removeAll(keepingCapacity: true)
      var name = index + 1
      while name < node.extent {
        names.append(name)
        name = nodes[name + 1].isContainer ? nodes[name + 1].extent : name + 2
      }
      findRepeated(among: names, into: &repeated)
    }
    return repeated
  }

  // Few names are compared with each other, which needs no memory; most objects of most answers have few.
  private func findRepeated(among names: [Int], into repeated: inout [Int]) {
    guard names.count > 16 else {
      for (position, name) in names.enumerated() where names[..<position].contains(where: { isSameText($0, name) }) {
        repeated.append(name)
      }
      return
    }
    var seen: Set<[UInt8]> = []
    for name in names where !seen.insert(JSON(document: self, index: name).textBytes).inserted {
      repeated.append(name)
    }
  }

  private func isSameText(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (nodes[left], nodes[right])
    guard left.isPlain, right.isPlain else {
      return left.text(in: bytes).utf8.elementsEqual(right.text(in: bytes).utf8)
    }
    return left.extent == right.extent && bytes[left.range].elementsEqual(bytes[right.range])
  }
}

extension Diagnostic {
  fileprivate static func duplicateMember(_ name: JSON, in source: SourceText) -> Diagnostic {
    .warning(
      .duplicateMember,
      "the member '\(name.string ?? "")' is there more than once in one object",
      at: SourceSpan(source: source, range: name.byteOffset..<name.byteOffset + name.node.extent + 2),
      notes: [.init("the last of them is used")],
      hint: "see what writes the answer: other programs may use the first"
    )
  }
}

extension Diagnostic.Code {
  /// A name that an object has twice.
  public static let duplicateMember = Diagnostic.Code(
    "duplicate-member",
    explanation: """
      One object of a JSON text has two members of the same name. JSON does not forbid it, and programs differ in which \
      one they take. The last one is used here; printing the whole text keeps both.
      """,
    example: #"{"slug": "a", "slug": "b"}"#
  )
}
