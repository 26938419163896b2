package import PQCore

extension Diagnostic.Code {
  /// Every code of smoke tests.
  package static var suiteCodes: [Diagnostic.Code] {
    [
      .caseBroken, .checkFailed, .contradictoryCheck, .invalidShape, .nothingCaptured, .recordedPath, .sharedSnapshot,
      .tooManyCases, .unexpectedVerdict, .waitedInVain,
    ]
  }
}
