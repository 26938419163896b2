import PQCore
import PQSandbox
import Testing

@Suite struct AssetTransformTests {
  private static let delivery = "/adobe/dynamicmedia/deliver/dm-aid--60/"

  @Test(
    arguments: [
      ("", "my_wave.jpg"),
      ("format: JPG", "my_wave.jpg"),
      ("format: WEBPLY, quality: 75", "my_wave.webp?quality=75"),
      ("format: PNG8, width: 1000, quality: 80, preferWebp: true", "my_wave.png?preferwebp=true&width=1000&quality=80"),
      ("format: GIF, seoName: \"big wave\", preferWebp: false", "big%20wave.gif"),
      (
        "format: JPG, crop: {xOrigin: 1, yOrigin: 2, width: 3, height: 4}, size: {width: 5, height: 6}",
        "my_wave.jpg?crop=1,2,3,4&size=5,6"
      ),
      ("format: JPG, rotation: R90, flip: HORIZONTAL", "my_wave.jpg?rotate=90&flip=HORIZONTAL"),
    ] as [(String, String)]
  )
  func `a transform shapes the address of a picture`(transform: String, address: String) throws {
    let argument = transform.isEmpty ? "" : ", _assetTransform: {\(transform)}"
    let result = try TestStore.run(
      "{ adventureById(_id: \"10\"\(argument)) { item { primaryImage { ... on ImageRef { _dynamicUrl } } } } }"
    )
    let image = result.body["data"]?["adventureById"]?["item"]?["primaryImage"]
    #expect(image?["_dynamicUrl"] == .string(Self.delivery + address))
  }

  @Test func `a transform without a value for an option leaves it out`() throws {
    let query = """
      query ($name: String, $format: AssetTransformFormat = JPG) {
        adventureById(_id: "10", _assetTransform: {format: $format, seoName: $name}) {
          item { primaryImage { ... on ImageRef { _dynamicUrl } } }
        }
      }
      """
    let result = try TestStore.run(query, [("format", "PNG")])
    let image = result.body["data"]?["adventureById"]?["item"]?["primaryImage"]
    #expect(image?["_dynamicUrl"] == .string(Self.delivery + "my_wave.png"))
  }
}
