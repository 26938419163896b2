import PQCore
import PQModel

/// What a check may do beside looking at its answer; each part refuses until a program gives it.
public struct CheckTools: Sendable {
  /// Gets the answer to the same call in the environment of a name; asked once, however many checks want it.
  public var answerInEnvironment: @Sendable (_ name: String) async throws -> Answer

  /// Sends the same call once more.
  public var answerAgain: @Sendable () async throws -> Answer

  /// Gets a resource by its path or its whole address, with the environment's credentials only where it lies on the
  /// environment's own origin.
  public var fetch: @Sendable (_ address: String) async throws -> Response

  /// Decodes the answer with the decoder of a name.
  public var decode: @Sendable (_ decoder: String) async throws -> any Presentable

  /// Writes recorded files; nil unless they are to be renewed.
  public var recorder: FileRecorder?

  /// Makes tools.
  ///
  /// - Parameters:
  ///   - answerInEnvironment: Gets the answer to the same call in the environment of a name.
  ///   - answerAgain: Sends the same call once more.
  ///   - fetch: Gets a resource by its path or its whole address.
  ///   - decode: Decodes the answer with the decoder of a name.
  ///   - recorder: Writes recorded files; nil unless they are to be renewed.
  public init(
    answerInEnvironment: @escaping @Sendable (String) async throws -> Answer = { _ in throw CheckTools.Absent() },
    answerAgain: @escaping @Sendable () async throws -> Answer = { throw CheckTools.Absent() },
    fetch: @escaping @Sendable (String) async throws -> Response = { _ in throw CheckTools.Absent() },
    decode: @escaping @Sendable (String) async throws -> any Presentable = { _ in throw CheckTools.Absent() },
    recorder: FileRecorder? = nil
  ) {
    self.answerInEnvironment = answerInEnvironment
    self.answerAgain = answerAgain
    self.fetch = fetch
    self.decode = decode
    self.recorder = recorder
  }

  /// A tool that the program did not give.
  public struct Absent: Error, CustomStringConvertible {
    /// Makes the error.
    public init() {}

    /// What is missing.
    public var description: String { "this may not be done from here" }
  }
}
