package import PQCore

extension Diagnostic.Code {
  /// The codes this module raises.
  package static let curlCodes: [Diagnostic.Code] = [
    .badContentEncoding,
    .bodyTooLarge,
    .connectRefused,
    .connectTimeout,
    .engineNotStarted,
    .headersTooLarge,
    .hostUnreachable,
    .http2Failed,
    .idleTimeout,
    .incompleteBody,
    .incompleteHeader,
    .interruptedTransfer,
    .invalidAddress,
    .malformedAnswer,
    .nameNotFound,
    .noAnswer,
    .proxyFailed,
    .refusedOption,
    .timeout,
    .tlsClientCertificate,
    .tlsExpired,
    .tlsHandshake,
    .tlsUnknownIssuer,
    .tlsUnusableFile,
    .tlsWrongHost,
    .transferFailed,
    .transferNotStarted,
  ]
}
