/// Where values from outside come from: the process environment with `.env`, and files.
///
/// Both are closures, so that loading is a pure function of what they give.
public struct ValueSources: Sendable {
  /// Looks a variable up; nil when it is not set.
  public var variable: @Sendable (String) -> String?

  /// Reads a file, by a path relative to the project or an absolute one.
  public var file: @Sendable (String) throws(FileProblem) -> [UInt8]

  /// Reads the GraphQL document of a query, by a path relative to the project.
  public var document: @Sendable (String) throws(FileProblem) -> [UInt8]

  /// Makes sources.
  ///
  /// - Parameters:
  ///   - variable: Looks a variable up.
  ///   - file: Reads a file.
  ///   - document: Reads a document; nil for the same as `file`.
  public init(
    variable: @escaping @Sendable (String) -> String?,
    file: @escaping @Sendable (String) throws(FileProblem) -> [UInt8],
    document: (@Sendable (String) throws(FileProblem) -> [UInt8])? = nil
  ) {
    self.variable = variable
    self.file = file
    self.document = document ?? file
  }

  /// No variable is set and no file exists.
  public static let none = ValueSources(
    variable: { _ in nil },
    file: { _ throws(FileProblem) in throw FileProblem("there is no such file") }
  )
}

/// Why a file could not be read, in words that follow the file's name and a colon.
public struct FileProblem: Error, Sendable, Hashable {
  /// The reason: lower case, no full stop.
  public var reason: String

  /// Makes a problem.
  ///
  /// - Parameter reason: The reason: lower case, no full stop.
  public init(_ reason: String) {
    self.reason = reason
  }
}
