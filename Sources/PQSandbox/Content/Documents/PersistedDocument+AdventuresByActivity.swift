extension PersistedDocument {
  static let adventuresByActivity = PersistedDocument(
    configuration: "wknd-shared",
    name: "adventures-by-activity",
    text: """
      # Example variables:
      # {
      #   "activity": "Camping",
      #   "imageFormat": "JPG",
      #   "imageWidth": 1600,
      #   "imageQuality": 90
      # }

      query (
        $activity: String!
        $imageFormat: AssetTransformFormat = JPG
        $imageWidth: Int = 1200
        $imageQuality: Int = 80
      ) {
        adventureList(
          filter: {
            activity: {
              _expressions: [
                {
                  value: $activity
                  _operator: EQUALS
                  _ignoreCase: true
                }
              ]
            }
          }
          sort: "title ASC"
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
