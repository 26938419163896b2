internal import PQRun

/// The parts of the page around its data: one file that fetches nothing.
///
/// The data stands between them, a case a line: it can be written while the run goes on, and read as needed.
enum HTMLPage {
  /// Everything before the first case.
  static func beginning(_ header: RunHeader) -> String {
    let title = XMLText.line("Smoke test of \(header.environments.joined(separator: ", "))")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      <style>
      \(style)</style>
      </head>
      <body>
      <a class="skip" href="#cases">Skip to the cases</a>
      <header>
      <h1>\(title)</h1>
      <p id="facts" class="faint"></p>
      <p id="interruption" class="warning" hidden></p>
      </header>
      <main>
      <div id="totals" class="totals" role="group" aria-label="Show only cases of a status"></div>
      <form id="filter" class="filter" role="search">
      <label>Text <input id="text" type="search" autocomplete="off" spellcheck="false"></label>
      <label>Environment <select id="environment"><option value="">all</option></select></label>
      </form>
      <p id="count" role="status"></p>
      <ol id="cases" tabindex="-1" aria-label="Cases"></ol>
      <button id="more" type="button" hidden>Show more</button>
      </main>
      <script type="application/json" id="case-data">

      """
  }

  /// Everything after the last case.
  static func end(of report: RunReport, failures: [String]) -> String {
    var summary = MemberWriter()
    summary.object { writer in
      SummaryWriter.write(report, to: &writer)
      writer.string("words", report.interruptionWords)
    }
    let list = failures.map { "<li>\(XMLText.line($0))</li>\n" }.joined()
    return """
      </script>
      <script type="application/json" id="run-data">\(summary.textInHTML)</script>
      <noscript>
      <main>
      <p>\(XMLText.line(report.totals.words)); \(report.totals.checks) checks in \(DurationText(report.duration)).</p>
      <p>The list of cases needs JavaScript, which is switched off.</p>
      <ul>
      \(list)</ul>
      </main>
      </noscript>
      <script>
      \(script)</script>
      </body>
      </html>

      """
  }

  private static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
    + "base-uri 'none'; form-action 'none'"
}
