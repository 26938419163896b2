extension HTMLPage {
  /// The style sheet of the page.
  static let style: String = #"""
    :root {
      color-scheme: light dark;
      --page: #ffffff; --panel: #f4f5f7; --line: #d0d4da; --text: #1a1d21; --faint: #565d66; --accent: #0b57d0;
      --failed: #b3261e; --errored: #8a3ab9; --flaky: #8a5a00; --passed: #17692f; --skipped: #565d66;
      --added: #dff3e3; --removed: #fbe3e1; --bar: #5b8def;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #14171a; --panel: #1f2429; --line: #3a4149; --text: #e6e8eb; --faint: #a5adb6; --accent: #8ab4f8;
        --failed: #ff8a80; --errored: #d7a6f7; --flaky: #f3c262; --passed: #7ddb93; --skipped: #a5adb6;
        --added: #173a22; --removed: #4a1f1c; --bar: #6f9df5;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
    header, main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
    header { padding-bottom: 0; }
    h1 { margin: 0; font-size: 1.5rem; }
    h2 { margin: 1.25rem 0 .5rem; font-size: 1rem; }
    p { margin: .25rem 0; }
    .faint { color: var(--faint); }
    .warning { padding: .5rem .75rem; border-left: 4px solid var(--failed); background: var(--panel); }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--panel); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    button, input, select { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--faint);
      border-radius: .375rem; padding: .375rem .75rem; min-height: 2.5rem; }
    button { cursor: pointer; background: var(--panel); }
    button[aria-pressed="true"] { border-color: var(--accent); box-shadow: inset 0 0 0 2px var(--accent); }
    .totals, .filter { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .75rem 0; }
    .filter label { display: grid; color: var(--faint); font-size: .875rem; }
    .filter label:first-child { flex: 1 1 16rem; }
    .totals strong { font-size: 1.125rem; margin-right: .25rem; }
    [data-status="failed"] { --status: var(--failed); }
    [data-status="errored"] { --status: var(--errored); }
    [data-status="flaky"] { --status: var(--flaky); }
    [data-status="passed"] { --status: var(--passed); }
    [data-status="skipped"] { --status: var(--skipped); }
    .totals strong, .badge { color: var(--status); }
    #cases { list-style: none; margin: .5rem 0; padding: 0; border-top: 1px solid var(--line); }
    #cases > li { border-bottom: 1px solid var(--line); content-visibility: auto;
      contain-intrinsic-size: auto 2.75rem; }
    summary { display: grid; grid-template-columns: 5rem minmax(0, 1fr) auto; gap: .25rem .75rem; cursor: pointer;
      padding: .5rem .25rem; align-items: baseline; }
    summary::-webkit-details-marker { display: none; }
    summary:hover, details[open] > summary { background: var(--panel); }
    .badge { font-weight: 600; }
    .name, .reason, dd, td { overflow-wrap: anywhere; }
    .reason { grid-column: 2 / -1; color: var(--faint); font-size: .9375rem; }
    .time { font-variant-numeric: tabular-nums; white-space: nowrap; }
    .case { padding: .25rem .75rem 1rem 1rem; border-left: 4px solid var(--status); margin: 0 0 .75rem .25rem; }
    .fault { margin: .5rem 0 1rem; }
    .fault > p:first-child { font-weight: 600; color: var(--failed); overflow-wrap: anywhere; }
    dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .125rem .75rem; margin: .25rem 0; }
    dt { color: var(--faint); }
    dd { margin: 0; }
    code, pre, .value { font: .875rem/1.45 ui-monospace, "DejaVu Sans Mono", monospace; }
    .value { white-space: pre-wrap; }
    pre { margin: .25rem 0; padding: .5rem .75rem; background: var(--panel); border-radius: .375rem; max-height: 24rem;
      overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
    pre span { display: block; }
    .added { background: var(--added); }
    .removed { background: var(--removed); }
    figure { margin: .5rem 0; }
    figure img { max-width: 20rem; max-height: 15rem; border: 1px solid var(--line);
      background: repeating-conic-gradient(var(--line) 0 25%, var(--page) 0 50%) 0 0 / 16px 16px; }
    table { border-collapse: collapse; width: 100%; max-width: 44rem; }
    th, td { text-align: left; padding: .125rem .75rem .125rem 0; font-weight: normal; }
    th { color: var(--faint); white-space: nowrap; width: 9rem; }
    td.track { width: 100%; }
    td.track div { height: .75rem; min-width: 2px; border-radius: 2px; background: var(--bar); }
    td.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
    ul.checks { list-style: none; padding: 0; margin: .25rem 0; }
    a { color: var(--accent); }
    @media (max-width: 40rem) { summary { grid-template-columns: 4.5rem minmax(0, 1fr); } .time { grid-column: 2; } }
    @media print { .filter, .totals button, #more, .copy { display: none; } }

    """#
}
