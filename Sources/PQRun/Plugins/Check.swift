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

  /// Mappings that the kinds of fields refer to by name, for keys that take the same mapping at any depth.
  static var mappings: [String: [Field]] { get }

  /// Checks with an answer each, and whether it passes.
  static var examples: [CheckExample] { get }

  /// The kind of answer it is made for; a case with it expects that kind unless it says otherwise. Nil for a good one.
  static var expectedVerdict: Verdict.Kind? { get }

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

  /// Looks for what is wrong with the settings and only shows beside the other plug-ins.
  ///
  /// - Parameter registry: The plug-ins.
  /// - Throws: A diagnostic when a setting names something that is not there.
  func verify(with registry: Registry) throws(Diagnostic)
}

extension Check {
  /// No mappings.
  public static var mappings: [String: [Field]] { [:] }

  /// A good answer.
  public static var expectedVerdict: Verdict.Kind? { nil }

  /// Nothing is wrong.
  ///
  /// - Parameter registry: The plug-ins.
  /// - Throws: Nothing.
  public func verify(with registry: Registry) throws(Diagnostic) {}
}
