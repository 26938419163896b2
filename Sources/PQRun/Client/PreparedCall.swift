public import PQCore
import PQModel

/// A call with its request compiled and authorised: exactly what would be sent.
public struct PreparedCall: Sendable {
  /// The call.
  public let call: Call

  /// The request with credentials.
  public let request: Request

  /// What plug-ins may know about the call.
  public let context: RunContext

  /// The texts that must never be shown: those of the authenticator, of sensitive header fields, of the proxy's address,
  /// of the key, and of secret variables.
  public let secrets: [Secret]

  init(call: Call, request: Request, context: RunContext, authenticator: any Authenticator) {
    self.call = call
    self.request = request
    self.context = context
    var secrets = authenticator.secrets
    secrets += request.headers.fields.flatMap(\.secrets)
    secrets += request.connection.secrets
    for bound in call.variables where bound.variable.isSecret {
      if let text = bound.value.wireText { secrets.append(Secret(text)) }
    }
    self.secrets = secrets
  }
}
