import PQCore
import PQFiles
import Testing

@Suite struct JSONSchemaTests {
  private let schema = JSONSchema(
    of: FileFormat(
      environment: [Field("host", .text, isRequired: true, description: "The host.")],
      settings: [],
      query: [Field("persisted", .text, description: "The persisted query.")],
      project: [Field("environments", .dictionary(.reference("environment")), description: "By name.")],
      authenticators: [
        .init("none", fields: []), .init("key", fields: [Field("key", .secret, isRequired: true, description: "It.")]),
      ]
    )
  )

  @Test func `a file has one environment or several`() {
    #expect(
      schema.text(for: .environment) == #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "pqrun environment file",
          "type": "object",
          "if": {
            "required": [
              "environments"
            ]
          },
          "then": {
            "type": "object",
            "properties": {
              "environments": {
                "title": "Environments",
                "description": "Several of them by name, in place of one named after the file.",
                "type": "object",
                "additionalProperties": {
                  "$ref": "#/$defs/environment"
                }
              }
            },
            "patternProperties": {
              "^x-": true
            },
            "additionalProperties": false
          },
          "else": {
            "$ref": "#/$defs/environment"
          },
          "$defs": {
            "environment": {
              "title": "Environment",
              "description": "One server to send queries to: where it is, how to reach it, and who asks.",
              "type": "object",
              "properties": {
                "host": {
                  "title": "Host",
                  "description": "The host.",
                  "type": [
                    "string",
                    "number",
                    "boolean"
                  ]
                }
              },
              "patternProperties": {
                "^x-": true
              },
              "additionalProperties": false,
              "anyOf": [
                {
                  "required": [
                    "host"
                  ]
                },
                {
                  "required": [
                    "extends"
                  ]
                }
              ]
            },
            "authentication": {
              "title": "Authentication",
              "description": "How requests are authenticated.",
              "type": "object",
              "properties": {
                "type": {
                  "title": "Type",
                  "description": "The name of the authenticator; the other keys are its settings.",
                  "anyOf": [
                    {
                      "enum": [
                        "none",
                        "key"
                      ]
                    },
                    {
                      "type": "string",
                      "pattern": "\\$\\{"
                    }
                  ]
                }
              },
              "required": [
                "type"
              ],
              "allOf": [
                {
                  "if": {
                    "properties": {
                      "type": {
                        "const": "none"
                      }
                    },
                    "required": [
                      "type"
                    ]
                  },
                  "then": {
                    "type": "object",
                    "properties": {
                      "type": true
                    },
                    "additionalProperties": false
                  }
                },
                {
                  "if": {
                    "properties": {
                      "type": {
                        "const": "key"
                      }
                    },
                    "required": [
                      "type"
                    ]
                  },
                  "then": {
                    "type": "object",
                    "properties": {
                      "type": true,
                      "key": {
                        "title": "Key",
                        "description": "It.",
                        "type": [
                          "string",
                          "number",
                          "boolean"
                        ]
                      }
                    },
                    "additionalProperties": false,
                    "required": [
                      "key"
                    ]
                  }
                }
              ]
            }
          }
        }

        """#
    )
  }

  @Test func `a query asks for one thing, and its checks are mappings`() {
    #expect(
      schema.text(for: .query) == #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "pqrun query file",
          "type": "object",
          "if": {
            "required": [
              "queries"
            ]
          },
          "then": {
            "type": "object",
            "properties": {
              "queries": {
                "title": "Queries",
                "description": "Several of them by name, in place of one named after the file.",
                "type": "object",
                "additionalProperties": {
                  "$ref": "#/$defs/query"
                }
              }
            },
            "patternProperties": {
              "^x-": true
            },
            "additionalProperties": false
          },
          "else": {
            "$ref": "#/$defs/query"
          },
          "$defs": {
            "query": {
              "title": "Query",
              "description": "A named query: what is asked for, with which variables, and how the answer is judged.",
              "type": "object",
              "properties": {
                "persisted": {
                  "title": "Persisted",
                  "description": "The persisted query.",
                  "type": [
                    "string",
                    "number",
                    "boolean"
                  ]
                }
              },
              "patternProperties": {
                "^x-": true
              },
              "additionalProperties": false,
              "oneOf": [
                {
                  "required": [
                    "persisted"
                  ]
                },
                {
                  "required": [
                    "request"
                  ]
                }
              ]
            },
            "check": {
              "title": "Check",
              "description": "What must hold of an answer.",
              "type": "object",
              "minProperties": 1
            }
          }
        }

        """#
    )
  }

  @Test func `a project defines what its keys refer to`() {
    let text = schema.text(for: .project)
    for name in ["environment", "query", "authentication", "check"] { #expect(text.contains("\n    \"\(name)\": {")) }
    #expect(text.contains("\"environments\": {\n      \"title\": \"Environments\""))
    #expect(text.contains("\"patternProperties\": {\n    \"^x-\": true\n  }"))
  }
}
