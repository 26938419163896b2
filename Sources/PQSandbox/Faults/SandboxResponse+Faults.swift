extension SandboxResponse {
  /// What a delivery network says to who asks too often.
  static let tooManyRequests = SandboxResponse(
    status: 429,
    type: "text/plain;charset=utf-8",
    headers: [SandboxHeader("Retry-After", "1")],
    text: "Too many requests\n"
  )

  /// Whether it carries a picture.
  var isPicture: Bool { header("Content-Type")?.hasPrefix("image/") == true }

  /// The answer as a cache gives it that was filled two days earlier, which is longer than it may be used stale.
  var fromStaleCache: SandboxResponse {
    guard status == 200 else { return self }
    let age = header("Age").flatMap { Int($0) } ?? 0
    var response = self
    response.headers.removeAll { $0.hasName("Age") || $0.hasName("X-Cache") }
    response.headers += [SandboxHeader("Age", "\(age + 172_800)"), SandboxHeader("X-Cache", "HIT")]
    return response
  }

  /// The answer with only one half of its body sent.
  var cutInTheMiddle: SandboxResponse {
    var response = self
    response.delivery.end = body.count / 2
    return response
  }

  /// The answer after a time without a byte.
  ///
  /// - Parameter delay: The time.
  /// - Returns: The answer.
  func delayed(by delay: Duration) -> SandboxResponse {
    var response = self
    response.delivery.delay = delay
    return response
  }
}
