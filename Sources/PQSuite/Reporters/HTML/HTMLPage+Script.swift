extension HTMLPage {
  /// The program of the page: it builds the list from the data, and a case only when it is opened.
  static let script: String = #"""
    "use strict";
    (() => {
      const find = (id) => document.getElementById(id);
      const cases = find("case-data").textContent.split("\n").filter(Boolean).map((line) => ({
        line, status: /^\{"status":"([a-z]+)"/.exec(line)[1], read: null, text: null,
      }));
      const run = JSON.parse(find("run-data").textContent);
      const statuses = ["failed", "errored", "flaky", "passed", "skipped"];
      const pageSize = 200;
      const chosen = new Set();
      let shown = [];
      let drawn = 0;

      // A page may hold many thousand cases, of which few are looked at.
      const read = (entry) => {
        const empty = { tags: [], runs: [], checks: [], problems: [], warnings: [] };
        entry.read ??= Object.assign(empty, JSON.parse(entry.line));
        return entry.read;
      };
      // Characters that act instead of being shown, such as those that turn the direction of text.
      const hidden = new RegExp("[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c"
        + "\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff]", "g");
      const visible = (text) => text.replace(hidden, (character) => `\\u{${character.charCodeAt(0).toString(16)}}`);
      const make = (tag, properties, ...children) => {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(properties || {})) {
          if (value === undefined || value === null) continue;
          if (name in element && name !== "role") element[name] = value;
          else element.setAttribute(name, value);
        }
        for (const child of children) {
          if (child === null || child === undefined) continue;
          element.append(typeof child === "string" ? visible(child) : child);
        }
        return element;
      };
      const time = (milliseconds) => {
        if (milliseconds < 1000) return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;
        if (milliseconds < 60000) return `${(milliseconds / 1000).toFixed(2)} s`;
        return `${Math.floor(milliseconds / 60000)} min ${Math.floor((milliseconds % 60000) / 1000)} s`;
      };
      const number = (value) => value.toLocaleString("en");
      const place = (item) => (item.file ? `${item.file}:${item.line}:${item.column}` : null);
      const findings = (item) =>
        item.checks.flatMap((check) => (check.findings || []).map((finding) => ({ check, finding })));
      const reason = (item) => {
        if (item.reason) return item.reason;
        if (item.problems.length) return item.problems[0].message;
        const first = findings(item)[0];
        if (first) return `${first.check.title}: ${first.finding.message}`;
        return item.warnings.length ? item.warnings[0].message : "";
      };
      const terms = (rows) => {
        const list = make("dl");
        for (const [name, value] of rows) {
          if (value === null || value === undefined || value === "") continue;
          list.append(make("dt", {}, name));
          list.append(make("dd", {}, value instanceof Node ? value : make("span", { className: "value" }, value)));
        }
        return list;
      };

      const difference = (lines) => {
        const box = make("pre", { tabIndex: 0 });
        for (const line of lines) {
          const kind = line.startsWith("+") ? "added" : line.startsWith("-") ? "removed" : "";
          box.append(make("span", { className: kind }, line === "" ? "\u00a0" : line));
        }
        return box;
      };
      const picture = (finding) => {
        if (!/^data:image\/[a-z0-9.+-]+;base64,/.test(finding.picture || "")) return null;
        const image = make("img", { src: finding.picture, alt: "The picture as it came" });
        return make("figure", {}, image, make("figcaption", { className: "faint" }, "as it came"));
      };
      const drawFinding = ({ check, finding }) =>
        make("div", { className: "fault" },
          make("p", {}, `${check.title}: ${finding.message}`),
          terms([
            ["expected", finding.expected], ["actual", finding.actual], ["in the answer", finding.path],
            ["fragment", finding.fragment], ["declared at", place(check)],
          ]),
          finding.details ? difference(finding.details) : null,
          picture(finding));
      const drawProblem = (problem) =>
        make("div", { className: "fault" },
          make("p", {}, `${problem.code}: ${problem.message}`),
          terms([
            ["", problem.label], ...(problem.notes || []).map((note) => ["note", note]), ["hint", problem.hint],
            ["declared at", place(problem)],
          ]));

      const drawTiming = (phases) => {
        const ends = [
          ["name look-up", phases.nameLookup], ["connect", phases.connected], ["TLS", phases.secured],
          ["wait for first byte", phases.firstByte], ["transfer", phases.total],
        ];
        const total = Math.max(phases.total, 0.001);
        const body = make("tbody");
        let start = 0;
        for (const [name, end] of ends) {
          const length = Math.max(0, end - start);
          if (length > 0) {
            const bar = make("div", { "aria-hidden": "true" });
            bar.style.marginLeft = `${(100 * start) / total}%`;
            bar.style.width = `${(100 * length) / total}%`;
            body.append(make("tr", {}, make("th", { scope: "row" }, name), make("td", { className: "track" }, bar),
              make("td", { className: "number" }, time(length))));
          }
          start = Math.max(start, end);
        }
        body.append(make("tr", {}, make("th", { scope: "row" }, "total"), make("td", { className: "track" }),
          make("td", { className: "number" }, time(phases.total))));
        return make("table", {}, body);
      };
      const copyButton = (text) => {
        const button = make("button", { type: "button", className: "copy" }, "Copy");
        button.addEventListener("click", async () => {
          try {
            await navigator.clipboard.writeText(text);
            button.textContent = "Copied";
          } catch {
            getSelection().selectAllChildren(button.previousElementSibling);
            button.textContent = "Selected";
          }
        });
        return button;
      };
      const section = (title, ...children) => [make("h2", {}, title), ...children];

      const drawBody = (item) => {
        const box = make("div", { className: "case", "data-status": item.status });
        const runs = item.runs.length > 1
          ? `${item.runs.length}, from ${time(Math.min(...item.runs))} to ${time(Math.max(...item.runs))}` : null;
        box.append(terms([
          ["declared at", place(item)], ["verdict", item.verdict], ["tags", item.tags.join(", ")], ["runs", runs],
          ["skipped", item.reason],
        ]));
        const faults = [...item.problems.map(drawProblem), ...findings(item).map(drawFinding)];
        if (faults.length) box.append(...section("What is wrong", ...faults));
        if (item.warnings.length) box.append(...section("Warnings", ...item.warnings.map(drawProblem)));
        const lines = item.checks.map((check) => make("li", {},
          `${check.passed ? "✓ holds" : "✗ fails"}: ${check.title}`,
          ...(check.notes || []).map((note) => make("p", { className: "faint" }, note))));
        if (lines.length) box.append(...section("Checks", make("ul", { className: "checks" }, ...lines)));
        if (item.request) {
          const isWeb = /^https?:\/\//.test(item.request.url);
          const address = isWeb
            ? make("a", { href: item.request.url, rel: "noreferrer noopener", target: "_blank" }, item.request.url)
            : item.request.url;
          box.append(...section("Request", terms([["address", isWeb ? make("code", {}, address) : address]])));
          if (item.request.curl) {
            box.append(make("pre", { tabIndex: 0 }, item.request.curl), copyButton(item.request.curl));
          }
        }
        if (item.answer) {
          const answer = item.answer;
          box.append(...section("Answer", terms([
            ["status", String(answer.status)], ["media type", answer.contentType],
            ["size", `${number(answer.bytes)} bytes`], ["protocol", answer.protocol],
            ["attempts", answer.attempts > 1 ? String(answer.attempts) : null],
          ])));
          if (answer.excerpt) box.append(make("pre", { tabIndex: 0 }, answer.excerpt));
          if (answer.phases) box.append(...section("Timing", drawTiming(answer.phases)));
        }
        return box;
      };

      const drawCase = (entry) => {
        const item = read(entry);
        const why = reason(item);
        const summary = make("summary", { "data-status": item.status },
          make("span", { className: "badge" }, item.status),
          make("span", { className: "name" }, item.title, " ",
            make("span", { className: "faint" }, `in ${item.environment}`)),
          make("span", { className: "time" }, item.status === "skipped" ? "" : time(item.duration)),
          why ? make("span", { className: "reason" }, why) : null);
        const details = make("details", {}, summary);
        details.addEventListener("toggle", () => {
          if (details.open && details.childElementCount === 1) details.append(drawBody(item));
        });
        return make("li", {}, details);
      };
      const drawMore = () => {
        const part = shown.slice(drawn, drawn + pageSize).map(drawCase);
        find("cases").append(...part);
        drawn += part.length;
        find("more").hidden = drawn >= shown.length;
      };

      const searchText = (entry) => {
        const item = read(entry);
        entry.text ??= [item.title, item.environment, item.verdict, reason(item), ...item.tags, item.file]
          .filter(Boolean).join("\n").toLowerCase();
        return entry.text;
      };
      const filter = () => {
        const words = find("text").value.toLowerCase().split(/\s+/).filter(Boolean);
        const environment = find("environment").value;
        shown = ordered.filter((entry) =>
          (chosen.size === 0 || chosen.has(entry.status))
          && (!environment || read(entry).environment === environment)
          && words.every((word) => searchText(entry).includes(word)));
        find("cases").replaceChildren();
        drawn = 0;
        drawMore();
        find("count").textContent = shown.length === cases.length
          ? `${number(cases.length)} cases` : `${number(shown.length)} of ${number(cases.length)} cases`;
      };

      const ordered = statuses.flatMap((status) => cases.filter((item) => item.status === status));
      const started = run.started.replace("T", " ").replace("Z", " UTC");
      find("facts").textContent =
        `${run.environments.join(", ")}; ${started}; ${number(run.checks)} checks in ${time(run.duration)}`;
      if (run.words) {
        find("interruption").textContent = run.words;
        find("interruption").hidden = false;
      }
      for (const status of statuses) {
        const count = status === "passed" ? run.passed - run.flaky : run[status];
        if (!count) continue;
        const button = make("button", { type: "button", "aria-pressed": "false", "data-status": status },
          make("strong", {}, number(count)), status);
        button.addEventListener("click", () => {
          const isChosen = !chosen.delete(status);
          if (isChosen) chosen.add(status);
          button.setAttribute("aria-pressed", String(isChosen));
          filter();
        });
        find("totals").append(button);
      }
      for (const name of run.environments) find("environment").append(make("option", { value: name }, name));
      let timer = 0;
      find("text").addEventListener("input", () => {
        clearTimeout(timer);
        timer = setTimeout(filter, 120);
      });
      find("environment").addEventListener("change", filter);
      find("filter").addEventListener("submit", (event) => event.preventDefault());
      find("more").addEventListener("click", drawMore);
      new IntersectionObserver((entries) => {
        if (entries.some((entry) => entry.isIntersecting)) drawMore();
      }, { rootMargin: "600px" }).observe(find("more"));
      filter();
      if (run.failed + run.errored > 0) find("cases").querySelector("details").open = true;
      document.documentElement.dataset.ready = "true";
    })();

    """#
}
