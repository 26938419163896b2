import Testing

@testable import PQSandbox

@Suite struct LandscapeRendererTests {
  @Test(arguments: [(1600, 899), (720, 480), (1000, 357), (17, 9), (1, 1)])
  func `a picture is a JPEG file of the wanted size`(width: Int, height: Int) throws {
    let file = LandscapeRenderer(Landscape(seed: "a", width: width, height: height)).jpeg()
    let frame = try #require(JPEGFile(file))
    #expect(frame.width == width)
    #expect(frame.height == height)
    #expect(frame.markers == [0xE0, 0xDB, 0xC0, 0xC4, 0xC4, 0xDA])
    #expect(file.count < 60_000)
  }

  @Test func `the same seed draws the same picture, another seed another one`() {
    func file(_ seed: String) -> [UInt8] {
      LandscapeRenderer(Landscape(seed: seed, width: 160, height: 90)).jpeg()
    }
    #expect(file("a") == file("a"))
    #expect(Set(["a", "b", "c", "d", "e"].map(file)).count == 5)
  }

  @Test func `a rectangle that one layer fills has that layer's color everywhere`() {
    let landscape = Landscape(seed: "bali", width: 320, height: 200)
    var filled = 0
    for top in stride(from: 0, to: 200, by: 8) {
      for left in stride(from: 0, to: 320, by: 8) {
        guard let layer = landscape.layer(filling: left..<left + 8, rows: top..<top + 8) else { continue }
        filled += 1
        for (x, y) in [(0, 0), (7, 0), (0, 7), (7, 7), (3, 4)] {
          let color = landscape.color(x: left + x, y: top + y)
          #expect(color.luma == landscape.color(of: layer, row: top + y).luma)
        }
      }
    }
    #expect(filled > 500)
  }
}
