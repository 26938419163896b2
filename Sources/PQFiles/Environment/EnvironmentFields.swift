package import PQCore
private import PQModel

/// The keys of an environment.
package enum EnvironmentFields: Sendable {
  /// The keys of an environment in the order people write them.
  package static let all: [Field] = [
    Field(
      "description",
      .text,
      description: "What the environment is, for people.",
      examples: ["Author of the stage system"]
    ),
    Field(
      "extends",
      .text,
      description: "Another environment whose keys are taken over; own keys win, and mappings merge key by key.",
      examples: ["base"]
    ),
    Field(
      "system",
      .choice(Environment.System.allCases.map(\.rawValue)),
      defaultText: Environment.System.aem.rawValue,
      description: "The product that answers, which decides how answers are judged.",
      examples: ["aem", "servicenow"]
    ),
    Field(
      "scheme",
      .choice(Environment.Scheme.allCases.map(\.rawValue)),
      defaultText: Environment.Scheme.https.rawValue,
      description: "The scheme of every address.",
      examples: ["https", "http"]
    ),
    Field(
      "host",
      .text,
      isRequired: true,
      description: "The host with an optional port, an IPv6 address in brackets; never a scheme or a path.",
      examples: ["publish.example.test", "localhost:4502", "\"[::1]:4503\""]
    ),
    Field(
      "base-path",
      .text,
      defaultText: "\"\"",
      description: "What stands before every path when the system sits behind one.",
      examples: ["/content/site"]
    ),
    Field(
      "auth",
      .reference("authentication"),
      defaultText: "{ type: none }",
      description: "How requests are authenticated; 'type' names the authenticator, the other keys are its settings.",
      examples: [
        "{ type: none }", "{ type: basic, username: admin, password: \"${env:AEM_PASSWORD}\" }",
        "{ type: token, token: \"${env:AEM_TOKEN}\" }",
      ]
    ),
    Field(
      "headers",
      .dictionary(.text),
      description: "Header fields added to every request.",
      examples: ["{ X-Smoke: \"1\" }"]
    ),
    Field(
      "timeout",
      .either([.duration, .mapping(timeout)]),
      defaultText: "{ connect: 5s, total: 30s }",
      description: "How long an exchange may take: one time for all of it, or a mapping.",
      examples: ["30s", "{ connect: 5s, total: 30s }"]
    ),
    Field(
      "retry",
      .either([.integer, .mapping(RetryFields.all)]),
      defaultText: "{ attempts: 1, max-delay: 10s }",
      description: "When a request is tried again after a network error or an answer 408, 429, 502, 503 or 504.",
      examples: ["3", "{ attempts: 3, max-delay: 10s }"]
    ),
    Field(
      "max-body-size",
      .size,
      defaultText: "64MB",
      description: "How large an answer may be, after decompression; a number without a unit is bytes.",
      examples: ["64MB", "512kB"]
    ),
    Field("tls", .mapping(tls), description: "How TLS is done.", examples: ["{ ca: certs/ca.pem }"]),
    Field(
      "proxy",
      .text,
      description:
        "The proxy's address, or none; without the key, HTTP_PROXY and HTTPS_PROXY decide. NO_PROXY always counts.",
      examples: ["http://proxy.example.test:3128", "none"]
    ),
    Field(
      "redirects",
      .choice(Environment.RedirectPolicy.allCases.map(\.rawValue)),
      defaultText: Environment.RedirectPolicy.never.rawValue,
      description: "Whether redirects are followed; where an unfollowed one leads is reported.",
      examples: ["never", "same-origin"]
    ),
    Field(
      "ip-version",
      .choice(ConnectionOptions.AddressFamily.allCases.map(\.rawValue)),
      defaultText: ConnectionOptions.AddressFamily.any.rawValue,
      description: "The version of IP to connect with.",
      examples: ["ipv4"]
    ),
    Field(
      "http-version",
      .choice(ConnectionOptions.HTTPVersion.allCases.map(\.rawValue)),
      defaultText: ConnectionOptions.HTTPVersion.automatic.rawValue,
      description: "The version of HTTP: HTTP/2 where TLS offers it, HTTP/1.1 always, or HTTP/2 without TLS as well.",
      examples: ["\"1.1\""]
    ),
    Field(
      "resolve",
      .list(.text),
      description: "Addresses to use in place of name look-up, each as host:port:address.",
      examples: ["[\"publish.example.test:443:127.0.0.1\"]"]
    ),
    Field(
      "url",
      .mapping(url),
      description: "How variables are written into the address.",
      examples: ["{ terminator: true }"]
    ),
    Field(
      "protected",
      .boolean,
      defaultText: "false",
      description: "Whether every command that writes is refused here.",
      examples: ["true"]
    ),
    Field(
      "variables",
      .dictionary(.any),
      description: "Values used where a query declares that variable and nobody gave it one.",
      examples: ["{ imageWidth: 800 }"]
    ),
  ]

  /// The keys of `timeout`.
  package static let timeout: [Field] = [
    Field(
      "connect",
      .duration,
      defaultText: "5s",
      description: "How long connecting may take, with name look-up and TLS.",
      examples: ["5s"]
    ),
    Field(
      "total",
      .duration,
      defaultText: "30s",
      description: "How long a whole exchange may take.",
      examples: ["30s", "2m"]
    ),
    Field("idle", .duration, description: "How long an exchange may stand still.", examples: ["10s"]),
  ]

  /// The keys of `tls`.
  package static let tls: [Field] = [
    Field(
      "ca",
      .text,
      description: "The file of certificate authorities to trust in place of the system's, in PEM.",
      examples: ["certs/ca.pem"]
    ),
    Field(
      "certificate",
      .text,
      description: "The file of the client's certificate, in PEM, or in PKCS #12 by its ending .p12 or .pfx.",
      examples: ["me.pem"]
    ),
    Field(
      "key",
      .text,
      description: "The file of the client's private key, in PEM, where the certificate's own file does not hold it.",
      examples: ["me.key"]
    ),
    Field(
      "key-password",
      .secret,
      description: "The password of the private key.",
      examples: ["\"${env:KEY_PASSWORD}\""]
    ),
    Field(
      "verify",
      .boolean,
      defaultText: "true",
      description: "Whether the server's certificate and name are verified.",
      examples: ["false"]
    ),
  ]

  /// The keys of `url`.
  package static let url: [Field] = [
    Field(
      "terminator",
      .boolean,
      defaultText: "false",
      description: "Whether one literal ';' ends the variables, as Adobe's JavaScript client writes them.",
      examples: ["true"]
    ),
    Field(
      "allow-separators",
      .boolean,
      defaultText: "false",
      description: "Whether a value may hold ';', which AEM may take for the end of the value.",
      examples: ["true"]
    ),
  ]

  /// The key of `auth` that every authenticator has.
  package static let authenticationType = Field(
    "type",
    .text,
    isRequired: true,
    description: "The name of the authenticator.",
    examples: ["none", "basic", "token"]
  )
}

/// The keys of `retry`, of an environment and of a query.
package enum RetryFields: Sendable {
  /// The keys in the order people write them.
  package static let all: [Field] = [
    Field(
      "attempts",
      .integer,
      defaultText: "1",
      description: "How often a request is sent at the most.",
      examples: ["3"]
    ),
    Field(
      "max-delay",
      .duration,
      defaultText: "10s",
      description: "The longest wait between two attempts.",
      examples: ["10s"]
    ),
  ]
}
