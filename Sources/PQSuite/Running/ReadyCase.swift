internal import PQRun

/// A case with its request and its checks ready, which the runs of a case share for a while.
struct ReadyCase {
  let prepared: PreparedCall
  let checks: [BoundCheck]
  private let made = ContinuousClock.now

  init(_ prepared: PreparedCall, checks: [BoundCheck]) {
    self.prepared = prepared
    self.checks = checks
  }

  // Tokens are renewed a minute before they end, so that one that was good is good for so long.
  private static let lifetime = Duration.seconds(30)

  /// Whether it may still be sent.
  var isFresh: Bool { ContinuousClock.now - made < ReadyCase.lifetime }
}
