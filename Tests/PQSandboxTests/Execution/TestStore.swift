import PQCore
import PQGraphQL
import PQSandbox

/// A small site: three adventures of two languages, an article that shows another one, and its author.
enum TestStore {
  static func make() throws -> ContentStore {
    try ContentStore(
      fragments: [
        try adventure(
          "alps",
          id: "30",
          title: "Alps",
          price: "900",
          activity: "Hiking",
          group: 8,
          text:
            "<p>High. See <a href=\"/content/dam/t/bali\">Bali</a>, <a href=\"/content/dam/t/gone\">gone</a> and <img src=\"/content/dam/t/my-wave.jpeg\"></p>",
          tags: ["t:summer", "t:snow"]
        ),
        try adventure("bali", id: "10", title: "Bali", price: "5000", activity: "Surfing", group: nil),
        try adventure("corsica", id: "20", title: "corsica", price: nil, activity: "surfing", group: 2, locale: "fr"),
        ContentFragment(
          path: "/content/dam/t/surfers",
          id: "40",
          model: .article,
          title: "Surfers",
          fields: [
            ("title", .text("Surfers")), ("slug", .text("surfers")),
            ("featuredImage", .reference("/content/dam/t/surfers")),
            ("authorFragment", .reference("/content/dam/t/zoe")),
          ]
        ),
        ContentFragment(
          path: "/content/dam/t/waves",
          id: "41",
          model: .article,
          title: "Waves",
          fields: [("slug", .text("waves")), ("featuredImage", .reference("/content/dam/t/nothing"))]
        ),
        ContentFragment(
          path: "/content/dam/t/zoe",
          id: "50",
          model: .author,
          title: "Zoë",
          fields: [
            ("firstName", .text("Zoë")), ("birthDay", .dateTime("1990-05-04T00:00:00.000Z")),
            ("occupations", .strings(["Writer", "Surfer"])),
            ("biography", .richText(try RichText(html: "<p>Rides <strong>waves</strong></p>"))),
          ]
        ),
      ],
      assets: [ImageAsset(path: "/content/dam/t/my-wave.jpeg", id: "60", width: 40, height: 30)]
    )
  }

  static func run(
    _ text: String,
    _ variables: [(name: String, text: String)] = [],
    hasDynamicImages: Bool = true,
    fieldLimit: Int = 1000
  ) throws -> ExecutionResult {
    let settings = DeliverySettings(
      authorOrigin: "https://author.example.com",
      publishOrigin: "https://www.example.com",
      hasDynamicImages: hasDynamicImages
    )
    let document = try GraphQLDocument(parsing: SourceText(name: "test.graphql", text: text))
    return QueryExecutor(store: try make(), settings: settings, fieldLimit: fieldLimit)
      .execute(document, variables: variables)
  }

  private static func adventure(
    _ name: String,
    id: String,
    title: String,
    price: String?,
    activity: String,
    group: Int?,
    locale: String = "en",
    text: String = "<p>Fine</p>",
    tags: [String] = []
  ) throws -> ContentFragment {
    ContentFragment(
      path: "/content/dam/t/" + name,
      id: id,
      model: .adventure,
      title: title,
      locale: locale,
      tags: tags,
      fields: [
        ("title", .text(title)), ("slug", .text(name)), ("activity", .text(activity)),
        ("price", price.map(FieldValue.float) ?? .null), ("groupSize", group.map(FieldValue.int) ?? .null),
        ("description", .richText(try RichText(html: text))),
        ("primaryImage", .reference("/content/dam/t/my-wave.jpeg")),
      ]
    )
  }
}
