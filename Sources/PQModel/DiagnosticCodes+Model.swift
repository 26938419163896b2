package import PQCore

extension Diagnostic.Code {
  /// The codes this module raises.
  package static let modelCodes: [Diagnostic.Code] = [
    .invalidBasePath,
    .invalidHeader,
    .invalidHost,
    .invalidPattern,
    .persistedPath,
    .variableEnum,
    .variableFormat,
    .variablePattern,
    .variableRange,
    .variableType,
  ]
}
