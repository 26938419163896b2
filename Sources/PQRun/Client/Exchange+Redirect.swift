extension Exchange {
  /// A redirect that was followed.
  public struct Redirect: Sendable, Hashable {
    /// The status that redirected.
    public var status: Int

    /// The address that was asked.
    public var address: String

    /// Makes a redirect.
    ///
    /// - Parameters:
    ///   - status: The status that redirected.
    ///   - address: The address that was asked.
    public init(status: Int, address: String) {
      self.status = status
      self.address = address
    }
  }
}
