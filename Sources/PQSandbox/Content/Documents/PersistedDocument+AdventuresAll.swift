extension PersistedDocument {
  static let adventuresAll = PersistedDocument(
    configuration: "wknd-shared",
    name: "adventures-all",
    text: """
      # Example variables:
      # {
      #   "offset": 0,
      #   "limit": 10,
      #   "sort": "title ASC",
      #   "imageFormat": "JPG",
      #   "imageWidth": 1600,
      #   "imageQuality": 90
      # }

      query (
        $offset: Int
        $limit: Int
        $sort: String
        $imageFormat: AssetTransformFormat = JPG
        $imageWidth: Int = 1200
        $imageQuality: Int = 80
      ) {
        adventureList(
          offset: $offset
          limit: $limit
          sort: $sort
          _assetTransform: {
            format: $imageFormat
            width: $imageWidth
            quality: $imageQuality
            preferWebp: true
          }
        ) {
          items {
            _path
            slug
            title
            activity
            price
            tripLength
            primaryImage {
              ... on ImageRef {
                _path
                _dynamicUrl
              }
            }
          }
        }
      }

      """
  )
}
