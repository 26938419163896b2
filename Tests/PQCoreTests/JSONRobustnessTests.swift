import PQCore
import Testing

/// Broken input of every kind gives a value or a place, and never a crash.
@Suite struct JSONRobustnessTests {
  static let sample = Array(
    #"{"data":{"list":[{"a":-1.50e+3,"b":"é\u00e9\ud83c\udfc4漢🏄","c":[true,false,null]},{}]},"x":"\\\"\/"}"#.utf8
  )

  @Test func `every shortened document has a place`() throws {
    for length in 0..<Self.sample.count {
      try Self.check(Array(Self.sample.prefix(length)), mayParse: false)
    }
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `mutated documents give a value or a place`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<400 {
      var bytes = Self.sample
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = .random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(Self.sample.randomElement(using: &random) ?? 0, at: index)
        }
      }
      try Self.check(bytes, mayParse: true)
    }
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `random bytes give a value or a place`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let structural = Array(#"{}[]:,"\u0123eE+-.truefalsn "#.utf8)
    for round in 0..<400 {
      let length = Int.random(in: 0..<40, using: &random)
      let bytes = (0..<length).map { _ in
        round.isMultiple(of: 2)
          ? UInt8.random(in: 0...255, using: &random) : structural.randomElement(using: &random) ?? 0
      }
      try Self.check(bytes, mayParse: true)
    }
  }

  private static func check(_ bytes: [UInt8], mayParse: Bool) throws {
    do {
      let document = try JSONDocument(parsing: bytes)
      #expect(mayParse)
      let text = document.root.text()
      #expect(try JSON(parsing: text) == document.root)
      #expect(try JSON(parsing: document.root.text(.indented)) == document.root)
    } catch {
      #expect(error.span != nil && !error.notes.isEmpty && error.hint != nil)
    }
  }
}
