public import PQCore

/// What must hold of a good answer in a smoke test: the plug-in behind one key of `checks:`.
///
/// ```swift
/// struct BodySizeCheck: Check {
///   static let keyword = "body-size"
///   static let summary = "the most bytes a body may have"
///   static let fields = [Field("body-size", .integer, isRequired: true, description: "The most bytes.")]
///   static let examples = [CheckExample("body-size: 1000", body: "{}", passes: true)]
///   let most: Int
///
///   init(from decoder: inout NodeDecoder) throws(Diagnostic) {
///     most = try decoder.required("body-size") { node throws(Diagnostic) in
///       try node.readInteger("body-size", in: 0...Int.max)
///     }
///   }
///
///   func evaluate(_ subject: CheckSubject) async -> CheckOutcome {
///     let size = subject.answer.response.body.count
///     guard size > most else { return .passed }
///     return .failed("the body is too large", expected: "at most \(most) bytes", actual: "\(size) bytes")
///   }
/// }
/// ```
///
/// A check does not throw: what cannot be evaluated is a failed outcome that says why. Its examples are its tests and
/// its page in the documentation.
public protocol Check: Sendable {
  /// The key that names the check.
  static var keyword: String { get }

  /// What it checks, in words for lists and help.
  static var summary: String { get }

  /// The keys of its mapping, the keyword's own among them.
  static var fields: [Field] { get }

  /// Checks with an answer each, and whether it passes.
  static var examples: [CheckExample] { get }

  /// Reads the settings.
  ///
  /// - Parameter decoder: The check's mapping.
  /// - Throws: A diagnostic when a setting is absent or wrong.
  init(from decoder: inout NodeDecoder) throws(Diagnostic)

  /// Holds the check against an answer.
  ///
  /// - Parameter subject: The answer, and what a check may use.
  /// - Returns: Whether it passed, and otherwise what was expected and what was found.
  func evaluate(_ subject: CheckSubject) async -> CheckOutcome
}
