internal import PQCore
internal import PQModel
internal import PQRun

/// The name of a row: the one it has, one made of its values by a template, or its values.
struct RowName {
  let text: String

  private static let longest = 200

  init(_ row: Query.Row, place: Int, template: Node?, query: Query) throws(DiagnosticList) {
    if let name = row.name {
      text = name.shortened(to: Self.longest)
      return
    }
    if let template {
      text = try Self.fill(template, from: row, of: query).shortened(to: Self.longest)
      return
    }
    let shown = row.values.entries.filter { !query.hides($0.name) }
    let values = shown.map(\.value.nameText).joined(separator: ", ")
    text = values.isEmpty ? "row \(place + 1)" : values.shortened(to: Self.longest)
  }

  private static func fill(_ template: Node, from row: Query.Row, of query: Query) throws(DiagnosticList) -> String {
    try DiagnosticList.listing { () throws(Diagnostic) in
      let filled = try CheckTemplate(template).filled { name in
        guard !query.hides(name) else { return .text(name) }
        return row.values[name].map(ValueReader().readUntyped) ?? .text("")
      }
      return filled.text ?? ""
    }
  }
}

/// Names of which each is given once: a second `bali` becomes `bali (2)`.
struct UniqueNames {
  private var counts: [String: Int] = [:]

  mutating func unique(_ name: String) -> String {
    guard let count = counts[name] else {
      counts[name] = 1
      return name
    }
    var next = count + 1
    while counts["\(name) (\(next))"] != nil { next += 1 }
    counts[name] = next
    counts["\(name) (\(next))"] = 1
    return "\(name) (\(next))"
  }
}

extension GivenValue {
  /// The value as it stands in the name of a case.
  var nameText: String {
    switch content {
    case .text(let text): text
    case .node(let node): node.text ?? ValueReader().readUntyped(self).json.text(.compact)
    case .json(.string(let text)): text
    case .json(let json): json.text(.compact)
    }
  }
}

extension Query {
  /// Whether the values of a variable are never shown.
  func hides(_ name: String) -> Bool {
    variables.contains { $0.name == name && $0.isSecret }
  }
}
