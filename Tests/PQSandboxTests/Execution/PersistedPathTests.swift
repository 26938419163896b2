import PQSandbox
import Testing

@Suite struct PersistedPathTests {
  @Test(
    arguments: [
      ("/wknd-shared/q", []),
      ("/wknd-shared/q;", []),
      ("/wknd-shared/q;.json", []),
      ("/wknd-shared/q%3Bslug%3Dbali-surf-camp", ["slug", "bali-surf-camp"]),
      ("/wknd-shared/q;slug=bali", ["slug", "bali"]),
      ("/wknd-shared/q%3bslug%3dbali;", ["slug", "bali"]),
      ("/wknd-shared/q%3Ba%3D1%3Bb%3D2;", ["a", "1", "b", "2"]),
      ("/wknd-shared/q%3Ba%3D1%3Bb%3D2;.json", ["a", "1", "b", "2"]),
      ("/wknd-shared/q;a=1;b=2;.json?ts=5;c=3", ["a", "1", "b", "2"]),
      ("/wknd-shared/q%3BfolderName=%2Fcontent%2Fdam", ["folderName", "/content/dam"]),
      ("/wknd-shared/q;path=/content/dam/x", ["path", "/content/dam/x"]),
      ("/wknd-shared/q%3Bslug%3D%252Fcontent", ["slug", "%2Fcontent"]),
      ("/wknd-shared/q%3Ba%3Db%3Dc%3D%3D", ["a", "b=c=="]),
      ("/wknd-shared/q%3Ba%3D", ["a", ""]),
      ("/wknd-shared/q%3Ba%3Bb%3D1%3B%3Dx", ["b", "1"]),
      ("/wknd-shared/q%3Ba%3Dx%3By", ["a", "x"]),
      ("/wknd-shared/q%3Ba%3Dcaf%C3%A9%20%2B+", ["a", "café ++"]),
      ("/wknd-shared/q%3Ba%3D%CC%81%3Bb%3D%CC%81", ["a", "\u{301}", "b", "\u{301}"]),
      ("/wknd-shared/q%3Ba%3D1%3Ba%3D2", ["a", "1", "a", "2"]),
    ] as [(String, [String])]
  )
  func `separators may be encoded or not, and values are decoded once`(target: String, variables: [String]) throws {
    let path = try PersistedPath(parsing: target)
    #expect(path.configuration == "wknd-shared")
    #expect(path.name == "q")
    #expect(path.variables.flatMap { [$0.name, $0.text] } == variables)
  }

  @Test(
    arguments: [
      ("", "Suffix: '/' does not contain a path"),
      ("/", "Suffix: '/' does not contain a path"),
      ("/wknd-shared", "Suffix: '/wknd-shared' does not contain a path"),
      ("/wknd-shared;a=/b", "Suffix: '/wknd-shared' does not contain a path"),
      ("?/a/b", "Suffix: '/' does not contain a path"),
      ("/wknd-shared/q%3", "Bad Request"),
      ("/wknd-shared/q%zz", "Bad Request"),
      ("/wknd-shared/q%3Ba%3D%FF", "Bad Request"),
    ] as [(String, String)]
  )
  func `an address without a query is refused`(target: String, body: String) {
    let failure = #expect(throws: PersistedPath.Failure.self) { try PersistedPath(parsing: target) }
    #expect(failure?.status == 400)
    #expect(failure?.body == body)
  }

  @Test func `a name may hold slashes, which no query has`() throws {
    let path = try PersistedPath(parsing: "/wknd/settings/graphql/persistentQueries/q")
    #expect(path.configuration == "wknd")
    #expect(path.name == "settings/graphql/persistentQueries/q")
  }
}
