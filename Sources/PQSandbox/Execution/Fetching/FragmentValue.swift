/// The value of a fragment that a sort key points at, comparable to others of its field.
struct FragmentValue: Sendable, Comparable {
  /// The value as a cursor holds it: numbers as Java writes them.
  let text: String

  private let number: Double?
  private let isNull: Bool

  init(_ fragment: ContentFragment, path: [Substring], store: ContentStore) {
    var fragment = fragment
    for name in path.dropLast() {
      guard case .reference(let target) = fragment[String(name)], let next = store.fragment(at: target) else {
        self.init(text: "", isNull: true)
        return
      }
      fragment = next
    }
    switch path.last {
    case "_path": self.init(text: fragment.path)
    case "_id": self.init(text: fragment.id)
    case "_variation": self.init(text: "master")
    case "_locale": self.init(text: fragment.locale)
    default: self.init(fragment[String(path.last ?? "")])
    }
  }

  private init(_ value: FieldValue) {
    switch value {
    case .null: self.init(text: "", isNull: true)
    case .text(let text), .dateTime(let text), .reference(let text): self.init(text: text)
    case .richText(let text): self.init(text: text.html)
    case .strings(let items): self.init(text: items.first ?? "", isNull: items.isEmpty)
    case .int(let number): self.init(text: "\(number)", number: Double(number))
    case .float(let literal):
      let number = Double(literal) ?? 0
      self.init(text: "\(number)", number: number)
    }
  }

  private init(text: String, number: Double? = nil, isNull: Bool = false) {
    self.text = text
    self.number = number
    self.isNull = isNull
  }

  /// Null comes first, as in the repository.
  static func < (left: FragmentValue, right: FragmentValue) -> Bool {
    if left.isNull || right.isNull { return left.isNull && !right.isNull }
    if let first = left.number, let second = right.number { return first < second }
    return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
