import PQModel

extension OptionSpecification {
  /// The options that say how to connect: those of every command that sends requests.
  ///
  /// `--timeout` is not one of them: it bounds what a command does, which is one exchange or a whole run.
  static let connection: [OptionSpecification] = [
    connectTimeout, idleTimeout, maximumBodySize, authorityFile, certificate, key, keyPasswordFile, insecure,
    proxy, ipVersion, httpVersion, resolve,
  ]

  static let timeout = value(
    "timeout",
    ValueSpecification("DURATION"),
    help: "longest time for the whole answer, such as 500ms, 5s or 2m"
  )

  static let connectTimeout = value(
    "connect-timeout",
    ValueSpecification("DURATION"),
    help: "longest time until a connection stands, with name look-up and TLS"
  )

  static let idleTimeout = value(
    "idle-timeout",
    ValueSpecification("DURATION"),
    help: "longest time in which nothing comes"
  )

  static let maximumBodySize = value(
    "max-body-size",
    ValueSpecification("SIZE"),
    help: "largest answer, after decompression, such as 512kB or 64MB"
  )

  static let authorityFile = value(
    "ca",
    ValueSpecification("FILE", from: .files),
    help: "certificate authorities to trust in place of the system's, in PEM"
  )

  static let certificate = value(
    "certificate",
    ValueSpecification("FILE", from: .files),
    help: "the client's certificate, in PEM or PKCS #12 (.p12, .pfx)"
  )

  static let key = value(
    "key",
    ValueSpecification("FILE", from: .files),
    help: "the key of the client's certificate, in PEM, where its own file does not hold it"
  )

  static let keyPasswordFile = value(
    "key-password-file",
    ValueSpecification("FILE", from: .files),
    help: "file with the password of that key, '-' for standard input; PQRUN_KEY_PASSWORD holds the password itself"
  )

  static let insecure = flag(
    "insecure",
    help: "do not verify the servers' certificates: anybody on the way can read and change everything"
  )

  static let proxy = value(
    "proxy",
    ValueSpecification("ADDRESS"),
    help: "proxy to go through, such as http://proxy.example.test:3128, or none; NO_PROXY lists hosts that need none"
  )

  static let ipVersion = value(
    "ip-version",
    ValueSpecification("VERSION", from: .words(ConnectionOptions.AddressFamily.allCases.map(\.rawValue))),
    help: "version of IP"
  )

  static let httpVersion = value(
    "http-version",
    ValueSpecification("VERSION", from: .words(ConnectionOptions.HTTPVersion.allCases.map(\.rawValue))),
    help: "version of HTTP"
  )

  static let resolve = value(
    "resolve",
    ValueSpecification("HOST:PORT:ADDRESS"),
    repetition: .collects,
    help: "address to use for a host and a port in place of name look-up; PQRUN_RESOLVE may hold several, with blanks"
  )
}
