extension Sandbox {
  /// The faults of one sandbox.
  public struct FaultPlan: Sendable, Hashable {
    /// The faults; they add up as far as one does not hide the other.
    public var faults: Set<Fault>

    /// How late answers come with the fault `slow`.
    public var delay: Duration

    /// How late answers come when nobody says how late.
    public static let customaryDelay = Duration.seconds(3)

    /// Makes a plan.
    ///
    /// - Parameters:
    ///   - faults: The faults.
    ///   - delay: How late answers come with the fault `slow`.
    public init(_ faults: Set<Fault> = [], delay: Duration = FaultPlan.customaryDelay) {
      self.faults = faults
      self.delay = delay
    }
  }
}

extension Sandbox.FaultPlan: ExpressibleByArrayLiteral {
  /// Makes a plan of faults written as a list.
  ///
  /// - Parameter faults: The faults.
  public init(arrayLiteral faults: Sandbox.Fault...) {
    self.init(Set(faults))
  }
}
