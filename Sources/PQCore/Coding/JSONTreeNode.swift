/// One value in the making, and Swift's encoder for it.
///
/// A class, because Swift's encoding containers write to the same place from several copies.
final class JSONTreeNode: Encoder {
  let codingPath: [any CodingKey]

  private var content = Content.value(nil)

  init(codingPath: [any CodingKey]) {
    self.codingPath = codingPath
  }

  private enum Content {
    case value(JSONValue?)
    case array([JSONTreeNode])
    case object([(name: String, node: JSONTreeNode)])
  }

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The finished value; an empty object when nothing was encoded.
  var value: JSONValue {
    switch content {
    case .value(let value): value ?? .object([])
    case .array(let nodes): .array(nodes.map(\.value))
    case .object(let members): .object(members.map { JSONValue.Member($0.name, $0.node.value) })
    }
  }

  var elementCount: Int {
    if case .array(let nodes) = content { nodes.count } else { 0 }
  }

  func set(_ value: JSONValue) {
    content = .value(value)
  }

  func appendElement() -> JSONTreeNode {
    let node = JSONTreeNode(codingPath: codingPath + [JSONCodingKey(intValue: elementCount)])
    if case .array(var nodes) = content {
      content = .value(nil)
      nodes.append(node)
      content = .array(nodes)
    } else {
      content = .array([node])
    }
    return node
  }

  func appendMember(_ key: some CodingKey) -> JSONTreeNode {
    let node = JSONTreeNode(codingPath: codingPath + [key])
    if case .object(var members) = content {
      content = .value(nil)
      members.append((key.stringValue, node))
      content = .object(members)
    } else {
      content = .object([(key.stringValue, node)])
    }
    return node
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .value(nil) = content { content = .object([]) }
    return KeyedEncodingContainer(JSONKeyedEncodingContainer(node: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .value(nil) = content { content = .array([]) }
    return JSONUnkeyedEncodingContainer(node: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONSingleValueEncodingContainer(node: self)
  }
}
