/// A JSON text that was read whole: its bytes, and one flat list of what stands where in them.
///
/// Digits, order and duplicate members are kept. Views into it (``JSON``) share it and copy nothing.
public final class JSONDocument: Sendable {
  /// The deepest nesting that is read unless another limit is given.
  public static let standardDepthLimit: Int = 512

  /// The text, as it came.
  public let bytes: [UInt8]

  let nodes: [JSONNode]

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: The text as UTF-8; a byte-order mark is skipped.
  ///   - name: The name of the text for messages.
  ///   - depthLimit: The deepest nesting allowed, from 1 to 4,096.
  ///   - failure: The class of failure of a text that is no JSON.
  /// - Throws: What is wrong with the text, and where.
  public init(
    parsing bytes: [UInt8],
    named name: String = "answer",
    depthLimit: Int = standardDepthLimit,
    failure: Diagnostic.FailureClass = .badAnswer
  ) throws(Diagnostic) {
    var scanner = JSONScanner(depthLimit: min(max(depthLimit, 1), 4_096))
    do {
      try scanner.scan(bytes.span)
    } catch {
      let nodes = scanner.completedNodes()
      let location = JSONLocation(ofNode: nodes.count - 1, in: nodes) { $0.text(in: bytes) }
      throw error.diagnostic(in: SourceText(name: name, bytes: bytes), location: location, failure: failure)
    }
    self.bytes = bytes
    nodes = scanner.nodes
  }

  /// The value the text holds.
  public var root: JSON { JSON(document: self, index: 0) }
}
