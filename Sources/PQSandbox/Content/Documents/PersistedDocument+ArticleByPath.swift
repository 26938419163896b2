extension PersistedDocument {
  static let articleByPath = PersistedDocument(
    configuration: "wknd-shared",
    name: "article-by-path",
    text: """
      # Example variables:
      # {
      #   "articlePath": "/content/dam/wknd-shared/en/magazine/alaska-adventure/alaskan-adventures",
      #   "imageFormat": "PNG",
      #   "imageSeoName": "alaska",
      #   "imageWidth": 1600,
      #   "imageQuality": 90
      # }

      query (
        $articlePath: String!
        $imageFormat: AssetTransformFormat = PNG
        $imageSeoName: String
        $imageWidth: Int = 1200
        $imageQuality: Int = 80
      ) {
        articleByPath(
          _path: $articlePath
          _assetTransform: {
            format: $imageFormat
            seoName: $imageSeoName
            width: $imageWidth
            quality: $imageQuality
            preferWebp: true
          }
        ) {
          item {
            _path
            title
            slug
            main {
              json
            }
            featuredImage {
              ... on ImageRef {
                _path
                _dynamicUrl
              }
            }
            authorFragment {
              firstName
              lastName
              profilePicture {
                ... on ImageRef {
                  _path
                  _dynamicUrl
                }
              }
            }
          }
        }
      }

      """
  )
}
