import PQModel
import PQRun
import Testing

@testable import PQCommandLine

@Suite struct AnswerAgeTextTests {
  @Test(
    arguments: [
      ("60", nil), ("61", "1 min 1 s"), ("1155", "19 min 15 s"), ("7500", "2 h 5 min"), ("200000", "2 days"),
    ] as [(String, String?)]
  )
  func `an answer is old from the second minute on`(age: String, words: String?) throws {
    let caching = Caching(HeaderFields([try HeaderField("Age", age)]))
    #expect(
      AnswerAgeText(caching)?.description
        == words.map { "the answer is \($0) old (Age: \(age)); --fresh asks past caches" }
    )
  }
}
