"""Holds folders of reports against the rules of those who read them."""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

from lxml import etree
from tap.parser import Parser

RESULTS = ("failure", "error", "skipped")
complaints = []
counts = {"files": 0, "cases": 0}


def complain(place, text):
    complaints.append(f"{place}: {text}")


def attributes(element, required, optional=()):
    """What is wrong with the names of an element's attributes."""
    names = set(element.attrib)
    missing = [f"<{element.tag}> has no '{name}'" for name in required if name not in names]
    return missing + [f"<{element.tag}> must not have '{name}'" for name in sorted(names - set(required) - set(optional))]


def order(element, names, once=()):
    """What is wrong with an element's children, which must come in the order of `names`."""
    tags = [child.tag for child in element]
    wrong = [f"<{element.tag}> must not have <{tag}>" for tag in tags if tag not in names]
    places = [names.index(tag) for tag in tags if tag in names]
    if places != sorted(places):
        wrong.append(f"the children of <{element.tag}> are out of order: {tags}")
    return wrong + [f"<{element.tag}> has <{name}> {tags.count(name)} times" for name in once if tags.count(name) > 1]


def number(element, name, pattern):
    value = element.get(name)
    return [] if value is None or re.fullmatch(pattern, value) else [f"<{element.tag}> has {name}=\"{value}\""]


