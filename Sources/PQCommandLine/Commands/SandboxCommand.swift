import PQCore
import PQSandbox

/// `pqrun sandbox`.
enum SandboxCommand: CommandRunner {
  static let specification = CommandSpecification(
    name: "sandbox",
    summary: "run the local AEM with the content of the WKND site until Ctrl-C",
    discussion: [
      """
      The local AEM answers persisted queries on 127.0.0.1 by executing their documents against built-in content, with \
      the shapes, headers and errors of AEM. Without --mode it is an author on port 4502 (user admin, password admin) \
      and a publish on port 4503 at once.
      """,
      "With '--env sandbox' the other commands bring up one of their own; this command is not needed for them.",
    ],
    options: [.mode, .port, .fault, .faultDelay],
    examples: [
      .init("pqrun sandbox", "author on 4502 and publish on 4503, as in the shipped environments"),
      .init("pqrun sandbox --mode publish --port 8080 -v", "a publish on port 8080 that logs each request"),
      .init("pqrun sandbox --fault slow --fault-delay 10s", "one whose answers come ten seconds late"),
    ]
  )

  static func run(in context: CommandContext) async throws {
    let sandboxes = try start(in: context)
    let lines = sandboxes.map { "\($0.mode.rawValue) on \($0.address)\n" }
    try context.print(lines.joined())
    let faults = context.arguments.values(of: .fault).map(\.text)
    if !faults.isEmpty { context.say("sandbox: misbehaves as it was told: \(faults.joined(separator: ", "))") }
    context.say("sandbox: Ctrl-C ends it")
    await waitForSignal()
    for sandbox in sandboxes { sandbox.stop() }
  }

  private static func start(in context: CommandContext) throws(Diagnostic) -> [RunningSandbox] {
    let port = try context.arguments.value(of: .port).map(readPort)
    let mode = context.arguments.value(of: .mode).flatMap { Sandbox.Mode(rawValue: $0.text) }
    if mode == nil, let port, port != 0 { throw .portWithoutMode() }
    let modes = mode.map { [$0] } ?? Sandbox.Mode.allCases
    let faults = try faultPlan(in: context)
    let log = requestLog(in: context)
    return try modes.map { mode throws(Diagnostic) in
      try Sandbox.start(mode: mode, port: port ?? mode.customaryPort, faults: faults, onRequest: log)
    }
  }

  private static func faultPlan(in context: CommandContext) throws(Diagnostic) -> Sandbox.FaultPlan {
    let faults = context.arguments.values(of: .fault).compactMap { Sandbox.Fault(rawValue: $0.text) }
    var plan = Sandbox.FaultPlan(Set(faults))
    guard let option = context.arguments.value(of: .faultDelay) else { return plan }
    guard plan.faults.contains(.slow) else { throw .delayOfNothing(option) }
    guard let delay = UnitText.duration(option.text) else {
      throw .unreadable(option, "a time", hint: "write a number with its unit, such as 500ms, 5s or 2m")
    }
    plan.delay = delay
    return plan
  }

  private static func readPort(_ option: GivenOption) throws(Diagnostic) -> UInt16 {
    guard let port = UInt16(option.text) else {
      throw .unreadable(option, "a port", hint: "write a number from 0 to 65535; 0 takes a free port")
    }
    return port
  }

  private static func requestLog(in context: CommandContext) -> (@Sendable (Sandbox.LogEntry) -> Void)? {
    guard context.arguments.has(.verbose) else { return nil }
    return { entry in
      context.say("\(entry.method) \(entry.target) \(entry.status) \(MillisecondText(entry.duration))")
    }
  }

  // The signal's own handler ends the process.
  private static func waitForSignal() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(3600))
    }
  }
}

extension Diagnostic {
  fileprivate static func delayOfNothing(_ option: GivenOption) -> Diagnostic {
    .error(
      .optionValue,
      "only the fault 'slow' has a delay",
      notes: [Note("given by \(option.origin)")],
      hint: "add --fault slow, or leave --fault-delay out",
      failure: .usage
    )
  }

  fileprivate static func portWithoutMode() -> Diagnostic {
    .error(
      .optionValue,
      "author and publish cannot both listen on one port",
      hint: "add --mode author or --mode publish, or leave --port out",
      failure: .usage
    )
  }
}
