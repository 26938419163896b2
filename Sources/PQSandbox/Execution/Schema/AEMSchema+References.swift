import PQGraphQL

extension AEMSchema {
  /// The types that a content reference can lead to.
  static func references(_ models: [ContentModel]) -> [String: SchemaType] {
    let page = [
      SchemaField("type", .string), SchemaField("_path", .id), SchemaField("_authorUrl", .string),
      SchemaField("_publishUrl", .string),
    ]
    let media = page + [SchemaField("size", .int), SchemaField("format", .string)]
    let kinds = ["PageRef", "ImageRef", "MultimediaRef", "ArchiveRef", "DocumentRef", "RemoteRef"]
    return [
      "Reference": .union(kinds + models.map(\.typeName)),
      "PageRef": .object(page),
      "ImageRef": .object(
        page + [
          SchemaField("width", .int), SchemaField("height", .int), SchemaField("mimeType", .string),
          SchemaField("_dynamicUrl", .string), SchemaField("_dmS7Url", .string),
          SchemaField("_smartCrops", .list(.named("SmartCrop"))),
        ]
      ),
      "SmartCrop": .object([
        SchemaField("name", .string), SchemaField("width", .int), SchemaField("height", .int),
      ]),
      "MultimediaRef": .object(media),
      "ArchiveRef": .object(media),
      "DocumentRef": .object(media + [SchemaField("author", .string)]),
      "RemoteRef": .object([SchemaField("repositoryId", .string), SchemaField("assetId", .string)]),
    ]
  }

  /// The argument that shapes the addresses of pictures.
  static let assetTransform: [String: SchemaType] = [
    "AssetTransform": .input([
      SchemaInput("format", .nonNull(.named("AssetTransformFormat"))), SchemaInput("seoName", .string),
      SchemaInput("crop", .named("AssetTransformCrop")), SchemaInput("size", .named("AssetTransformSize")),
      SchemaInput("rotation", .named("AssetTransformRotation")), SchemaInput("flip", .named("AssetTransformFlip")),
      SchemaInput("quality", .int), SchemaInput("width", .int), SchemaInput("preferWebp", .boolean),
    ]),
    "AssetTransformCrop": .input(
      ["xOrigin", "yOrigin", "width", "height"].map { SchemaInput($0, .nonNull(.int)) }
    ),
    "AssetTransformSize": .input(["width", "height"].map { SchemaInput($0, .nonNull(.int)) }),
    "AssetTransformFormat": .enumeration(
      ["GIF", "PNG", "PNG8", "JPG", "PJPG", "BJPG", "WEBP", "WEBPLL", "WEBPLY"]
    ),
    "AssetTransformRotation": .enumeration(["R90", "R180", "R270"]),
    "AssetTransformFlip": .enumeration(["HORIZONTAL", "VERTICAL", "HORIZONTAL_AND_VERTICAL"]),
  ]
}
