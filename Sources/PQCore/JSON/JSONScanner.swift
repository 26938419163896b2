/// Reads JSON text (RFC 8259, nothing more lenient) into a flat list of nodes, without recursion.
struct JSONScanner {
  private(set) var nodes: [JSONNode] = []

  private let depthLimit: Int
  private var open: [Int] = []
  private var position = 0

  init(depthLimit: Int) {
    self.depthLimit = depthLimit
  }

  mutating func scan(_ bytes: Span<UInt8>) throws(JSONSyntaxError) {
    guard bytes.count < JSONNode.byteLimit else { throw JSONSyntaxError(.tooLarge, at: 0) }
    // Room for the most values there can be: one takes two bytes, its separator counted. The system gives memory
    // only to the pages that are written to, so the spare room costs nothing and the list is never copied.
    nodes.reserveCapacity(bytes.count / 2 + 1)
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    var expectsValue = true
    while expectsValue {
      let hasOpened = try scanValue(bytes)
      if !hasOpened { expectsValue = try scanSeparator(bytes) }
    }
    skipSpace(bytes)
    if position < bytes.count { throw JSONSyntaxError(.extraText, at: position) }
  }

  /// The nodes so far as if the text ended well here, with a null in the place where the scan stopped.
  func completedNodes() -> [JSONNode] {
    var completed = nodes
    for index in open { completed[index] = completed[index].ending(at: completed.count + 1) }
    completed.append(JSONNode(.null, offset: position, extent: 0))
    return completed
  }
}

// MARK: - Structure

extension JSONScanner {
  /// Reads a scalar, an empty container, or the start of a container up to its first value.
  ///
  /// - Returns: Whether a container was opened, so that its first value comes next.
  private mutating func scanValue(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> Bool {
    skipSpace(bytes)
    guard position < bytes.count else { throw .endOfText(at: position, expecting: .value) }
    switch bytes[position] {
    case UInt8(ascii: "\""):
      try scanString(bytes)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let end = try JSONNumberScanner.end(of: bytes, from: position)
      nodes.append(JSONNode(.number, offset: position, extent: end - position))
      position = end
    case UInt8(ascii: "{"):
      try open(.object)
      skipSpace(bytes)
      guard position < bytes.count, bytes[position] == UInt8(ascii: "}") else {
        try scanName(bytes)
        return true
      }
      close()
    case UInt8(ascii: "["):
      try open(.array)
      skipSpace(bytes)
      guard position < bytes.count, bytes[position] == UInt8(ascii: "]") else { return true }
      close()
    case UInt8(ascii: "t"): try scanWord("true", .true, bytes)
    case UInt8(ascii: "f"): try scanWord("false", .false, bytes)
    case UInt8(ascii: "n"): try scanWord("null", .null, bytes)
    default: throw .unexpected(bytes, at: position, expecting: .value)
    }
    return false
  }

  /// Reads what follows a value: the ends of containers, then a comma, and in an object the next name.
  ///
  /// - Returns: Whether another value follows.
  private mutating func scanSeparator(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> Bool {
    while let container = open.last {
      let isObject = nodes[container].kind == .object
      skipSpace(bytes)
      guard position < bytes.count else {
        throw .endOfText(at: position, expecting: isObject ? .memberEnd : .elementEnd)
      }
      switch bytes[position] {
      case UInt8(ascii: ","):
        let comma = position
        position += 1
        skipSpace(bytes)
        if position < bytes.count, bytes[position] == UInt8(ascii: "}") || bytes[position] == UInt8(ascii: "]") {
          throw JSONSyntaxError(.trailingComma, at: comma)
        }
        if isObject { try scanName(bytes) }
        return true
      case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject:
        close()
      default:
        throw .unexpected(bytes, at: position, expecting: isObject ? .memberEnd : .elementEnd)
      }
    }
    return false
  }

  private mutating func scanName(_ bytes: Span<UInt8>) throws(JSONSyntaxError) {
    guard position < bytes.count else { throw .endOfText(at: position, expecting: .name) }
    guard bytes[position] == UInt8(ascii: "\"") else { throw .unexpected(bytes, at: position, expecting: .name) }
    try scanString(bytes)
    skipSpace(bytes)
    guard position < bytes.count else { throw .endOfText(at: position, expecting: .colon) }
    guard bytes[position] == UInt8(ascii: ":") else { throw .unexpected(bytes, at: position, expecting: .colon) }
    position += 1
  }

  private mutating func open(_ kind: JSONNode.Kind) throws(JSONSyntaxError) {
    guard open.count < depthLimit else { throw JSONSyntaxError(.tooDeep(limit: depthLimit), at: position) }
    open.append(nodes.count)
    nodes.append(JSONNode(kind, offset: position, extent: 0))
    position += 1
  }

  private mutating func close() {
    let index = open.removeLast()
    nodes[index] = nodes[index].ending(at: nodes.count)
    position += 1
  }
}

// MARK: - Scalars

extension JSONScanner {
  @inline(__always)
  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    var index = position
    while index < bytes.count {
      let byte = bytes[index]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
      index += 1
    }
    position = index
  }

  @inline(__always)
  private mutating func scanString(_ bytes: Span<UInt8>) throws(JSONSyntaxError) {
    let start = position + 1
    var scanner = JSONStringScanner(from: start)
    try scanner.scan(bytes)
    nodes.append(
      JSONNode(.string, offset: start, extent: scanner.position - start, isPlain: scanner.isPlain)
    )
    position = scanner.position + 1
  }

  private mutating func scanWord(
    _ word: StaticString,
    _ kind: JSONNode.Kind,
    _ bytes: Span<UInt8>
  ) throws(JSONSyntaxError) {
    let length = word.utf8CodeUnitCount
    let isWhole = word.withUTF8Buffer { (expected) -> Bool in
      position + length <= bytes.count && (0..<length).allSatisfy { unsafe bytes[position + $0] == expected[$0] }
    }
    guard isWhole else { throw .unexpected(bytes, at: position, expecting: .value) }
    nodes.append(JSONNode(kind, offset: position, extent: length))
    position += length
  }
}
