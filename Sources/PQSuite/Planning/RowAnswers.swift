internal import PQCore
internal import PQModel
internal import PQRun

/// The answers to the queries that give rows, each asked once for an environment and values however many cases use it.
struct RowAnswers {
  private let workshop: SuiteWorkshop
  private let jobs: Int
  private var answers: [Key: Result<JSON?, DiagnosticList>] = [:]

  init(_ workshop: SuiteWorkshop, jobs: Int) {
    self.workshop = workshop
    self.jobs = jobs
  }

  private struct Key: Hashable, Sendable {
    let environment: String
    let query: String
    let values: [String]

    // Where a value is written makes no difference.
    init(_ query: Query.RowQuery, in environment: Environment) {
      self.environment = environment.name
      self.query = query.query
      values = query.values.entries
        .map { "\($0.name)=\(ValueReader().readUntyped($0.value).json.text(.compact))" }
        .sorted()
    }
  }

  fileprivate struct Job: Sendable {
    let query: Query.RowQuery
    let environment: Environment
  }

  /// Asks every query that gives rows to one of these cases.
  mutating func ask(for cases: [SuiteCase]) async {
    var jobs: [(key: Key, job: Job)] = []
    var keys: Set<Key> = []
    for planned in cases where planned.skipReason == nil && !planned.problems.hasErrors {
      guard let rows = planned.expansion?.rows, case .query(let query) = rows.source else { continue }
      let key = Key(query, in: planned.environment)
      guard keys.insert(key).inserted else { continue }
      jobs.append((key, Job(query: query, environment: planned.environment)))
    }
    let workshop = workshop
    let results = await BoundedParallel.map(jobs, atOnce: max(1, self.jobs)) { await $0.job.answer(from: workshop) }
    for (job, result) in zip(jobs, results) { answers[job.key] = result }
  }

  /// The answer to a row query.
  ///
  /// - Throws: Why there is none, or what kind of bad answer it is, at the place where the rows are declared.
  func answer(to query: Query.RowQuery, of planned: SuiteCase) throws(DiagnosticList) -> JSON? {
    guard let result = answers[Key(query, in: planned.environment)] else { return nil }
    do {
      return try result.get()
    } catch {
      let span = planned.expansion?.rows?.span
      throw DiagnosticList(error.items.map { $0.belongingToRows(of: query.query, at: span) })
    }
  }
}

extension RowAnswers.Job {
  fileprivate func answer(from workshop: SuiteWorkshop) async -> Result<JSON?, DiagnosticList> {
    do {
      let call = try Call(workshop.query(query.query), with: query.values, in: environment)
      let prepared = try await workshop.client.prepare(call)
      let answer = try await workshop.client.send(prepared)
      guard answer.verdict.isOK else { throw Diagnostic.badRows(answer, of: prepared) }
      return .success(answer.json)
    } catch let list as DiagnosticList {
      return .failure(list)
    } catch let diagnostic as Diagnostic {
      return .failure(DiagnosticList([diagnostic]))
    } catch {
      return .failure(DiagnosticList([.caseBroken(error)]))
    }
  }
}

extension Diagnostic {
  fileprivate static func badRows(_ answer: Answer, of prepared: PreparedCall) -> Diagnostic {
    var problem = badAnswer(answer, of: prepared)
    problem.message = "the answer is '\(answer.verdict.kind.rawValue)': \(problem.message)"
    return problem
  }

  fileprivate func belongingToRows(of query: String, at span: SourceSpan?) -> Diagnostic {
    var problem = self
    problem.message = "no rows come from query '\(query)': \(message)"
    if problem.span == nil { problem.span = span }
    return problem
  }
}
