extension Diagnostic.Code {
  /// The codes this module raises.
  package static let coreCodes: [Diagnostic.Code] = [
    .duplicateMember,
    .invalidJSON,
    .invalidSecret,
    .invalidUTF8,
    .jsonTooDeep,
    .jsonTooLarge,
    .loneSurrogate,
    .missingKey,
    .notAMapping,
    .unknownCode,
    .unknownKey,
    .unknownWord,
    .wrongKind,
  ]
}
