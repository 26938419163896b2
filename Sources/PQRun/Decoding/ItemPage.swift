/// One page of a list that comes in pages, and where the list goes on.
public struct ItemPage<Model: Sendable>: Sendable {
  /// The items in the order they came.
  public let items: [Model]

  /// The cursor of the last item, to be given as `after` for the next page.
  public let endCursor: String?

  /// Whether more items follow.
  public let hasNextPage: Bool

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - items: The items in the order they came.
  ///   - endCursor: The cursor of the last item.
  ///   - hasNextPage: Whether more items follow.
  public init(items: [Model], endCursor: String?, hasNextPage: Bool) {
    self.items = items
    self.endCursor = endCursor
    self.hasNextPage = hasNextPage
  }
}

extension ItemPage: Equatable where Model: Equatable {}
