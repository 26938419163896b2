extension PersistedDocument {
  static let articleByAuthor = PersistedDocument(
    configuration: "wknd-shared",
    name: "article-by-author",
    text: """
      # Example variables:
      # {
      #   "authorFirstName": "Sofia",
      #   "authorLastName": "Sjöberg",
      #   "imageFormat": "PNG",
      #   "imageWidth": 1600,
      #   "imageQuality": 90
      # }

      query (
        $authorFirstName: String!
        $authorLastName: String!
        $imageFormat: AssetTransformFormat = PNG
        $imageWidth: Int = 1200
        $imageQuality: Int = 80
      ) {
        articleList(
          filter: {
            authorFragment: {
              firstName: {
                _expressions: [
                  {
                    value: $authorFirstName
                  }
                ]
              }
              lastName: {
                _expressions: [
                  {
                    value: $authorLastName
                  }
                ]
              }
            }
          }
          _assetTransform: {
            format: $imageFormat
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
