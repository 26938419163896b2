extension PersistedDocument {
  static let adventureBySlug = PersistedDocument(
    configuration: "wknd-shared",
    name: "adventure-by-slug",
    text: """
      # Example variables:
      # {
      #   "slug": "bali-surf-camp",
      #   "imageFormat": "JPG",
      #   "imageSeoName": "surf-camp-in-bali",
      #   "imageWidth": 1600,
      #   "imageQuality": 90
      # }

      query (
        $slug: String!
        $imageFormat: AssetTransformFormat = JPG
        $imageSeoName: String
        $imageWidth: Int = 1200
        $imageQuality: Int = 80
      ) {
        adventureList(
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
            activity
            adventureType
            price
            tripLength
            groupSize
            difficulty
            primaryImage {
              ... on ImageRef {
                _path
                _dynamicUrl
              }
            }
            description {
              json
              plaintext
              html
            }
            itinerary {
              json
              plaintext
              html
            }
          }
          _references {
            ... on AdventureModel {
              _path
              slug
              title
              price
              __typename
            }
          }
        }
      }

      """
  )
}
