/// Does the same work for several things, a few at a time.
enum BoundedParallel {
  /// Does work for each item.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - width: How many are worked on at a time.
  ///   - work: The work.
  /// - Returns: What the work gave for each item, in the order of the items.
  static func map<Item: Sendable, Value: Sendable>(
    _ items: [Item],
    atOnce width: Int,
    _ work: @escaping @Sendable (Item) async -> Value
  ) async -> [Value] {
    await withTaskGroup(of: (Int, Value).self) { group in
      var values = [Value?](repeating: nil, count: items.count)
      for index in items.indices {
        if index >= width, let (done, value) = await group.next() { values[done] = value }
        group.addTask { (index, await work(items[index])) }
      }
      for await (done, value) in group { values[done] = value }
      return values.compactMap(\.self)
    }
  }
}
