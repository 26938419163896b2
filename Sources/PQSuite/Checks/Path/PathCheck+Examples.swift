package import PQRun

extension PathCheck {
  package static let examples: [CheckExample] = [
    CheckExample("path: $.data.adventureList.items[0].title", body: adventures, passes: true),
    CheckExample(
      "path: $.data.adventureList.item",
      summary: "A path that finds nothing fails.",
      body: adventures,
      passes: false
    ),
    CheckExample(
      "path: $.data.adventureList.items[0].title\nequals: Bali Surf Camp",
      body: adventures,
      passes: true
    ),
    CheckExample(
      "path: $.data.adventureList.items[0].price\nequals: 5000",
      summary: "Numbers are equal by value: the answer has 5000.00.",
      body: adventures,
      passes: true
    ),
    CheckExample(
      "path: $.data.adventureList.items[0].price\nequals: \"5000\"",
      summary: "A text is no number.",
      body: adventures,
      passes: false
    ),
    CheckExample(
      "path: $.data.adventureList.items[*].price\nmin: 100\nmax: 5000",
      summary: "Operators hold of every match.",
      body: adventures,
      passes: false
    ),
    CheckExample("path: $.data.adventureList.items[1].tags\nequals: [ski, snow]", body: adventures, passes: true),
    CheckExample(
      "path: $.data.adventureList.items\ncount: \">=2\"",
      summary: "A path to one place counts the elements of the list there.",
      body: adventures,
      passes: true
    ),
    CheckExample("path: $..slug\nunique: true\neach: { matches: \"^[a-z-]+$\" }", body: adventures, passes: true),
    CheckExample("path: $..title\nnot: { contains: lorem }", body: adventures, passes: true),
    CheckExample("path: $..price\nsorted: descending", body: adventures, passes: true),
    CheckExample("path: $..price\nsorted: ascending", body: adventures, passes: false),
    CheckExample("path: $..title\nnull-rate: 10%", body: adventures, passes: true),
    CheckExample("path: $.errors\nexists: false", body: adventures, passes: true),
    CheckExample("path: $..changed\nafter: 2026-01-01\nbefore: now+1d", body: adventures, passes: true),
    CheckExample(
      "path: $..changed\nafter: now-7d",
      summary: "Content is older than a week.",
      body: adventures,
      passes: false
    ),
  ]

  private static let adventures = """
    {"data":{"adventureList":{"items":[\
    {"slug":"bali-surf-camp","title":"Bali Surf Camp","price":5000.00,"changed":"2026-02-03T10:00:00.000Z"},\
    {"slug":"ski-touring","title":"Ski Touring","price":99,"tags":["ski","snow"]}]}}}
    """
}
