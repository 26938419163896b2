import PQCore
import PQFiles
import PQModel
import Testing

@testable import PQCommandLine

@Suite struct ConnectionOptionsApplyingTests {
  private let written = ConnectionOptions(
    connectTimeout: .seconds(1),
    totalTimeout: .seconds(2),
    idleTimeout: .seconds(3),
    maximumBodySize: 4,
    tls: .init(authorityFile: "a", certificateFile: "b", keyFile: "c", keyPassword: Secret("d")),
    proxy: "p:1",
    addressFamily: .ipv4,
    httpVersion: .http1,
    resolve: ["a:1:127.0.0.1"]
  )

  private func apply(
    _ words: [String],
    variables: [String: String] = [:],
    files: [String: String] = [:]
  ) throws -> ConnectionOptions {
    let process = ProcessContext(
      variables: variables,
      read: { path throws(SystemError) in
        guard let text = files[path] else { throw SystemError(code: 2) }
        return Array(text.utf8)
      },
      output: RecordingSink(),
      error: RecordingSink()
    )
    let parser = ArgumentParser(commands: CommandTable.specifications, variables: variables)
    let arguments = parser.parse(["run", "rivers"] + words)
    try arguments.problems.throwIfErrors()
    let context = CommandContext(arguments: arguments, process: process)
    return try ConnectionChanges(context, timeout: arguments.value(of: .timeout)).applied(to: written)
  }

  @Test func `without options everything stays as the environment has it`() throws {
    #expect(try apply([]) == written)
  }

  struct Case: Sendable {
    let option: String
    let value: String
    let change: @Sendable (inout ConnectionOptions) -> Void
  }

  static let cases: [Case] = [
    Case(option: "timeout", value: "7s") { $0.totalTimeout = .seconds(7) },
    Case(option: "connect-timeout", value: "250ms") { $0.connectTimeout = .milliseconds(250) },
    Case(option: "idle-timeout", value: "2m") { $0.idleTimeout = .seconds(120) },
    Case(option: "max-body-size", value: "512kB") { $0.maximumBodySize = 512_000 },
    Case(option: "ca", value: "ca.pem") { $0.tls.authorityFile = "ca.pem" },
    Case(option: "certificate", value: "me.p12") { $0.tls.certificateFile = "me.p12" },
    Case(option: "key", value: "me.key") { $0.tls.keyFile = "me.key" },
    Case(option: "proxy", value: "http://u:p@h:1") { $0.proxy = "http://u:p@h:1" },
    Case(option: "proxy", value: "none") { $0.proxy = "" },
    Case(option: "ip-version", value: "ipv6") { $0.addressFamily = .ipv6 },
    Case(option: "http-version", value: "2") { $0.httpVersion = .http2 },
    Case(option: "resolve", value: "b:2:[::1]") { $0.resolve.append("b:2:[::1]") },
  ]

  @Test(arguments: cases)
  func `an option and its environment variable change one thing`(_ given: Case) throws {
    var expected = written
    given.change(&expected)
    #expect(try apply(["--\(given.option)", given.value]) == expected)
    let variable = "PQRUN_" + given.option.uppercased().replacing("-", with: "_")
    #expect(try apply([], variables: [variable: given.value]) == expected)
  }

  @Test func `every option of the connection has a case`() {
    let tested = Set(Self.cases.map(\.option)).union(["insecure", "key-password-file"]).subtracting(["timeout"])
    #expect(Set(OptionSpecification.connection.map(\.name)) == tested)
  }

  @Test func `servers are verified unless somebody says otherwise`() throws {
    #expect(try apply(["--insecure"]).tls.verifiesServer == false)
    #expect(try apply([], variables: ["PQRUN_INSECURE": "1"]).tls.verifiesServer == false)
    #expect(try apply([], variables: ["PQRUN_INSECURE": "0"]).tls.verifiesServer)
  }

  @Test func `several addresses in place of look-up are kept in order`() throws {
    let entries = ["a:1:127.0.0.1", "b:2:127.0.0.2", "c:3:127.0.0.3"]
    #expect(try apply(["--resolve", entries[1], "--resolve", entries[2]]).resolve == entries)
    #expect(try apply([], variables: ["PQRUN_RESOLVE": "\(entries[1])  \(entries[2])"]).resolve == entries)
  }

  @Test func `the password of the key comes from a file or a variable, never from the command line`() throws {
    let files = ["pw": "from a file\r\n"]
    let variables = ["PQRUN_KEY_PASSWORD": "from a variable"]
    #expect(try apply(["--key-password-file", "pw"], files: files).tls.keyPassword == Secret("from a file"))
    #expect(try apply([], variables: variables).tls.keyPassword == Secret("from a variable"))
    let both = try apply(["--key-password-file", "pw"], variables: variables, files: files)
    #expect(both.tls.keyPassword == Secret("from a file"))
  }

  @Test(arguments: ["", "\n", "two\nlines\n", "a\u{0}b"])
  func `a file without one line of password is refused`(text: String) throws {
    let problems = #expect(throws: DiagnosticList.self) {
      try apply(["--key-password-file", "pw"], files: ["pw": text])
    }
    #expect(problems?.items.map(\.code) == [.unreadableFile])
    #expect(problems?.items.map(\.failure) == [.invalidInput])
  }

  @Test func `every wrong value is told at once, and no part of a proxy's address`() throws {
    let problems = #expect(throws: DiagnosticList.self) {
      try apply([
        "--timeout", "soon", "--connect-timeout", "5", "--max-body-size", "big", "--proxy", "http://u:S3cr3t@:x",
        "--resolve", "a:b", "--key-password-file", "nowhere",
      ])
    }
    #expect(problems?.items.count == 6)
    #expect(problems?.items.allSatisfy { $0.hint != nil && !"\($0)".contains("S3cr3t") } == true)
  }
}
