import PQFiles
import Testing

@Suite struct FilesReferenceTests {
  private let reference = FilesReference(of: .sample)

  @Test func `every key has a row, and those of a mapping follow it`() {
    #expect(
      reference.markdown() == #"""
        ### Environment

        | key | value | default | what it is | example |
        |---|---|---|---|---|
        | `host` | text | required | The host. | `localhost:4502` |
        | `extends` | text |  | Another environment. |  |
        | `auth` | [authentication](#authentication) | `{ type: none }` | Who asks. |  |

        ### Authentication

        The key `type` names the authenticator; the other keys are its settings.

        #### `type: none`

        It has no other keys.

        #### `type: token`

        | key | value | default | what it is | example |
        |---|---|---|---|---|
        | `token` | text, never shown | required | The token. |  |

        ### Xcode configuration file

        | key | value | default | what it is | example |
        |---|---|---|---|---|
        | `AEM_HOST` | text |  | The host. |  |

        ### Query

        | key | value | default | what it is | example |
        |---|---|---|---|---|
        | `persisted` | two segments |  | The persisted query. |  |
        | `request` | mapping |  | R. |  |
        | `request.path` | text | required | The path. |  |
        | `retry` | whole number or time with its unit | `1` | How often \| how long. |  |
        | `cases` | list of mapping |  | Runs. |  |
        | `cases[].skip` | `true` or `false` |  | Skip it. |  |

        ### Check

        A mapping that says what must hold of an answer, such as `{items: one}`: [all checks](Checks.md).

        ### Project

        | key | value | default | what it is | example |
        |---|---|---|---|---|
        | `version` | `1`, `two` |  | The version. |  |
        | `queries` | mapping of names to [query](#query) |  | Queries by name. |  |

        """#
    )
  }

  @Test func `the reference is put between its two lines`() {
    let page = "# Files\n\n\(FilesReference.beginning)\nold\n\(FilesReference.end)\nmore\n"
    let updated = reference.updating(page)
    #expect(updated?.hasPrefix("# Files\n\n\(FilesReference.beginning)\n\n### Environment\n") == true)
    #expect(updated?.hasSuffix("Queries by name. |  |\n\n\(FilesReference.end)\nmore\n") == true)
    #expect(updated.flatMap(reference.updating) == updated)
    #expect(reference.updating("# Files\n") == nil)
  }
}
