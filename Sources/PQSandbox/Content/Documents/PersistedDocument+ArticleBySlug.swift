extension PersistedDocument {
  static let articleBySlug = PersistedDocument(
    configuration: "wknd-shared",
    name: "article-by-slug",
    text: """
      # Example variables:
      # {
      #   "slug": "alaskan-adventures",
      #   "imageFormat": "PNG",
      #   "imageSeoName": "alaska",
      #   "imageWidth": 1600,
      #   "imageQuality": 90
      # }

      query (
        $slug: String!
        $imageFormat: AssetTransformFormat = PNG
        $imageSeoName: String
        $imageWidth: Int = 1200
        $imageQuality: Int = 80
      ) {
        articleList(
          filter: {
            slug: {
              _expressions: [
                {
                  value: $slug
                }
              ]
            }
          }
          _assetTransform: {
            format: $imageFormat
            seoName: $imageSeoName
            width: $imageWidth
            quality: $imageQuality
            preferWebp: true
          }
        ) {
          items {
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
