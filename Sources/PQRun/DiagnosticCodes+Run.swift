package import PQCore

extension Diagnostic.Code {
  /// Every code of the runner, verdicts included.
  package static var runCodes: [Diagnostic.Code] {
    [
      .cancelled, .commandsNotAllowed, .conflictingKeys, .endlessPages, .noPaging, .invalidToken, .invalidUsername,
      .lateAnswer, .missingVariable, .noFiles, .noJSON, .pathSegment, .pluginFailed, .redirectLoop, .separatorInValue,
      .tokenFile, .unclosedName, .undeclaredName, .unknownAuthenticator, .unknownDecoder, .unknownVariable,
      .wrongEnvironment,
    ] + decodingCodes + Verdict.Kind.allCases.filter { $0 != .ok }.map(\.code)
  }
}
