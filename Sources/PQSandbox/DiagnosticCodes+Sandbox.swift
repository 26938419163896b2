package import PQCore

extension Diagnostic.Code {
  /// The codes this module raises.
  package static let sandboxCodes: [Diagnostic.Code] = [
    .inconsistentContent,
    .malformedRichText,
    .sandboxLibraryMissing,
    .sandboxNotStarted,
    .portTaken,
    .cannotListen,
  ]
}
