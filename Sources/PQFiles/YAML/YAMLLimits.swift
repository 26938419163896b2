/// How much a YAML file may ask for before it is refused.
package struct YAMLLimits: Sendable, Hashable {
  /// Levels of lists and mappings inside each other.
  package var depth: Int

  /// Bytes of a file.
  package var size: Int

  /// Values that aliases may stand for, all together.
  package var aliasedNodes: Int

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - depth: Levels of lists and mappings inside each other.
  ///   - size: Bytes of a file.
  ///   - aliasedNodes: Values that aliases may stand for, all together.
  package init(depth: Int = 200, size: Int = 16_000_000, aliasedNodes: Int = 100_000) {
    self.depth = depth
    self.size = size
    self.aliasedNodes = aliasedNodes
  }
}
