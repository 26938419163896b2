package import PQCore

extension Diagnostic.Code {
  /// Every code of the runner, verdicts included.
  package static var runCodes: [Diagnostic.Code] {
    [
      .cancelled, .commandFailed, .commandsNotAllowed, .conflictingKeys, .contentType, .endlessPages, .invalidToken,
      .invalidTokenURL, .invalidUsername, .lateAnswer, .loginRefused, .missingVariable, .netrc, .noFiles, .noJSON,
      .noPaging, .noValue, .pathSegment, .pluginFailed, .redirectLoop, .rehearsal, .separatorInValue,
      .serviceCredentials, .severalChecks,
      .tokenExpired, .tokenExpiresSoon, .tokenFile, .tokenRefused, .unclosedName, .undeclaredName,
      .unknownAuthenticator, .unknownCheck, .unknownDecoder, .unknownVariable, .wrongEnvironment,
    ] + decodingCodes + Verdict.Kind.allCases.filter { $0 != .ok }.map(\.code)
  }
}
