public import PQCore
import PQModel

/// Runs a query page by page and joins the pages into one answer.
///
/// Cursors (`first`, `after`) and offsets (`offset`, `limit`) are followed, whichever the query declares.
public struct Pager: Sendable {
  /// How far it has come.
  public struct Progress: Sendable, Hashable {
    /// The number of pages so far.
    public let pages: Int

    /// The number of items so far.
    public let items: Int
  }

  /// The size of a page when nobody gives `limit`.
  public static let standardPageSize: Int = 100

  /// The most pages that are asked for unless another limit is given.
  public static let standardPageLimit: Int = 1_000

  private let client: Client
  private let pageLimit: Int
  private let report: @Sendable (Progress) -> Void

  /// Makes a pager.
  ///
  /// - Parameters:
  ///   - client: Sends the requests.
  ///   - pageLimit: The most pages that are asked for.
  ///   - report: Learns of each page.
  public init(
    _ client: Client,
    pageLimit: Int = standardPageLimit,
    report: @escaping @Sendable (Progress) -> Void = { _ in }
  ) {
    self.client = client
    self.pageLimit = pageLimit
    self.report = report
  }

  /// Asks for every page.
  ///
  /// - Parameter call: The call; what it gives for `after` or `offset` is where the first page starts.
  /// - Returns: The joined answer, or that of the first page when it is not good.
  /// - Throws: Every problem with a call, or the one that kept the pages from being joined.
  public func run(_ call: Call) async throws(DiagnosticList) -> Answer {
    let (paging, first) = try DiagnosticList.listing { () throws(Diagnostic) in try Self.start(call) }
    var answer = try await send(client.prepare(first))
    guard answer.verdict.isOK else { return answer }
    var pages = try DiagnosticList.listing { () throws(Diagnostic) in try AnswerPages(answer, by: paging) }
    report(pages.progress)
    while let next = try DiagnosticList.listing({ () throws(Diagnostic) in try next(of: &pages, after: first) }) {
      let prepared = try await client.prepare(next)
      answer = try await send(prepared)
      try DiagnosticList.listing { () throws(Diagnostic) in
        guard answer.verdict.isOK else { throw .badAnswer(answer, of: prepared) }
        try pages.append(answer)
      }
      report(pages.progress)
    }
    return try DiagnosticList.listing { () throws(Diagnostic) in try pages.joined() }
  }

  private static func start(_ call: Call) throws(Diagnostic) -> (Paging, Call) {
    let paging = try Paging(of: call.query)
    guard paging == .offset, call.number(of: "limit") == nil else { return (paging, call) }
    let size = GivenValue(.json(.number(String(standardPageSize))))
    return (paging, try Call(call, replacing: ["limit": size]))
  }

  private func next(of pages: inout AnswerPages, after first: Call) throws(Diagnostic) -> Call? {
    guard let values = try pages.valuesForNext(after: first.number(of: "offset") ?? 0) else { return nil }
    guard pages.progress.pages < pageLimit else { throw .tooManyPages(pages.progress) }
    return try Call(first, replacing: values)
  }

  private func send(_ prepared: PreparedCall) async throws(DiagnosticList) -> Answer {
    do throws(Diagnostic) {
      return try await client.send(prepared)
    } catch {
      throw DiagnosticList([error])
    }
  }
}

extension Diagnostic.Code {
  package static let endlessPages = Diagnostic.Code(
    "endless-pages",
    explanation: """
      The pages of a query do not come to an end: a cursor came a second time, a page came again although another was \
      asked for, or there are more pages than are followed. A server that does not know 'after' or 'offset' ignores it \
      and sends the first page again and again.
      """,
    example: "pqrun adventures-all --all-pages --var limit=1"
  )
}

extension Diagnostic {
  fileprivate static func tooManyPages(_ progress: Pager.Progress) -> Diagnostic {
    .error(
      .endlessPages,
      "there are more than \(progress.pages) pages",
      hint: "ask for larger pages with 'limit' or 'first'",
      failure: .badAnswer
    )
  }
}
