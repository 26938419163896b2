extension JSONDocument {
  /// Finds names that an object has more than once; the last of them is the one that counts.
  ///
  /// - Parameter name: The name of the text for messages.
  /// - Returns: A warning for each repetition, in the order of the text.
  public func duplicateMembers(named name: String = "answer") -> [Diagnostic] {
    let repetitions = nodes.indices.flatMap { JSON(document: self, index: $0).repeatedNames }
    guard !repetitions.isEmpty else { return [] }
    let source = SourceText(name: name, bytes: bytes)
    return repetitions.sorted { $0.index < $1.index }.map { .duplicateMember($0, in: source) }
  }
}

extension JSON {
  /// The names, as views, that are there a second time or more often.
  fileprivate var repeatedNames: [JSON] {
    guard let members else { return [] }
    var seen: Set<[UInt8]> = []
    return members.filter { !seen.insert($0.nameBytes).inserted }.map(\.nameView)
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
