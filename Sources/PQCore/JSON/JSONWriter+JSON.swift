extension JSONWriter {
  /// Writes a value of a document with all that is in it.
  ///
  /// - Parameter json: The value.
  public mutating func write(_ json: JSON) {
    write(json, draining: .max) { _ in }
  }

  /// Writes a value of a document and hands the text on in pieces, so that a large one needs no room of its own.
  ///
  /// - Parameters:
  ///   - json: The value.
  ///   - limit: The number of bytes from which a piece is handed on; what is less stays in the buffer.
  ///   - drain: Takes the bytes so far; they are gone from the buffer afterwards.
  /// - Throws: What `drain` throws.
  public mutating func write<Failure: Error>(
    _ json: JSON,
    draining limit: Int,
    _ drain: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let nodes = json.document.nodes
    let source = json.document.bytes
    var open: [(end: Int, isObject: Bool)] = []
    var index = json.index
    repeat {
      if open.last?.isObject == true {
        startValue()
        appendString(nodes[index], of: source)
        finishKey()
        index += 1
      }
      let node = nodes[index]
      index += 1
      switch node.kind {
      case .null: null()
      case .false: bool(false)
      case .true: bool(true)
      case .number:
        startValue()
        bytes.append(contentsOf: source[node.range])
      case .string:
        startValue()
        appendString(node, of: source)
      case .array:
        beginArray()
        open.append((node.extent, false))
      case .object:
        beginObject()
        open.append((node.extent, true))
      }
      while let container = open.last, container.end == index {
        open.removeLast()
        if container.isObject { endObject() } else { endArray() }
      }
      if bytes.count >= limit {
        try drain(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    } while !open.isEmpty
  }

  private mutating func appendString(_ node: JSONNode, of source: [UInt8]) {
    guard node.isPlain else { return appendQuoted(node.text(in: source)) }
    // The quotes around a plain string are copied with it.
    bytes.append(contentsOf: source[node.offset - 1...node.offset + node.extent])
  }
}
