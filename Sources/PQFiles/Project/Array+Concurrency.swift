private import Dispatch
private import Synchronization

extension Array where Element: Sendable {
  /// Makes a value of each element, on all cores when the elements are many.
  ///
  /// - Parameter transform: Makes one value; it is called from several threads at once.
  /// - Returns: The values in the order of the elements.
  func concurrentMap<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
    // Fewer are done before a thread has started.
    guard count > 64 else { return map(transform) }
    let size = 16
    let chunks = (count + size - 1) / size
    let values = Mutex<[[Value]]>(Array<[Value]>(repeating: [], count: chunks))
    DispatchQueue.concurrentPerform(iterations: chunks) { chunk in
      let made = self[chunk * size..<Swift.min((chunk + 1) * size, count)].map(transform)
      values.withLock { $0[chunk] = made }
    }
    return values.withLock { $0.flatMap(\.self) }
  }
}
