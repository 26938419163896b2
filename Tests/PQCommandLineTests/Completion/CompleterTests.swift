import PQSandbox
import Testing

@testable import PQCommandLine

private let commands = [
  CommandSpecification(
    name: "run",
    summary: "run one",
    operands: [.required(ValueSpecification("NAME", from: .queries), help: "the query")],
    options: [.environment, .variable, .format, .output, .dryRun, .fault]
  ),
  CommandSpecification(
    name: "refresh",
    summary: "refresh",
    operands: [.optional(ValueSpecification("WHERE", from: .words(["here", "there"])), help: "the place")]
  ),
]

private let names = CompletionNames(
  queries: { [("rivers", "all rivers"), ("lakes", "")] },
  environments: { [("author", "Author"), ("publish", "")] },
  variables: { query in query == "rivers" ? [("slug", "a slug"), ("size", "")] : [] },
  values: { _, variable in variable == "size" ? ["SMALL", "LARGE"] : [] }
)

@Suite struct CompleterTests {
  @Test(
    arguments: [
      (["r"], ["run\trun one", "refresh\trefresh", "rivers\tall rivers"]),
      (["ri"], ["rivers\tall rivers"]),
      (["run", ""], ["rivers\tall rivers", "lakes"]),
      (["run", "rivers", ""], []),
      (["rivers", "--en"], ["--env\tenvironment to ask, a file in environments/"]),
      (["rivers", "--env", "a"], ["author\tAuthor"]),
      (["rivers", "-qe", "p"], ["publish"]),
      (["rivers", "--env=p"], ["--env=publish"]),
      (["rivers", "--var", ""], ["slug=\ta slug", "size="]),
      (["rivers", "--var", "size=S"], ["size=SMALL"]),
      (["rivers", "--var=size="], ["--var=size=SMALL", "--var=size=LARGE"]),
      (["--var", "s"], []),
      (["rivers", "--dry-run", "--dry-r"], []),
      (["rivers", "--format", "json"], ["json", "jsonl"]),
      (["rivers", "--fault", "cu"], ["cut\t\(Sandbox.Fault.cut.summary)"]),
      (["rivers", "-o", ""], [":files"]),
      (["rivers", "-C", "x"], [":folders"]),
      (["refresh", "t"], ["there"]),
      (["rivers", "--nope=x"], []),
      (["run", "--", ""], ["rivers\tall rivers", "lakes"]),
    ] as [([String], [String])]
  )
  func `the last word is completed from what stands before it`(words: [String], lines: [String]) {
    #expect(Completer(commands: commands, names: names).candidates(for: words).map(\.line) == lines)
  }
}
