extension Diagnostic.Code {
  /// The codes this module raises.
  package static let coreCodes: [Diagnostic.Code] = [
    .decodeMissing,
    .decodeRange,
    .decodeType,
    .decodeValue,
    .duplicateMember,
    .encodeValue,
    .invalidJSON,
    .invalidJSONPath,
    .invalidSecret,
    .invalidUTF8,
    .jsonTooDeep,
    .jsonTooLarge,
    .loneSurrogate,
    .missingKey,
    .notAList,
    .notAMapping,
    .unknownCode,
    .unknownKey,
    .unknownWord,
    .unusablePattern,
    .wrongKind,
  ]
}
