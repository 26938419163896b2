public import PQCore
public import PQModel

/// The plug-ins a program knows, by name.
///
/// It is a value that is passed in; there is no global one.
public struct Registry: Sendable {
  private var authenticatorTypes: [String: any Authenticator.Type] = [:]
  private var resultDecoders: [String: any ResultDecoder] = [:]
  private var families: [String: DecoderFamily] = [:]
  private var checkTypes: [String: any Check.Type] = [:]
  private var reporterTypes: [String: any Reporter.Type] = [:]

  /// The regular expressions of all that is read with these plug-ins.
  package let expressions = ExpressionPool()

  /// Makes an empty registry.
  public init() {}

  /// The plug-ins that come with the runner: the authenticators `none`, `basic`, `token`, `oauth`, `form`, `command` and
  /// `netrc`, and the decoders `json`, `items`, `references`, `schema` and `raw`.
  public static var standard: Registry {
    var registry = Registry()
    registry.add(NoAuthenticator.self)
    registry.add(BasicAuthenticator.self)
    registry.add(TokenAuthenticator.self)
    registry.add(OAuthAuthenticator.self)
    registry.add(FormAuthenticator.self)
    registry.add(CommandAuthenticator.self)
    registry.add(NetrcAuthenticator.self)
    registry.add(JSONResultDecoder())
    registry.add(BareItemsDecoder())
    registry.add(ReferencesDecoder())
    registry.add(ShapeDecoder())
    registry.add(RawDecoder())
    return registry
  }

  /// Adds an authenticator; one of the same name is replaced.
  ///
  /// - Parameter type: The authenticator's type.
  public mutating func add(_ type: any Authenticator.Type) {
    authenticatorTypes[type.scheme] = type
  }

  /// Adds a decoder; one of the same name is replaced.
  ///
  /// - Parameter decoder: The decoder.
  public mutating func add(_ decoder: any ResultDecoder) {
    resultDecoders[decoder.name] = decoder
  }

  /// Adds a family of decoders; one of the same name is replaced.
  ///
  /// - Parameter family: The family.
  public mutating func add(_ family: DecoderFamily) {
    families[family.name] = family
  }

  /// Adds a check; one of the same keyword is replaced.
  ///
  /// - Parameter type: The check's type.
  public mutating func add(_ type: any Check.Type) {
    checkTypes[type.keyword] = type
  }

  /// Adds a reporter; one of the same name is replaced.
  ///
  /// - Parameter type: The reporter's type.
  public mutating func add(_ type: any Reporter.Type) {
    reporterTypes[type.name] = type
  }

  /// The checks, by keyword.
  public var checks: [any Check.Type] {
    checkTypes.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Finds a check.
  ///
  /// - Parameter keyword: The key that names it.
  /// - Returns: The check's type, or nil.
  func checkType(_ keyword: String) -> (any Check.Type)? { checkTypes[keyword] }

  /// Whether any check is known.
  public var hasChecks: Bool { !checkTypes.isEmpty }

  /// The reporters, by name.
  public var reporters: [any Reporter.Type] {
    reporterTypes.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The authenticators, by name.
  public var authenticators: [any Authenticator.Type] {
    authenticatorTypes.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The decoders, by name.
  public var decoders: [any ResultDecoder] {
    resultDecoders.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The families of decoders, by name.
  public var decoderFamilies: [DecoderFamily] {
    families.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Makes the authenticator of an environment.
  ///
  /// - Parameter authentication: The name and the settings.
  /// - Returns: The authenticator.
  /// - Throws: Every problem with the settings, or that no authenticator has the name.
  public func authenticator(for authentication: Authentication) throws(DiagnosticList) -> any Authenticator {
    guard let type = authenticatorTypes[authentication.type] else {
      throw DiagnosticList([.unknownAuthenticator(authentication, names: authenticatorTypes.keys.sorted())])
    }
    let typeField = Field("type", .text, isRequired: true, description: "The authenticator's name.")
    var decoder = NodeDecoder(
      authentication.settings,
      subject: "auth of type '\(type.scheme)'",
      fields: [typeField] + type.fields
    )
    let authenticator: (any Authenticator)?
    do {
      authenticator = try type.init(from: &decoder)
    } catch {
      decoder.diagnostics.append(error)
      authenticator = nil
    }
    guard let authenticator, !decoder.diagnostics.hasErrors else { throw decoder.diagnostics }
    return authenticator
  }

  /// Finds a decoder.
  ///
  /// - Parameters:
  ///   - name: The decoder's name.
  ///   - span: Where the name is written, for the diagnostic.
  /// - Returns: The decoder.
  /// - Throws: A diagnostic with the nearest name when there is none.
  public func decoder(_ name: String, at span: SourceSpan? = nil) throws(Diagnostic) -> any ResultDecoder {
    if let decoder = resultDecoders[name] ?? member(name) { return decoder }
    let names = resultDecoders.keys.sorted() + decoderFamilies.map { "\($0.name):NAME" }
    throw .unknownDecoder(name, names: names, at: span)
  }

  private func member(_ name: String) -> (any ResultDecoder)? {
    guard let colon = name.firstIndex(of: ":") else { return nil }
    return families[String(name[..<colon])]?.member(String(name[name.index(after: colon)...]))
  }
}

extension Diagnostic.Code {
  package static let unknownAuthenticator = Diagnostic.Code(
    "unknown-authenticator",
    explanation: "The 'type' of an environment's 'auth' names no authenticator.",
    example: "auth: { type: basik }"
  )

  package static let unknownDecoder = Diagnostic.Code(
    "unknown-decoder",
    explanation: "The name after 'decode' or '--decode' is not that of a decoder.",
    example: "pqrun adventures-all --env author --decode adventurs"
  )
}

extension Diagnostic {
  fileprivate static func unknownAuthenticator(_ authentication: Authentication, names: [String]) -> Diagnostic {
    .error(
      .unknownAuthenticator,
      "no authenticator is named '\(authentication.type)'",
      at: authentication.settings.entry("type")?.value.span ?? authentication.settings.span,
      hint: NearestName.hint(authentication.type, in: names) ?? "the types are \(names.joined(separator: ", "))"
    )
  }

  fileprivate static func unknownDecoder(_ name: String, names: [String], at span: SourceSpan?) -> Diagnostic {
    .error(
      .unknownDecoder,
      "no decoder is named '\(name)'",
      at: span,
      hint: NearestName.hint(name, in: names) ?? "the decoders are \(names.joined(separator: ", "))",
      failure: span == nil ? .usage : .invalidInput
    )
  }
}
