package import PQCore

/// The settings of an Xcode configuration file that make an environment.
package enum XCConfigFields: Sendable {
  /// The settings in the order people write them.
  package static let all: [Field] = [scheme, host, authenticationType, username, password, token]

  static let scheme = Field(
    "AEM_SCHEME",
    .choice(["https", "http"]),
    defaultText: "https",
    description: "The scheme of every address.",
    examples: ["http"]
  )

  static let host = Field(
    "AEM_HOST",
    .text,
    isRequired: true,
    description: "The host with an optional port; never a scheme or a path.",
    examples: ["publish.example.test"]
  )

  static let authenticationType = Field(
    "AEM_AUTH_TYPE",
    .choice(["none", "basic", "token", "netrc"]),
    description:
      "The type of `auth`, in any case; a word that ends with `token` is `token`. Without it the type is `token` where "
      + "`AEM_TOKEN` is set, else `basic` where `AEM_USERNAME` is, else `none`.",
    examples: ["basic"]
  )

  static let username = Field(
    "AEM_USERNAME",
    .text,
    description: "The user's name, for `basic`.",
    examples: ["admin"]
  )

  static let password = Field(
    "AEM_PASSWORD",
    .secret,
    description: "The user's password, for `basic`.",
    examples: ["${env:AEM_PASSWORD}"]
  )

  static let token = Field(
    "AEM_TOKEN",
    .secret,
    description: "The bearer token, for `token`.",
    examples: ["${env:AEM_TOKEN}"]
  )

  static let names = all.map(\.name)

  /// What the name of every such setting begins with.
  static let prefix = "AEM_"
}
