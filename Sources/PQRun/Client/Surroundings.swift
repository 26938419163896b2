public import PQCore

/// What plug-ins may use of the world around the runner, which itself reads no file, starts no program and prints
/// nothing.
///
/// Each part has a default that refuses or does nothing, so that a program gives only what it wants to be used.
public struct Surroundings: Sendable {
  /// Reads files that settings name.
  public var files: FileReader

  /// Reads files that hold secrets, and refuses those that other users may read.
  public var privateFiles: FileReader

  /// Gives the value of a variable of the process environment.
  public var variable: @Sendable (String) -> String?

  /// Starts programs that settings name.
  public var programs: ProgramRunner

  /// Keeps tokens from one run of the program to the next.
  public var tokens: TokenStore

  /// Tells the time: seconds since the beginning of 1970, UTC.
  public var now: @Sendable () -> Int

  /// Takes warnings.
  public var report: @Sendable (Diagnostic) -> Void

  /// Learns of texts that must never be shown, before they can turn up anywhere.
  public var hide: @Sendable ([Secret]) -> Void

  /// Makes surroundings.
  ///
  /// - Parameters:
  ///   - files: Reads files that settings name.
  ///   - privateFiles: Reads files that hold secrets, and refuses those that other users may read.
  ///   - variable: Gives the value of a variable of the process environment.
  ///   - programs: Starts programs that settings name.
  ///   - tokens: Keeps tokens from one run of the program to the next.
  ///   - now: Tells the time: seconds since the beginning of 1970, UTC.
  ///   - report: Takes warnings.
  ///   - hide: Learns of texts that must never be shown.
  public init(
    files: FileReader = .none,
    privateFiles: FileReader = .none,
    variable: @escaping @Sendable (String) -> String? = { _ in nil },
    programs: ProgramRunner = .none,
    tokens: TokenStore = .none,
    now: @escaping @Sendable () -> Int = WallClock.secondsSince1970,
    report: @escaping @Sendable (Diagnostic) -> Void = { _ in },
    hide: @escaping @Sendable ([Secret]) -> Void = { _ in }
  ) {
    self.files = files
    self.privateFiles = privateFiles
    self.variable = variable
    self.programs = programs
    self.tokens = tokens
    self.now = now
    self.report = report
    self.hide = hide
  }
}
