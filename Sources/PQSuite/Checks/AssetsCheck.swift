package import PQCore
package import PQRun

/// The pictures and other assets that the answer names.
package struct AssetsCheck: Check {
  package static let keyword: String = "assets"
  package static let summary: String = "the pictures and files that the answer names: there, of the right type and size"
  package static let fields: [Field] = [
    Field(
      "assets",
      .either([.text, .list(.text)]),
      isRequired: true,
      description: """
        'all' for every '_path' of an asset, '_publishUrl', '_authorUrl' and '_dynamicUrl', or JSONPaths to addresses. \
        Each must come with its media type and more than 0 bytes, and a picture be as large as 'width' and 'height' \
        beside the address say.
        """,
      examples: ["all", "$..primaryImage._dynamicUrl"]
    ),
    Field(
      "limit",
      .integer,
      defaultText: "50",
      description: "The most addresses that are asked for; a note says when there are more.",
      examples: ["10"]
    ),
  ]
  package static let examples: [CheckExample] = [
    CheckExample(
      "assets: all",
      body: #"{"data":{"item":{"image":{"_path":"/content/dam/logo.svg","width":16,"height":9}}}}"#,
      passes: true,
      resources: ["/content/dam/logo.svg": picture]
    ),
    CheckExample(
      "assets: $..image._dynamicUrl",
      body: #"{"data":{"item":{"image":{"_dynamicUrl":"/adobe/dynamicmedia/deliver/dm-aid--1/logo.svg?width=8"}}}}"#,
      passes: true,
      resources: ["/adobe/dynamicmedia/deliver/dm-aid--1/logo.svg?width=8": picture]
    ),
    CheckExample(
      "assets: all",
      summary: "The picture is smaller than the answer says.",
      body: #"{"data":{"item":{"image":{"_path":"/content/dam/logo.svg","width":1600,"height":900}}}}"#,
      passes: false,
      resources: ["/content/dam/logo.svg": picture]
    ),
    CheckExample(
      "assets: all",
      summary: "The picture is not published.",
      body: #"{"data":{"item":{"image":{"_path":"/content/dam/logo.svg"}}}}"#,
      passes: false
    ),
    CheckExample(
      "assets: all",
      summary: "A log-in page comes in the place of the picture.",
      body: #"{"data":{"item":{"image":{"_path":"/content/dam/logo.svg"}}}}"#,
      passes: false,
      resources: [
        "/content/dam/logo.svg": .init("text/html", #"<html><form action="/j_security_check"></form></html>"#)
      ]
    ),
  ]

  private static let picture = CheckExample.Resource(
    "image/svg+xml",
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>"#
  )

  /// The places, or nil for all.
  private let paths: [JSONPath]?
  private let limit: Int

  package init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    limit = try decoder.value("limit")?.readInteger("limit", in: 1...10_000) ?? FetchedResource.usualLimit
    let isAll = try decoder.required("assets") { node throws(Diagnostic) in
      guard node.elements == nil else { return false }
      return try node.readText("assets") == "all"
    }
    paths = isAll ? nil : decoder.paths("assets")
  }

  package func evaluate(_ subject: CheckSubject) async -> CheckOutcome {
    guard let json = subject.json else { return .noJSON }
    var finder = AssetFinder(limit: limit)
    if let paths { finder.find(paths, in: json) } else { finder.findAll(in: json) }
    guard finder.count > 0 else {
      return .failed(
        "the answer names no asset",
        expected: paths?.map(\.text).joined(separator: ", ") ?? "_path, _publishUrl, _authorUrl or _dynamicUrl",
        actual: "nothing"
      )
    }
    let outcomes = await BoundedParallel.map(finder.assets, atOnce: FetchedResource.width) { asset in
      AssetJudge(of: asset, await FetchedResource(asset.address, beside: subject)).outcome
    }
    var outcome = CheckOutcome(findings: outcomes.flatMap(\.findings), notes: outcomes.flatMap(\.notes))
    if finder.count > limit { outcome.notes.insert("\(limit) of \(finder.count) assets are checked", at: 0) }
    return outcome.limited(to: Self.mostFindings)
  }

  private static let mostFindings = 20
}
