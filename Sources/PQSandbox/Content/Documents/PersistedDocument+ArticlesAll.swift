extension PersistedDocument {
  static let articlesAll = PersistedDocument(
    configuration: "wknd-shared",
    name: "articles-all",
    text: """
      # Example variables:
      # {
      #   "first": 3,
      #   "imageFormat": "PNG",
      #   "imageWidth": 1600,
      #   "imageQuality": 90
      # }

      query (
        $first: Int
        $after: String
        $imageFormat: AssetTransformFormat = PNG
        $imageWidth: Int = 1200
        $imageQuality: Int = 80
      ) {
        articlePaginated(
          first: $first
          after: $after
          _assetTransform: {
            format: $imageFormat
            width: $imageWidth
            quality: $imageQuality
            preferWebp: true
          }
        ) {
          edges {
            cursor
            node {
              _path
              title
              slug
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
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }

      """
  )
}
