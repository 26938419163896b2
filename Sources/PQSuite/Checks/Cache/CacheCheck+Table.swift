internal import PQCore
package import PQRun

extension CacheCheck {
  /// The keys that take times.
  static let times: [Field] = [
    Field("max-age", DurationRule.kind, description: "`max-age` of `Cache-Control`.", examples: ["60s"]),
    Field("s-maxage", DurationRule.kind, description: "`s-maxage` of `Cache-Control`.", examples: ["\">=5m\""]),
    Field(
      "stale-while-revalidate",
      DurationRule.kind,
      description: "`stale-while-revalidate` of `Cache-Control`.",
      examples: ["24h"]
    ),
    Field("stale-if-error", DurationRule.kind, description: "`stale-if-error` of `Cache-Control`.", examples: ["24h"]),
    Field(
      "age",
      DurationRule.kind,
      description: "How old the answer is by `Age`; without the field it is new.",
      examples: ["\"<=2h\""]
    ),
  ]

  static let settings: [Field] =
    times + CacheFlag.allCases.map { Field($0.rawValue, .boolean, description: $0.words, examples: ["false"]) } + [
      Field(
        "hit",
        .boolean,
        description: "Whether a second request of the same call is answered by a cache.",
        examples: ["true"]
      )
    ]

  package static let examples: [CheckExample] = [
    CheckExample(
      "cache: { max-age: 60s, s-maxage: \">=5m\", age: \"<=2h\", public: true, set-cookie: false }",
      headers: published,
      passes: true
    ),
    CheckExample("cache: { max-age: 5m }", headers: published, passes: false),
    CheckExample(
      "cache: { age: \"<=10m\" }",
      summary: "The answer is 1155 seconds old.",
      headers: published,
      passes: false
    ),
    CheckExample("cache: { hit: true }", headers: published, passes: true),
    CheckExample("cache: { private: true }", headers: published, passes: false),
    CheckExample("cache: { max-age: \">=1s\" }", summary: "Without Cache-Control nothing is given.", passes: false),
    CheckExample(
      "cache: { set-cookie: false }",
      headers: ["Set-Cookie: affinity=1"],
      passes: false
    ),
  ]

  private static let published = [
    "Cache-Control: public, max-age=60, s-maxage=7200, stale-while-revalidate=86400",
    "Age: 1155", "X-Cache: HIT",
  ]
}
