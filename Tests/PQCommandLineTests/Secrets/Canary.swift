import PQCore
import Testing

/// One way to authenticate, with secrets that can be told from all other text.
struct Canary: Sendable, CustomTestStringConvertible {
  /// The settings of the environment, with `PORT` for the server's port.
  let settings: String

  /// Settings of the environment besides, with `PORT` likewise.
  var others = ""

  /// The secrets that pqrun is given, or gets.
  let secrets: [String]

  var testDescription: String { settings + others }

  static let password = #"C4n4ry/+"p%w="#
  static let token = "T0k3n/+c4n4ry=="
  static let cookie = "c00kie/+c4n4ry"
  static let client = #"cl1ent/"s3cret"#
  static let refresh = "r3fresh/+c4n4ry"
  static let assertion = "4ssertion/+c4n4ry"

  private static let pair = Base64.encode("demo:\(password)".utf8)
  private static let endpoint = #"token-url: "http://127.0.0.1:PORT/token", client-id: my-client"#

  /// The environment variables that the settings name.
  static let variables = [
    "PASSWORD": password, "TOKEN": token, "CLIENT": client, "REFRESH": refresh,
    "ENCODED": PercentEncoding.encode(password),
  ]

  static let all: [Canary] = [
    Canary(
      settings: "{type: none}",
      others: #"proxy: "http://demo:${env:ENCODED}@127.0.0.1:PORT""#,
      secrets: [password, pair]
    ),
    Canary(settings: "{type: none}", others: #"tls: {key-password: "${env:PASSWORD}"}"#, secrets: [password]),
    Canary(settings: #"{type: basic, username: demo, password: "${env:PASSWORD}"}"#, secrets: [password, pair]),
    Canary(settings: #"{type: basic, username: demo, password: 'C4n4ry/+"p%w='}"#, secrets: [password, pair]),
    Canary(settings: #"{type: token, token: "${env:TOKEN}"}"#, secrets: [token]),
    Canary(settings: "{type: token, token-file: token.json}", secrets: [token]),
    Canary(
      settings: #"{type: oauth, \#(endpoint), client-secret: "${env:CLIENT}"}"#,
      secrets: [client, token, refresh]
    ),
    Canary(
      settings: #"{type: oauth, \#(endpoint), grant: refresh-token, refresh-token: "${env:REFRESH}"}"#,
      secrets: [token, refresh]
    ),
    Canary(
      settings: #"{type: oauth, \#(endpoint), grant: password, username: demo, password: "${env:PASSWORD}"}"#,
      secrets: [password, token]
    ),
    Canary(
      settings: #"{type: oauth, \#(endpoint), grant: jwt-bearer, command: [./print-assertion]}"#,
      secrets: [assertion, token]
    ),
    Canary(settings: #"{type: form, username: demo, password: "${env:PASSWORD}"}"#, secrets: [password, cookie]),
    Canary(settings: "{type: command, command: [./print-token]}", secrets: [token]),
    Canary(settings: "{type: netrc, file: netrc}", secrets: [password, pair]),
  ]

  /// Writes a project that authenticates in this way.
  func write(to folder: ScratchFolder, port: Int) throws {
    let text = """
      scheme: http
      host: 127.0.0.1:PORT
      auth: \(settings)
      \(others)
      """
    try folder.write(
      text.replacing("PORT", with: String(port)),
      to: "environments/canary.yaml"
    )
    try folder.write("persisted: site/list\n", to: "queries/list-all.yaml")
    try folder.write(#"{"ok":true,"accessToken":"\#(Self.token)"}"#, to: "token.json")
    try folder.write(
      #"machine 127.0.0.1 login demo password "C4n4ry/+\"p%w=""#,
      to: "netrc",
      mode: 0o600
    )
    try folder.write("#!/bin/sh\necho '\(Self.token)'\n", to: "print-token", mode: 0o700)
    try folder.write("#!/bin/sh\necho '\(Self.assertion)'\n", to: "print-assertion", mode: 0o700)
  }

  /// Every form in which a secret may turn up.
  static func forms(of secret: String) -> [String] {
    let encoded = PercentEncoding.encode(secret)
    let escaped = String(JSONValue.string(secret).text(.compact).dropFirst().dropLast())
    let lowered = encoded.replacing("%2F", with: "%2f").replacing("%2B", with: "%2b").replacing("%3D", with: "%3d")
    let base64 = Base64.encode(secret.utf8)
    let urlSafe = base64.replacing("+", with: "-").replacing("/", with: "_")
    return [
      secret, encoded, lowered, encoded.replacing("%2F", with: "/"), base64, PercentEncoding.encode(base64), urlSafe,
      String(urlSafe.prefix { $0 != "=" }), escaped, escaped.replacing("/", with: "\\/"),
      secret.replacing("\"", with: "&quot;"), secret.replacing("/", with: "\\u002f"),
    ]
  }
}
