import PQCore
import Testing

@Suite struct DiagnosticCatalogTests {
  private let catalog = DiagnosticCatalog([
    Diagnostic.Code("unknown-key", explanation: "A key is not known. Misspelt keys are errors.", example: "hots: x"),
    Diagnostic.Code("bad-value", explanation: "A value is bad.", example: "a:\n  b: 1"),
  ])

  @Test(arguments: ["unknown-key", "error[unknown-key]", "[unknown-key]"])
  func `a code is found by its name or as a message shows it`(_ name: String) throws {
    #expect(try catalog.code(named: name).name == "unknown-key")
  }

  @Test(arguments: [
    ("unknown-kee", "did you mean 'unknown-key'?"),
    ("x", "take the word in brackets from a message, such as 'unknown-key'"),
    ("", "take the word in brackets from a message, such as 'unknown-key'"),
    ("]", "take the word in brackets from a message, such as 'unknown-key'"),
    ("[", "take the word in brackets from a message, such as 'unknown-key'"),
  ])
  func `an unknown code is a usage error with the nearest name`(_ name: String, _ hint: String) throws {
    let error = try #require(throws: Diagnostic.self) { try catalog.code(named: name) }
    #expect(error.code == .unknownCode)
    #expect(error.hint == hint)
    #expect(error.failure == .usage)
  }

  @Test(arguments: [
    ("One. Two.", "One."), ("One", "One"), ("Takes 1.5 s. Two.", "Takes 1.5 s."), ("One.", "One."), ("", ""),
  ])
  func `the summary of a code is its first sentence`(explanation: String, summary: String) {
    #expect(Diagnostic.Code("a", explanation: explanation, example: "").summary == summary)
  }

  @Test func `the page of a code is wrapped`() throws {
    let code = try catalog.code(named: "unknown-key")
    #expect(
      catalog.page(of: code, layout: TextLayout(width: 30)) == """
        unknown-key

        A key is not known. Misspelt
        keys are errors.

        For example:

            hots: x

        """
    )
  }

  @Test func `the documentation lists the codes by name`() {
    #expect(
      catalog.markdown() == """
        # Diagnostics

        Every problem that pqrun reports has a code, `error[unknown-key]` for example. This page lists them all;
        `pqrun explain CODE` prints the same in the terminal. The page is made from the program: do not edit it.

        ## bad-value

        A value is bad.

        ```text
        a:
          b: 1
        ```

        ## unknown-key

        A key is not known. Misspelt keys are errors.

        ```text
        hots: x
        ```

        """
    )
  }

  @Test func `the codes of this module are explained in sentences`() {
    for code in Diagnostic.Code.coreCodes {
      #expect(code.explanation.hasSuffix("."), "\(code)")
      #expect(!code.example.isEmpty, "\(code)")
    }
  }
}
