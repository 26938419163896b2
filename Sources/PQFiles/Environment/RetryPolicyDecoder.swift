internal import PQCore
internal import PQModel

/// Reads `retry`: a number of attempts, or a mapping.
enum RetryPolicyDecoder {
  static func decode(_ decoder: inout NodeDecoder) -> Environment.RetryPolicy? {
    guard decoder.value("retry")?.entries != nil else {
      let attempts = decoder.optional("retry") { node throws(Diagnostic) in
        try node.readInteger("retry", in: attemptRange)
      }
      return attempts.map { Environment.RetryPolicy(attempts: $0) }
    }
    return decoder.mapping("retry", fields: RetryFields.all) { decoder in
      let attempts = decoder.optional("attempts") { node throws(Diagnostic) in
        try node.readInteger("attempts", in: attemptRange)
      }
      var policy = Environment.RetryPolicy()
      policy.attempts = attempts ?? policy.attempts
      policy.maximumDelay = decoder.duration("max-delay") ?? policy.maximumDelay
      return policy
    }
  }

  private static let attemptRange = 1...100
}