def ant_rules(root):
    """The rules of the schema of Ant's JUnit task: everything is required, and nothing may be added."""
    wrong = attributes(root, ()) + order(root, ("testsuite",))
    for suite in root.iter("testsuite"):
        wrong += attributes(
            suite, ("name", "id", "package", "timestamp", "hostname", "tests", "failures", "errors", "time"), ("skipped",)
        )
        wrong += order(suite, ("properties", "testcase", "system-out", "system-err"), ("properties", "system-out", "system-err"))
        wrong += [f"<testsuite> has no <{name}>" for name in ("properties", "system-out", "system-err") if suite.find(name) is None]
        wrong += number(suite, "timestamp", r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d")
        for name in ("id", "tests", "failures", "errors", "skipped"):
            wrong += number(suite, name, r"\d+")
        wrong += number(suite, "time", r"\d+(\.\d+)?")
        if not (suite.get("hostname") or "").strip() or not suite.get("name", "").strip():
            wrong.append("<testsuite> has an empty name or hostname")
        for item in suite.iter("property"):
            wrong += attributes(item, ("name", "value"))
    for case in root.iter("testcase"):
        wrong += attributes(case, ("name", "classname", "time")) + number(case, "time", r"\d+(\.\d+)?")
        wrong += order(case, RESULTS)
        if len(case) > 1:
            wrong.append("<testcase> has more than one result")
        for result in case:
            wrong += attributes(result, ("type",) if result.tag != "skipped" else (), ("message",))
    return wrong


def jenkins_rules(root, is_extended=False):
    """The rules of the schema of Jenkins' xUnit plug-in; `is_extended` allows the file and the line of a case."""
    thousandths = r"(([0-9]{0,3},)*[0-9]{3}|[0-9]{0,3})*(\.[0-9]{0,3})?"
    wrong = attributes(root, (), ("name", "time", "tests", "failures", "errors", "disabled")) + order(root, ("testsuite",))
    for suite in root.iter("testsuite"):
        wrong += attributes(
            suite,
            ("name", "tests"),
            ("failures", "errors", "group", "time", "skipped", "timestamp", "hostname", "id", "package", "file", "log", "url", "version"),
        )
        unknown = [child.tag for child in suite if child.tag not in ("testsuite", "properties", "testcase", "system-out", "system-err")]
        wrong += [f"<testsuite> must not have <{tag}>" for tag in unknown] + number(suite, "time", thousandths)
    for case in root.iter("testcase"):
        place = ("file", "line") if is_extended else ()
        wrong += attributes(case, ("name",), ("time", "classname", "group") + place) + number(case, "time", thousandths)
        allowed = RESULTS + ("rerunFailure", "rerunError", "flakyFailure", "flakyError", "system-out", "system-err")
        wrong += [f"<testcase> must not have <{child.tag}>" for child in case if child.tag not in allowed]
        for result in case:
            optional = ("message",) if result.tag == "skipped" else ("message", "type")
            wrong += attributes(result, ("type",) if result.tag.startswith(("rerun", "flaky")) else (), optional)
    return wrong


def reader_rules(root):
    """What services make of a file beyond its schema: names are there and unique, and the numbers are right."""
    wrong = []
    names = [(case.get("classname"), case.get("name")) for case in root.iter("testcase")]
    wrong += [f"the case {name} is there twice" for name in set(names) if names.count(name) > 1]
    wrong += ["a case has no name" for pair in names if not all(part and part.strip() for part in pair)]
    for suite in root.iter("testsuite"):
        cases = suite.findall("testcase")
        for name, tag in (("tests", None), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            found = len(cases) if tag is None else sum(case.find(tag) is not None for case in cases)
            if int(suite.get(name)) != found:
                wrong.append(f"<testsuite> says {name}=\"{suite.get(name)}\" and has {found}")
    messages = [result.get("message") for result in root.iter(*RESULTS)]
    return wrong + ["a message has more than one line" for text in messages if not text or "\n" in text]


def check_junit(path, is_extended):
    root = etree.parse(str(path)).getroot()
    if root.tag != "testsuites":
        complain(path, f"the root is <{root.tag}>")
    wrong = jenkins_rules(root, is_extended) + reader_rules(root) + ([] if is_extended else ant_rules(root))
    for text in wrong:
        complain(path, text)
    counts["cases"] += sum(1 for _ in root.iter("testcase"))


def check_tap(path):
    text = path.read_text()
    if text.split("\n")[0] != "TAP version 14":
        complain(path, "the first line is no version")
    # The parser knows version 13, of which this is all but the number.
    lines = list(Parser().parse_text(text.replace("TAP version 14", "TAP version 13", 1)))
    plans = [line for line in lines if line.category == "plan"]
    tests = [line for line in lines if line.category == "test"]
    if len(plans) != 1 or plans[0].expected_tests != len(tests):
        complain(path, "the plan does not fit")
    if [line.number for line in tests] != list(range(1, len(tests) + 1)):
        complain(path, "the numbers are no sequence")
    for line in lines:
        if line.category == "unknown":
            complain(path, f"a line is none of TAP's: {line}")
    for line in tests:
        block = line.yaml_block
        if not line.ok and (not block or not block.get("message") or block.get("severity") != "fail"):
            complain(path, f"no diagnostics for test {line.number}: {block}")
    counts["cases"] += len(tests)


def check_json(path):
    document = json.loads(path.read_text())
    if document["pqrun"] != 1 or document["summary"]["cases"] != len(document["results"]):
        complain(path, "the envelope does not fit its results")
    counts["cases"] += len(document["results"])


def check_json_lines(path):
    events = [json.loads(line) for line in path.read_text().split("\n")[:-1]]
    names = [event["event"] for event in events]
    if names != ["started"] + ["case"] * (len(events) - 2) + ["ended"] or {event["pqrun"] for event in events} != {1}:
        complain(path, "the events are no start, cases and end")
    counts["cases"] += len(events) - 2


def check_page(path):
    text = path.read_text()
    for address in re.findall(r"""(?:src|href)\s*=\s*["']?([^"'>\s]+)""", text.split("<script>")[0]):
        if not address.startswith(("#", "data:")):
            complain(path, f"the page asks for {address}")
    data = re.search(r'<script type="application/json" id="case-data">\n(.*?)</script>', text, re.S).group(1)
    lines = data.split("\n")[:-1]
    cases = [json.loads(line) for line in lines]
    counts["cases"] += len(cases)
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if browser is None:
        print("check-reports: there is no Chromium, so no page is opened", file=sys.stderr)
        return
    open_page(browser, path, min(len(cases), 200), f"{len(cases)} cases")
    if not lines:
        return
    with tempfile.NamedTemporaryFile("w", suffix=".html") as large:
        many = "".join(lines[index % len(lines)] + "\n" for index in range(20_000))
        # What is printed of the page is then the list alone, and not its data once more.
        removal = '<script>document.getElementById("case-data").remove()</script></body>'
        large.write(text.replace(data, many).replace("</body>", removal))
        large.flush()
        seconds = open_page(browser, large.name, 200, "20,000 cases")
        print(f"check-reports: a page of 20,000 cases is there after {seconds:.1f} s, the browser's start included")


def open_page(browser, path, least, count):
    """Opens a page and gives the seconds until the browser is done with it."""
    with tempfile.TemporaryDirectory() as folder:
        flags = ["--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}"]
        start = time.monotonic()
        address = f"file://{pathlib.Path(path).resolve()}"
        page = subprocess.run(
            [browser, *flags, "--dump-dom", address], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=300, text=True
        ).stdout
        seconds = time.monotonic() - start
    if 'data-ready="true"' not in page:
        complain(path, "the program of the page did not come to its end")
    if page.count("<details") < least:
        complain(path, f"the page shows {page.count('<details')} cases instead of {least}")
    if f"{count}</p>" not in page:
        complain(path, f"the page does not say '{count}'")
    return seconds


CHECKS = {
    "junit.xml": lambda path: check_junit(path, False),
    "junit-extended.xml": lambda path: check_junit(path, True),
    "tap.txt": check_tap,
    "results.json": check_json,
    "results.jsonl": check_json_lines,
    "page.html": check_page,
}

for folder in sys.argv[1:]:
    for name, check in CHECKS.items():
        check(pathlib.Path(folder) / name)
        counts["files"] += 1
for complaint in complaints:
    print(f"check-reports: {complaint}", file=sys.stderr)
if complaints or min(counts.values()) == 0:
    sys.exit(1)
print(f"check-reports: {counts['files']} reports with {counts['cases']} cases")
