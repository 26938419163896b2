import PQCore
import PQRun

/// A run with every kind of result, and with texts that are hard to write in any form.
enum SampleRun {
  static let source = SourceText(
    name: "queries/adventures.yaml",
    text: """
      description: Adventures
      persisted: wknd-shared/adventures
      checks:
        - status: 200
        - items: some
        - path: $..title
          equals: Bali
      cases:
        - name: bali
        - name: late
        - name: "<script>&'\\"]]>"
        - name: closed
      """
  )

  static func span(_ text: String) -> SourceSpan {
    let start = source.bytes.firstRange(of: Array(text.utf8))?.lowerBound ?? 0
    return SourceSpan(source: source, range: start..<start + text.utf8.count)
  }

  static let header = RunHeader(environments: ["author", "publish"], caseCount: 9, startTime: 1_796_008_500)

  static var events: [RunEvent] {
    [.started(header), .progressed(RunProgress(done: 1, total: 9, failed: 0, elapsed: .seconds(1)))]
      + results.map(RunEvent.finished) + [.ended(report())]
  }

  static func report(_ interruption: RunReport.Interruption? = nil) -> RunReport {
    RunReport(header: header, results: results, duration: .milliseconds(2_345), interruption: interruption)
  }

  static let results: [CaseResult] = [
    passed("bali", in: "author", took: [.milliseconds(120)]),
    passed("repeated", in: "author", took: [.milliseconds(10), .milliseconds(30), .microseconds(20_500)]),
    flaky, hostile, unreachable, skipped("closed"), skipped("closed too"),
    passed("bali", in: "publish", took: [.microseconds(400)]),
    huge,
  ]

  private static func passed(_ name: String, in environment: String, took durations: [Duration]) -> CaseResult {
    CaseResult(
      CaseIdentity(environment: environment, query: "adventures", name: name),
      span: span("- name: bali"),
      tags: ["smoke"],
      status: .passed,
      checks: [
        CheckResult(keyword: "status", title: "status: 200", span: span("- status: 200"), outcome: .passed),
        CheckResult(
          keyword: "shape",
          title: "shape: adventures.json",
          outcome: CheckOutcome(notes: ["'$.data.adventureList.items[*].price' is new"])
        ),
      ],
      verdict: .ok,
      exchange: account(),
      durations: durations,
      start: .milliseconds(5)
    )
  }

  private static func account(curl: String? = nil, excerpt: String? = nil) -> ExchangeAccount {
    ExchangeAccount(
      url: "https://author.example.test/graphql/execute.json/wknd-shared/adventures",
      curlCommand: curl,
      status: 200,
      contentType: "application/json",
      bodySize: 4_108,
      excerpt: excerpt,
      exchange: Exchange(
        version: "HTTP/2",
        nameLookup: .milliseconds(1),
        connected: .milliseconds(3),
        secured: .milliseconds(9),
        firstByte: .milliseconds(80),
        total: .microseconds(83_417)
      )
    )
  }

  private static let flaky = CaseResult(
    CaseIdentity(environment: "author", query: "adventures", name: "late"),
    span: span("- name: late"),
    status: .flaky,
    warnings: [
      .warning(.lateAnswer, "the answer came at attempt 2", notes: [.init("attempt 1: HTTP 503")], hint: "look")
    ],
    verdict: .ok,
    exchange: account(),
    durations: [.milliseconds(1_500)]
  )

  /// What a server and a file may say to break out of a form, or to talk to a terminal or a build service.
  private static let hostile = CaseResult(
    CaseIdentity(environment: "author", query: "adventures", name: #"<script>&'"]]> \#u{1B}[31m # 日本 | `x`"#),
    span: span("- name: \"<script>"),
    tags: ["smoke", "a, b"],
    status: .failed,
    checks: [
      CheckResult(keyword: "status", title: "status: 200", span: span("- status: 200"), outcome: .passed),
      CheckResult(
        keyword: "path",
        title: "path: $..title, equals: Bali",
        span: span("- path: $..title\n    equals: Bali"),
        outcome: CheckOutcome(findings: [
          CheckOutcome.Finding(
            "the value is another one",
            expected: "Bali",
            actual: "</script><!-- \u{0}\u{FFFF}\u{2028}\u{202E}::error::no\r\n##vso[task.complete] %0A,:",
            at: AnswerPlace(
              JSONLocation([.name("data"), .name("it's"), .index(0), .name("title")]),
              fragment: "/content/dam/bali"
            ),
            details: ["  same", "- Bali", "+ Bàli 🏄"]
          ),
          CheckOutcome.Finding(
            "the picture is broken",
            picture: CheckOutcome.Picture(mediaType: "image/png", bytes: [0x89, 0x50, 0x4E, 0x47])
          ),
        ])
      ),
    ],
    verdict: .ok,
    exchange: account(
      curl: "curl \\\n  --silent \\\n  'https://author.example.test/it'\\''s'\n",
      excerpt: "{\"data\":\r\n::warning::x\n\u{1B}]0;title\u{7}\"<b>&amp;\"}"
    ),
    durations: [.milliseconds(90)]
  )

  private static let unreachable = CaseResult(
    CaseIdentity(environment: "author", query: "regions"),
    status: .errored,
    problems: [
      .error(
        Diagnostic.Code("connect-timeout", explanation: "", example: ""),
        "no connection within 5 s",
        notes: [.init("sent to https://author.example.test/")],
        hint: "check the network",
        failure: .noAnswer
      )
    ],
    exchange: ExchangeAccount(url: "https://author.example.test/"),
    durations: [.seconds(65)]
  )

  private static func skipped(_ name: String) -> CaseResult {
    CaseResult(
      CaseIdentity(environment: "author", query: "adventures", name: name),
      span: span("- name: closed"),
      status: .skipped(reason: "runs in publish only, see #12 \\ later")
    )
  }

  private static let huge = CaseResult(
    CaseIdentity(environment: "publish", query: "adventures", name: "bali"),
    span: span("- name: bali"),
    status: .failed,
    checks: [
      CheckResult(
        keyword: "items",
        title: "items: some",
        span: span("- items: some"),
        outcome: CheckOutcome(
          findings: (1...25).map { number in
            CheckOutcome.Finding("finding \(number)", actual: String(repeating: "x", count: number == 1 ? 1_200 : 10))
          }
        )
      )
    ],
    verdict: .ok,
    exchange: account(
      curl: "curl 'https://author.example.test/'\n",
      excerpt: String(repeating: "line\n", count: 100)
    ),
    durations: [.milliseconds(7)]
  )
}
