package import PQCore

extension Diagnostic.Code {
  /// Every code of the runner, verdicts included.
  package static var runCodes: [Diagnostic.Code] {
    [
      .cancelled, .commandFailed, .commandsNotAllowed, .conflictingKeys, .contentType, .endlessPages, .invalidToken,
      .invalidTokenURL, .invalidUsername, .lateAnswer, .loginRefused, .missingVariable, .netrc, .noFiles, .noJSON,
      .noPaging, .noRows, .noValue, .pathSegment, .pluginFailed, .redirectLoop, .rehearsal, .rowValues,
      .separatorInValue,
      .serviceCredentials, .severalChecks,
      .tokenExpired, .tokenExpiresSoon, .tokenFile, .tokenRefused, .unclosedName, .undeclaredName,
      .unknownAuthenticator, .unknownCheck, .unknownDecoder, .unknownReport, .unknownVariable, .unverifiedServer,
      .wrongEnvironment,
    ] + decodingCodes + Verdict.Kind.allCases.filter { $0 != .ok }.map(\.code)
  }
}
