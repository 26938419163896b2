extension PersistedDocument {
  static let adventureByPrice = PersistedDocument(
    configuration: "wknd-shared",
    name: "adventure-by-price",
    text: """
      # Example variables:
      # {
      #   "price": 1200,
      #   "priceOperator": "LOWER",
      #   "imageFormat": "JPG",
      #   "imageWidth": 1600,
      #   "imageQuality": 90
      # }

      query (
        $price: Float!
        $priceOperator: FloatOperator!
        $imageFormat: AssetTransformFormat = JPG
        $imageWidth: Int = 1200
        $imageQuality: Int = 80
      ) {
        adventureList(
          filter: {
            price: {
              _expressions: [
                {
                  value: $price
                  _operator: $priceOperator
                }
              ]
            }
          }
          sort: "price ASC"
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
        }
      }

      """
  )
}
