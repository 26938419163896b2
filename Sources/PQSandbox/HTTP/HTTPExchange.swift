/// A request while it arrives.
///
/// It belongs to one connection, and only one thread of the server touches it at a time.
final class HTTPExchange {
  let target: String
  let startedAt = ContinuousClock.now
  private(set) var method = ""
  private(set) var headers: [SandboxHeader] = []
  private(set) var body: [UInt8] = []

  /// Whether the header fields are here.
  private(set) var isOpen = false

  /// Whether more came than is kept.
  private(set) var isTooLarge = false

  private static let bodyLimit = 1 << 20

  init(target: String) {
    self.target = target
  }

  func open(method: String, headers: [SandboxHeader]) {
    isOpen = true
    self.method = method
    self.headers = headers
  }

  func append(_ bytes: some Collection<UInt8>) {
    isTooLarge = isTooLarge || body.count + bytes.count > Self.bodyLimit
    if !isTooLarge { body += bytes }
  }

  /// The whole request.
  var request: SandboxRequest {
    SandboxRequest(method, target, headers: headers, body: body)
  }
}
