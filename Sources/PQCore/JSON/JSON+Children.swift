extension JSON {
  /// The elements of an array, or nil.
  public var elements: Elements? {
    node.kind == .array ? Elements(document: document, start: index + 1, end: node.extent) : nil
  }

  /// The members of an object in their order, duplicates among them, or nil.
  public var members: Members? {
    node.kind == .object ? Members(document: document, start: index + 1, end: node.extent) : nil
  }

  /// The number of elements or members, or nil when it can have none.
  public var count: Int? {
    elements?.reduce(0) { count, _ in count + 1 } ?? members?.reduce(0) { count, _ in count + 1 }
  }

  /// Finds a member of an object; of duplicates the last.
  ///
  /// - Parameter name: The member's name, compared byte by byte.
  /// - Returns: Its value, or nil when there is none or this is no object.
  public subscript(name: String) -> JSON? {
    members?.reduce(nil) { found, member in member.hasName(name) ? member.value : found }
  }

  /// Finds an element of an array.
  ///
  /// - Parameter position: The element's index, from 0.
  /// - Returns: The element, or nil when there is none or this is no array.
  public subscript(position: Int) -> JSON? {
    guard position >= 0, let elements else { return nil }
    return elements.dropFirst(position).first { _ in true }
  }

  /// Follows a location.
  ///
  /// - Parameter location: The way from this value.
  /// - Returns: The value there, or nil when there is none.
  public subscript(location: JSONLocation) -> JSON? {
    location.steps.reduce(self) { value, step in
      switch step {
      case .name(let name): value?[name]
      case .index(let index): value?[index]
      }
    }
  }

  /// The elements of an array, found as they are asked for.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    private let document: JSONDocument
    private var start: Int
    private let end: Int

    init(document: JSONDocument, start: Int, end: Int) {
      self.document = document
      self.start = start
      self.end = end
    }

    /// Gives the next element.
    ///
    /// - Returns: The element, or nil after the last.
    public mutating func next() -> JSON? {
      guard start < end else { return nil }
      let value = JSON(document: document, index: start)
      start = value.next
      return value
    }
  }

  /// The members of an object, found as they are asked for.
  public struct Members: Sequence, IteratorProtocol, Sendable {
    private var nodes: Elements

    init(document: JSONDocument, start: Int, end: Int) {
      nodes = Elements(document: document, start: start, end: end)
    }

    /// Gives the next member.
    ///
    /// - Returns: The member, or nil after the last.
    public mutating func next() -> Member? {
      guard let name = nodes.next(), let value = nodes.next() else { return nil }
      return Member(name: name, value: value)
    }
  }

  /// A name with its value.
  public struct Member: Sendable {
    let nameView: JSON

    /// The value.
    public let value: JSON

    init(name: JSON, value: JSON) {
      nameView = name
      self.value = value
    }

    /// The name.
    public var name: String { nameView.node.text(in: nameView.document.bytes) }

    /// Compares the name byte by byte.
    ///
    /// - Parameter other: A name.
    /// - Returns: Whether the member has that name.
    public func hasName(_ other: String) -> Bool {
      nameView.node.hasText(other, in: nameView.document.bytes)
    }
  }
}
