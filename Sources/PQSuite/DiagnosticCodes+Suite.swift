package import PQCore

extension Diagnostic.Code {
  /// Every code of smoke tests.
  package static var suiteCodes: [Diagnostic.Code] {
    [.caseBroken, .unexpectedVerdict]
  }
}
