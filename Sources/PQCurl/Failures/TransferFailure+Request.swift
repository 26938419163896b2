import CCurl
package import PQCore

extension TransferFailure {
  /// The address cannot be asked at all.
  var invalidAddress: Diagnostic { .invalidAddress(peer, text) }
}

extension Diagnostic.Code {
  package static let invalidAddress = Diagnostic.Code(
    "invalid-address",
    explanation: """
      The address is not one that can be asked: its scheme is neither http nor https, it holds a space or a control \
      character, or it holds a user name. Nothing was sent.
      """,
    example: "https://publish.example.test/graphql/execute.json/my query"
  )

  package static let refusedOption = Diagnostic.Code(
    "option-not-supported",
    explanation: """
      The libcurl of this machine does not know an option that the request needs, such as HTTP/2 or a kind of proxy. \
      Nothing was sent.
      """,
    example: "proxy: socks9://proxy.example.test"
  )

  package static let transferNotStarted = Diagnostic.Code(
    "transfer-not-started",
    explanation: "The request could not start because the system has no memory left for it. Nothing was sent.",
    example: "ulimit -v 1000; pqrun adventures-all --env publish"
  )

  package static let interruptedTransfer = Diagnostic.Code(
    "interrupted",
    explanation: "The request was cancelled before its answer was whole, by the user or by the program itself.",
    example: "pqrun adventures-all --env publish   # then Ctrl-C"
  )
}

extension Diagnostic {
  fileprivate static func invalidAddress(_ peer: Peer, _ text: String) -> Diagnostic {
    .error(
      .invalidAddress,
      "the address for '\(peer)' cannot be asked",
      notes: cause(text),
      hint: "an address is http or https, has no user name, and every other character is percent-encoded"
    )
  }

  /// An option that this libcurl does not take.
  static func refusedOption(_ refusal: EasyHandle.RefusedOption, _ peer: Peer) -> Diagnostic {
    .error(
      .refusedOption,
      "this machine's libcurl cannot send the request to \(peer) as asked",
      notes: [Note("option \(refusal.option.rawValue) gives error \(refusal.code.rawValue)")],
      hint: "install a newer libcurl, or do without that HTTP version, proxy or certificate"
    )
  }

  /// A transfer for which there is no memory.
  static func transferNotStarted(_ peer: Peer) -> Diagnostic {
    .error(
      .transferNotStarted,
      "the request to \(peer) could not start: no memory is left",
      hint: "run fewer requests at a time",
      failure: .noAnswer
    )
  }

  /// A transfer that was cancelled.
  static func interrupted(_ peer: Peer) -> Diagnostic {
    .error(
      .interruptedTransfer,
      "the request to \(peer) was cancelled",
      hint: "run it again when it shall be done",
      failure: .interrupted
    )
  }

  /// The cause in libcurl's words, as a note.
  static func cause(_ text: String) -> [Note] {
    text.isEmpty ? [] : [Note("caused by: \(text)")]
  }
}
