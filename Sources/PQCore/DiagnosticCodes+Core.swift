extension Diagnostic.Code {
  /// The codes this module raises.
  package static let coreCodes: [Diagnostic.Code] = [
    .invalidSecret,
    .missingKey,
    .notAMapping,
    .unknownCode,
    .unknownKey,
    .unknownWord,
    .wrongKind,
  ]
}
