import Testing

@testable import PQSandbox

@Suite struct PictureEndpointTests {
  private static let asset = ImageAsset(
    path: "/content/dam/site/a picture.jpg",
    id: "a38886f7-4537-4791-aa20-3f6ef0ac3fcd",
    width: 320,
    height: 180
  )
  private static let dynamic = "/adobe/dynamicmedia/deliver/dm-aid--a38886f7-4537-4791-aa20-3f6ef0ac3fcd"
  private let endpoint = PictureEndpoint(assets: [asset])

  @Test(arguments: [
    ("/content/dam/site/a%20picture.jpg", 320, 180),
    ("\(dynamic)/a_picture.jpg", 320, 180),
    ("\(dynamic)/any_name.webp?preferwebp=true&width=160&quality=80", 160, 90),
    ("\(dynamic)/a_picture.jpg?width=100", 100, 56),
    ("\(dynamic)/a_picture.jpg?width=9999", 320, 180),
    ("\(dynamic)/a_picture.jpg?width=0", 1, 1),
    ("\(dynamic)/a_picture.jpg?width=wide", 320, 180),
  ])
  func `a picture has the size it is asked for in`(target: String, width: Int, height: Int) throws {
    let answer = try #require(endpoint.response(to: SandboxRequest("GET", target)))
    #expect(answer.status == 200)
    #expect(answer.header("Content-Type") == "image/jpeg")
    let file = try #require(JPEGFile(answer.body))
    #expect(file.width == width)
    #expect(file.height == height)
  }

  @Test(arguments: [
    "/content/dam/site/other.jpg",
    "/content/dam/site/a%2picture.jpg",
    "/adobe/dynamicmedia/deliver/dm-aid--00000000-0000-0000-0000-000000000000/a_picture.jpg",
    dynamic,
    "\(dynamic)/a/b.jpg",
  ])
  func `what is not there is not found`(target: String) {
    #expect(endpoint.response(to: SandboxRequest("GET", target)) == nil)
  }

  @Test func `a tag saves sending the picture again`() throws {
    let target = "/content/dam/site/a%20picture.jpg"
    let tag = try #require(endpoint.response(to: SandboxRequest("GET", target))?.header("ETag"))
    let headers = [SandboxHeader("if-none-match", tag)]
    let answer = try #require(endpoint.response(to: SandboxRequest("GET", target, headers: headers)))
    #expect(answer.status == 304)
    #expect(answer.body.isEmpty)
  }
}
