import PQCore
import PQModel
import PQRun

/// The two halves of an exchange as lines for people: `>` is sent, `<` has come, `*` is about both, `!` failed.
struct ExchangeText {
  /// How much is said.
  enum Detail: Int, Comparable {
    /// The first lines and the header fields.
    case headers = 1
    /// The connection and the phases besides.
    case phases
    /// The bodies besides.
    case bodies

    static func < (left: Detail, right: Detail) -> Bool { left.rawValue < right.rawValue }
  }

  private let request: Request
  private let detail: Detail

  init(_ request: Request, detail: Detail) {
    self.request = request
    self.detail = detail
  }

  /// What is sent.
  var sent: String {
    let line = "\(request.method.rawValue) \(request.url)"
    return lines(">", [line] + request.headers.fields.map(\.description) + shown(request.body ?? []))
  }

  /// What has come.
  func received(_ response: Response) -> String {
    let exchange = response.exchange
    let status = [exchange.version, String(response.status)].compactMap(\.self).joined(separator: " ")
    let line = "\(status), \(response.body.count) bytes in \(MillisecondText(exchange.total))"
    let age = AnswerAgeText(response.caching).map { lines("*", ["\($0)"]) } ?? ""
    return lines("<", [line] + response.headers.fields.map(\.description) + shown(response.body)) + age
      + facts(of: response)
  }

  /// Why nothing has come.
  func failed(_ error: any Error) -> String {
    guard let diagnostic = error as? Diagnostic else { return lines("!", ["\(error)"]) }
    let causes = diagnostic.notes.map(\.message)
    return lines("!", ["\(diagnostic.code.name): \(diagnostic.message)"] + causes)
  }

  private func facts(of response: Response) -> String {
    guard detail >= .phases else { return "" }
    let phases = ExchangePhases(response.exchange).all.map { "\($0.name) \(MillisecondText($0.length))" }
    return lines("*", ExchangeFacts(response).lines + [phases.joined(separator: ", ")])
  }

  // An answer may hold credentials that nobody knows yet, so that no redaction would find them.
  private func shown(_ body: [UInt8]) -> [String] {
    guard detail >= .bodies, !body.isEmpty else { return [] }
    guard !request.isConfidential else { return ["", "<\(body.count) bytes with credentials>"] }
    let text = String(decoding: body, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return [""] + lines.map(String.init)
  }

  private func lines(_ mark: String, _ lines: [String]) -> String {
    lines.map { "\(mark) \(TerminalText.sanitise($0))".trimmingTrailingSpaces() + "\n" }.joined()
  }
}
