public import PQCore

/// A stand-in for Adobe Experience Manager on this machine, with the content of the WKND site.
public enum Sandbox: Sendable {
  /// Starts serving on 127.0.0.1.
  ///
  /// - Parameters:
  ///   - mode: Which kind of system to be.
  ///   - port: The port; 0 takes a free one.
  ///   - credentials: What an author system accepts.
  ///   - documents: The persisted documents.
  ///   - faults: In which ways to misbehave.
  ///   - onRequest: Called after each answer, on a thread of the server.
  /// - Returns: The running sandbox; it stops when it is released.
  /// - Throws: A diagnostic when the port is taken or the HTTP library is missing.
  public static func start(
    mode: Mode,
    port: UInt16 = 0,
    credentials: Credentials = Credentials(),
    documents: [PersistedDocument] = PersistedDocument.wknd,
    faults: FaultPlan = [],
    onRequest: (@Sendable (LogEntry) -> Void)? = nil
  ) throws(Diagnostic) -> RunningSandbox {
    let library = try MicroHTTPD.load()
    let store = try loadContent()
    let socket = try LoopbackSocket.open(on: port)
    let handler = SandboxHandler(
      mode: mode,
      credentials: credentials,
      documents: documents,
      store: store,
      faults: faults,
      port: socket.port
    )
    let server = try HTTPServer(library: library, socket: socket, handler: handler, onRequest: onRequest)
    return RunningSandbox(mode: mode, server: server)
  }

  private static func loadContent() throws(Diagnostic) -> ContentStore {
    do {
      return try ContentStore.wknd()
    } catch {
      throw .contentBroken(error)
    }
  }
}

extension Diagnostic {
  fileprivate static func contentBroken(_ problems: DiagnosticList) -> Diagnostic {
    .error(
      .inconsistentContent,
      "the content that is built in contradicts itself",
      notes: problems.items.map { Note($0.message) },
      hint: "this is a fault of pqrun: please report it",
      failure: .bug
    )
  }
}
