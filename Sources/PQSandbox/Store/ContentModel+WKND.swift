extension ContentModel {
  /// The models of Adobe's WKND site, version 3.1.
  package static let wknd = [adventure, article, author]

  /// A trip that can be booked.
  package static let adventure = ContentModel(
    name: "adventure",
    title: "Adventure",
    path: "/conf/wknd-shared/settings/dam/cfm/models/adventure",
    fields: [
      Field("title", .text, isRequired: true),
      Field("slug", .text, isRequired: true),
      Field("description", .richText),
      Field("adventureType", .text),
      Field("tripLength", .text),
      Field("activity", .text),
      Field("groupSize", .int),
      Field("difficulty", .text),
      Field("price", .float),
      Field("primaryImage", .contentReference),
      Field("itinerary", .richText),
      Field("gearList", .richText),
    ]
  )

  /// A story of the magazine.
  package static let article = ContentModel(
    name: "article",
    title: "Article",
    path: "/conf/wknd-shared/settings/dam/cfm/models/article",
    fields: [
      Field("title", .text),
      Field("slug", .text, isRequired: true),
      Field("featuredImage", .contentReference),
      Field("authorFragment", .fragmentReference(model: "author")),
      Field("main", .richText),
    ]
  )

  /// A writer of stories.
  package static let author = ContentModel(
    name: "author",
    title: "Author",
    path: "/conf/wknd-shared/settings/dam/cfm/models/author",
    fields: [
      Field("firstName", .text, isRequired: true),
      Field("lastName", .text),
      Field("profilePicture", .contentReference),
      Field("birthDay", .dateTime),
      Field("biography", .richText),
      Field("occupations", .textList),
    ]
  )
}
