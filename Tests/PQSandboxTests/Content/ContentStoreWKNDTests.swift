import Testing

@testable import PQSandbox

@Suite struct ContentStoreWKNDTests {
  private let store: ContentStore

  init() throws {
    store = try ContentStore.wknd()
  }

  @Test func `the site has 16 adventures, 7 articles and 7 authors`() {
    #expect(store.fragments(of: .adventure).count == 16)
    #expect(store.fragments(of: .article).count == 7)
    #expect(store.fragments(of: .author).count == 7)
    #expect(store.assets.count == 30)
  }

  @Test(arguments: [
    ("Cycling", 4), ("Skiing", 3), ("Social", 3), ("Surfing", 2), ("Rock Climbing", 2), ("Camping", 2),
  ])
  func `each activity has its adventures`(activity: String, count: Int) {
    let found = store.fragments(of: .adventure).filter { $0["activity"] == .text(activity) }
    #expect(found.count == count)
  }

  @Test func `seven adventures cost less than 1200`() {
    let cheap = store.fragments(of: .adventure).filter { fragment in
      guard case .float(let literal) = fragment["price"], let price = Double(literal) else { return false }
      return price < 1200
    }
    #expect(cheap.count == 7)
  }

  @Test(arguments: [
    ("bali-surf-camp", ["surf-camp-costa-rica"]),
    ("beervana-portland", ["gastronomic-marais-tour"]),
    ("climbing-new-zealand", ["colorado-rock-climbing", "yosemite-backpacking"]),
  ])
  func `descriptions link to other adventures`(slug: String, targets: [String]) throws {
    let fragment = try #require(store.fragments(of: .adventure).first { $0["slug"] == .text(slug) })
    guard case .richText(let description) = fragment["description"] else {
      Issue.record("'\(slug)' has no description")
      return
    }
    let slugs = description.references.compactMap { store.fragment(at: $0)?["slug"] }
    #expect(slugs == targets.map(FieldValue.text))
  }

  @Test func `only three adventures link to others`() {
    let linking = store.fragments(of: .adventure).filter { fragment in
      ["description", "itinerary", "gearList"].contains { name in
        guard case .richText(let text) = fragment[name] else { return false }
        return !text.references.isEmpty
      }
    }
    #expect(linking.count == 3)
  }

  @Test func `every reference leads to content of the store`() {
    for fragment in store.fragments {
      for name in fragment.fieldNames {
        guard case .reference(let path) = fragment[name] else { continue }
        #expect(store.asset(at: path) != nil || store.fragment(at: path) != nil, "\(fragment.path) \(name)")
      }
    }
  }

  @Test func `some gear lists are null and some texts are not ASCII`() {
    let adventures = store.fragments(of: .adventure)
    #expect(adventures.contains { $0["gearList"] == .null })
    #expect(adventures.contains { $0["gearList"] != .null })
    #expect(store.fragments(of: .author).contains { $0["lastName"] == .text("Sjöberg") })
    let descriptions = adventures.compactMap { fragment in
      if case .richText(let text) = fragment["description"] { text.html } else { nil }
    }
    #expect(descriptions.count == 16)
    for mark in ["’", "–", "—", "è", "ö"] {
      #expect(descriptions.contains { $0.contains(mark) }, "no description has '\(mark)'")
    }
  }
}
