import PQModel
import PQWKND
import Testing

struct ImageReferenceTests {
  private func environment() throws -> Environment {
    Environment(name: "author", scheme: .http, host: try Host("localhost:4502"))
  }

  @Test(
    arguments: [
      (
        ImageReference(path: "/a.jpg", dynamicURL: "/adobe/dynamicmedia/deliver/dm-aid--1/a.jpg?width=800"),
        "http://localhost:4502/adobe/dynamicmedia/deliver/dm-aid--1/a.jpg?width=800"
      ),
      (ImageReference(dynamicURL: "https://cdn.test/a.jpg"), "https://cdn.test/a.jpg"),
      (ImageReference(dynamicURL: "//cdn.test/a.jpg"), "http://cdn.test/a.jpg"),
      (
        ImageReference(authorURL: "http://localhost:4502/a.jpg", publishURL: "http://localhost:4503/a.jpg"),
        "http://localhost:4502/a.jpg"
      ),
      (
        ImageReference(path: "/a.jpg", authorURL: "https://a.test/a.jpg", publishURL: "https://p.test/a.jpg"),
        "https://p.test/a.jpg"
      ),
      (
        ImageReference(path: "/content/dam/Bali Süd/a b.jpg"),
        "http://localhost:4502/content/dam/Bali%20S%C3%BCd/a%20b.jpg"
      ),
      (ImageReference(width: 800), nil),
    ]
  )
  func `an image has a whole address`(image: ImageReference, address: String?) throws {
    #expect(image.imageURL(for: try environment()) == address)
  }

  @Test
  func `the base path of the environment stands before the path`() throws {
    var environment = try environment()
    environment.basePath = try BasePath("/aem")
    #expect(ImageReference(dynamicURL: "/x").imageURL(for: environment) == "http://localhost:4502/aem/x")
  }
}
