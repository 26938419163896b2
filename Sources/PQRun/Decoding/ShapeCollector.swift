import PQCore

/// Goes through a value and keeps, for each place, what stands there.
struct ShapeCollector {
  private struct Node {
    var path: String
    var parent: Int?
    var types: [JSON.Kind] = []
    var count = 0
    var nullCount = 0
    var objectCount = 0
    var lengths: ClosedRange<Int>?
    var members: [[UInt8]: Int] = [:]
    var element: Int?
  }

  private var nodes = [Node(path: "$")]

  /// Goes through a value; how deep it can be was limited when it was read.
  mutating func add(_ json: JSON) {
    add(json, to: 0)
  }

  /// The places in the order in which they first occurred, each after the one that holds it.
  func places() -> [AnswerShape.Place] {
    var children: [Int: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent, default: []].append(index) }
    }
    var places: [AnswerShape.Place] = []
    var waiting = [0]
    while let index = waiting.popLast() {
      places.append(place(at: index))
      waiting.append(contentsOf: (children[index] ?? []).reversed())
    }
    return places
  }

  private func place(at index: Int) -> AnswerShape.Place {
    let node = nodes[index]
    let isElement = node.parent.map { nodes[$0].element == index } ?? true
    let possible = isElement ? node.count : node.parent.map { nodes[$0].objectCount } ?? node.count
    return AnswerShape.Place(
      path: node.path,
      types: node.types,
      count: node.count,
      nullCount: node.nullCount,
      absentCount: max(0, possible - node.count),
      lengths: node.lengths
    )
  }

  private mutating func add(_ json: JSON, to index: Int) {
    nodes[index].count += 1
    if json.isNull {
      nodes[index].nullCount += 1
    } else if !nodes[index].types.contains(json.kind) {
      nodes[index].types.append(json.kind)
    }
    if let members = json.members {
      nodes[index].objectCount += 1
      for member in members { add(member.value, to: place(of: member.name, in: index)) }
    } else if let elements = json.elements {
      var count = 0
      for element in elements {
        add(element, to: placeOfElements(in: index))
        count += 1
      }
      let known = nodes[index].lengths ?? count...count
      nodes[index].lengths = min(known.lowerBound, count)...max(known.upperBound, count)
    }
  }

  private mutating func place(of name: String, in parent: Int) -> Int {
    let bytes = Array(name.utf8)
    if let index = nodes[parent].members[bytes] { return index }
    let step = Self.isShort(name) ? ".\(name)" : String(JSONLocation([.name(name)]).normalizedPath.dropFirst())
    let index = makeNode(in: parent, step: step)
    nodes[parent].members[bytes] = index
    return index
  }

  private mutating func placeOfElements(in parent: Int) -> Int {
    if let index = nodes[parent].element { return index }
    let index = makeNode(in: parent, step: "[*]")
    nodes[parent].element = index
    return index
  }

  private mutating func makeNode(in parent: Int, step: String) -> Int {
    nodes.append(Node(path: nodes[parent].path + step, parent: parent))
    return nodes.count - 1
  }

  // The names that RFC 9535 lets stand after a dot, as far as they are ASCII.
  private static func isShort(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
