/// One connection of a server: what it has received, and what of its answer is still to do.
struct RawServerConnection {
  /// What became of a connection after some work.
  enum Fate {
    case open
    case closed
  }

  let socket: RawServerSocket
  let number: Int

  /// Until when the answer pauses.
  private(set) var pausedUntil: ContinuousClock.Instant?

  private var input: [UInt8] = []
  private var head: RawServer.Request?
  private var output: ArraySlice<UInt8> = []
  private var steps: ArraySlice<RawServer.Answer.Step> = []
  private var isAnswering = false
  private var keepsAlive = false
  private var hangs = false

  init(_ socket: RawServerSocket, number: Int) {
    self.socket = socket
    self.number = number
  }

  /// Whether bytes wait to be sent.
  var hasOutput: Bool { !output.isEmpty }

  /// Reads what has come.
  mutating func receive() -> Fate {
    guard let bytes = socket.receive() else { return .open }
    guard !bytes.isEmpty else { return .closed }
    input += bytes
    return .open
  }

  /// Takes the next whole request, unless one is being answered.
  mutating func nextRequest(number: Int) -> RawServer.Request? {
    guard !isAnswering else { return nil }
    head = head ?? .takeHead(from: &input, connection: self.number)
    guard let request = head?.takingBody(from: &input, number: number) else { return nil }
    head = nil
    return request
  }

  /// Starts to answer.
  mutating func begin(_ answer: RawServer.Answer) {
    steps = answer.steps[...]
    keepsAlive = answer.keepsAlive
    isAnswering = true
  }

  /// Does every step that can be done now.
  mutating func advance(at now: ContinuousClock.Instant) -> Fate {
    while isAnswering, !hangs {
      if hasOutput {
        guard let count = socket.transmit(output) else { return .closed }
        output = output.dropFirst(count)
        if hasOutput { return .open }
      }
      if let end = pausedUntil {
        guard end <= now else { return .open }
        pausedUntil = nil
      }
      guard let step = steps.popFirst() else {
        isAnswering = false
        return keepsAlive ? .open : .closed
      }
      switch step {
      case .send(let bytes): output = bytes[...]
      case .pause(let time): pausedUntil = now + time
      case .hang: hangs = true
      case .reset:
        socket.prepareReset()
        return .closed
      }
    }
    return .open
  }
}
