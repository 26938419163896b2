/// What is known when a smoke test begins.
public struct RunHeader: Sendable, Hashable {
  /// The environments, in the order they are run.
  public var environments: [String]

  /// The number of cases that are known, skipped ones among them.
  public var caseCount: Int

  /// When the run began: seconds since the beginning of 1970, UTC.
  public var startTime: Int

  /// The project's root folder.
  public var root: String

  /// Makes a header.
  ///
  /// - Parameters:
  ///   - environments: The environments, in the order they are run.
  ///   - caseCount: The number of cases that are known.
  ///   - startTime: When the run began: seconds since the beginning of 1970, UTC.
  ///   - root: The project's root folder.
  public init(environments: [String], caseCount: Int, startTime: Int, root: String = ".") {
    self.environments = environments
    self.caseCount = caseCount
    self.startTime = startTime
    self.root = root
  }
}
