import PQCore
import Testing

@Suite struct JSONLocationTests {
  @Test(
    arguments: [
      ([], "$", "$"),
      ([.name("data"), .name("items"), .index(1)], "data.items[1]", "$['data']['items'][1]"),
      ([.index(0), .name("_path")], "[0]._path", "$[0]['_path']"),
      ([.name("a b"), .name("")], #"["a b"][""]"#, "$['a b']['']"),
      ([.name("it's\\\u{B}\n")], #"["it's\\\u000b\n"]"#, #"$['it\'s\\\u000b\n']"#),
      ([.name("\u{0}\u{1F}")], #"["\u0000\u001f"]"#, #"$['\u0000\u001f']"#),
    ] as [([JSONLocation.Step], String, String)]
  )
  func `a location has a form for people and a normalized one`(
    _ steps: [JSONLocation.Step],
    _ description: String,
    _ normalized: String
  ) {
    #expect(JSONLocation(steps).description == description)
    #expect(JSONLocation(steps).normalizedPath == normalized)
  }
}
