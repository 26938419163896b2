import PQCore
import Testing

@testable import PQGraphQL

@Suite struct PrinterTests {
  private static func normalForm(_ text: String) throws -> String {
    try GraphQLDocument(parsing: SourceText(name: "test", text: text)).normalForm
  }

  @Test func `a document is printed in one layout`() throws {
    let text = try Self.normalForm(
      """
      # all of it
      query find ($a:String!="x\\ny",$b:[Int]=[1,2]@old)@live{first:list(filter:{a:{_expressions:[{value:$a,_operator:OR}]}},n:null){
      id,...parts@include(if:true)...on T{x}...@skip(if:false){y}}}
      query ($c: Int) { a }
      fragment parts on T@d{z}
      """
    )
    #expect(
      text == """
        query find($a: String! = "x\\ny", $b: [Int] = [1, 2] @old) @live {
          first: list(filter: {a: {_expressions: [{value: $a, _operator: OR}]}}, n: null) {
            id
            ...parts @include(if: true)
            ... on T {
              x
            }
            ... @skip(if: false) {
              y
            }
          }
        }

        query ($c: Int) {
          a
        }

        fragment parts on T @d {
          z
        }

        """
    )
    #expect(try Self.normalForm(text) == text)
  }

  @Test(arguments: [
    ("{a}", "query { a # b\n}", true),
    ("{a(b:\"x\")}", "{a(b:\"\"\"x\"\"\")}", true),
    ("{a b}", "{b a}", false),
    ("{a(b:1)}", "{a(b:1.0)}", false),
  ])
  func `documents that differ only in looks have one normal form`(left: String, right: String, areEqual: Bool) throws {
    #expect(try (Self.normalForm(left) == Self.normalForm(right)) == areEqual)
  }
}
