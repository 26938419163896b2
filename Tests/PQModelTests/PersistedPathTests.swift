import PQCore
import PQModel
import Testing

@Suite struct PersistedPathTests {
  @Test(arguments: ["wknd-shared/adventures-all", "/wknd-shared/adventures-all"])
  func `a leading slash may be there or not`(text: String) throws {
    #expect(try PersistedPath(text).description == "wknd-shared/adventures-all")
  }

  @Test(arguments: [
    ("adventures-all", "one segment"),
    ("a/b/c", "3 segments"),
    ("../../bin/querybuilder.json", "4 segments"),
    ("../querybuilder", "'..'"),
    ("a/", "empty"),
    ("a/b;c", "';'"),
    ("a/b c", "' '"),
    ("a/b?c", "'?'"),
    ("a/b%2Fc", "'%'"),
  ])
  func `anything but two plain segments is refused`(text: String, words: String) {
    let error = #expect(throws: Diagnostic.self) { try PersistedPath(text) }
    #expect(error?.code.name == "persisted-path")
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    "/conf/wknd-shared/settings/graphql/persistentQueries/adventures-all",
    "/wknd-shared/settings/graphql/persistentQueries/adventures-all",
  ])
  func `the long form gets the short one as a hint`(text: String) {
    let error = #expect(throws: Diagnostic.self) { try PersistedPath(text) }
    #expect(error?.hint == "write wknd-shared/adventures-all")
  }
}
