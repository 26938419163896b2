/// The way from the root of a JSON value to a value in it.
public struct JSONLocation: Sendable, Hashable {
  /// The steps from the root.
  public var steps: [Step]

  /// Makes a location.
  ///
  /// - Parameter steps: The steps from the root.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// One step down.
  public enum Step: Sendable, Hashable {
    /// To the member of that name.
    case name(String)
    /// To the element at that index, from 0.
    case index(Int)
  }

  /// Makes the location one step further down.
  ///
  /// - Parameter step: The step.
  /// - Returns: The location.
  package func appending(_ step: Step) -> JSONLocation {
    JSONLocation(steps + [step])
  }

  /// The location as a normalized path (RFC 9535, section 2.7): `$['items'][1]`.
  public var normalizedPath: String {
    steps.reduce(into: "$") { path, step in
      switch step {
      case .name(let name): path += "['\(Self.escape(name))']"
      case .index(let index): path += "[\(index)]"
      }
    }
  }

  private static func escape(_ name: String) -> String {
    var escaped = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "'": escaped += #"\'"#
      case "\\": escaped += #"\\"#
      case "\u{8}": escaped += #"\b"#
      case "\t": escaped += #"\t"#
      case "\n": escaped += #"\n"#
      case "\u{C}": escaped += #"\f"#
      case "\r": escaped += #"\r"#
      case "\0"..<" ": escaped += (scalar.value < 16 ? #"\u000"# : #"\u00"#) + String(scalar.value, radix: 16)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension JSONLocation: CustomStringConvertible {
  /// The location as people write it: `data.items[1]`, and `$` for the root.
  public var description: String {
    guard !steps.isEmpty else { return "$" }
    var text = ""
    for step in steps {
      switch step {
      case .name(let name) where Self.isIdentifier(name):
        text += text.isEmpty ? name : ".\(name)"
      case .name(let name):
        text += "[\(JSONValue.string(name).text())]"
      case .index(let index):
        text += "[\(index)]"
      }
    }
    return text
  }

  private static func isIdentifier(_ name: String) -> Bool {
    let isWord = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default:
        false
      }
    }
    return isWord && !name.isEmpty
  }
}

extension JSONLocation {
  /// Finds the way to a node through the arrays and objects that hold it.
  init(ofNode target: Int, in nodes: [JSONNode], name: (JSONNode) -> String) {
    steps = []
    var current = 0
    while let child = Self.child(of: current, holding: target, in: nodes) {
      steps.append(child.name.map { .name(name(nodes[$0])) } ?? .index(child.ordinal))
      current = child.value
    }
  }

  private static func child(of parent: Int, holding target: Int, in nodes: [JSONNode]) -> Child? {
    guard parent < target, nodes[parent].isContainer else { return nil }
    let end = nodes[parent].extent
    let isObject = nodes[parent].kind == .object
    var child = Child(name: isObject ? parent + 1 : nil, value: isObject ? parent + 2 : parent + 1, ordinal: 0)
    while child.value < end, child.value <= target {
      let next = nodes[child.value].isContainer ? nodes[child.value].extent : child.value + 1
      if target < next { return child }
      child = Child(name: isObject ? next : nil, value: isObject ? next + 1 : next, ordinal: child.ordinal + 1)
    }
    return nil
  }

  /// A value in an array or object, by the indexes of its nodes.
  private struct Child {
    var name: Int?
    var value: Int
    var ordinal: Int
  }
}
