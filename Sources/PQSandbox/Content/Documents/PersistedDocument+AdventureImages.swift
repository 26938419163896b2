extension PersistedDocument {
  static let adventureImages = PersistedDocument(
    configuration: "wknd-shared",
    name: "adventure-images",
    text: """
      # Example variables:
      # {
      #   "limit": 4
      # }

      query ($limit: Int) {
        adventureList(limit: $limit) {
          items {
            _path
            slug
            primaryImage {
              ... on ImageRef {
                _path
                _dynamicUrl
                mimeType
                width
                height
              }
            }
          }
        }
      }

      """
  )
}
