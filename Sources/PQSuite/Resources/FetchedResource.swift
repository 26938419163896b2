internal import PQCore
internal import PQModel
internal import PQRun

/// What came for an address that an answer names.
struct FetchedResource: Sendable {
  /// How many are asked for at a time by one check.
  static let width = 6

  /// The most that one check asks for when nothing else is said.
  static let usualLimit = 50

  private let outcome: Result<Response, any Error>
  private let verdict: Verdict?

  /// Asks for an address.
  ///
  /// - Parameters:
  ///   - address: A path or a whole address.
  ///   - subject: Has the tools, and the environment to be judged by.
  init(_ address: String, beside subject: CheckSubject) async {
    do {
      let response = try await subject.tools.fetch(address)
      outcome = .success(response)
      verdict = Self.isPage(response) ? VerdictJudge().judge(response, context: subject.context).verdict : nil
    } catch {
      outcome = .failure(error)
      verdict = nil
    }
  }

  /// The response, or nil when none came.
  var response: Response? { try? outcome.get() }

  /// The media type without its parameters, in lower case; empty when there is none.
  var mediaType: String {
    let field = response?.headers["Content-Type"] ?? ""
    return String(field.prefix { $0 != ";" }).trimmingTrailingSpaces().lowercased()
  }

  /// Whether it asks for credentials, by a status, a redirect or a page.
  var asksForCredentials: Bool {
    switch verdict?.kind {
    case .loginPage, .loginRedirect: true
    default: response.map { $0.status == 401 || $0.status == 403 } ?? false
    }
  }

  /// Whether it refuses whom it does not know, as public sites do with programs.
  var refusesStrangers: Bool {
    asksForCredentials || response.map { [405, 406, 429, 999].contains($0.status) } ?? false
  }

  /// Where it sends to, if that is no log-in.
  var redirect: String? {
    verdict?.kind == .redirect ? response?.headers["Location"] : nil
  }

  /// Why it is not there, as a phrase that follows its address, or nil when something came with a good status.
  var obstacle: String? {
    switch outcome {
    case .failure(let error): "cannot be fetched: \(FailureWords(error).lines.first ?? "\(error)")"
    case .success(let response):
      switch verdict?.kind {
      case .loginPage?: "gives a log-in page: HTTP \(response.status)"
      case .loginRedirect?: "leads to a log-in page: HTTP \(response.status)"
      case .redirect?: "is redirected to '\(response.headers["Location"] ?? "")': HTTP \(response.status)"
      default: response.status == 200 ? nil : "answers HTTP \(response.status)"
      }
    }
  }

  // Only what may be a page is read as one: a picture is large and no text.
  private static func isPage(_ response: Response) -> Bool {
    guard response.status == 200 else { return true }
    return response.body.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
      && response.headers["Content-Type"]?.lowercased().contains("svg") != true
  }
}
