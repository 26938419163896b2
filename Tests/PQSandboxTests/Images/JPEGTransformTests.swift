import Testing

@testable import PQSandbox

@Suite struct JPEGTransformTests {
  private let transform = JPEGTransform(quality: 50)

  @Test func `an even square has a mean and nothing else`() {
    let block = transform.block(of: [Float](repeating: 64, count: 64))
    #expect(block.mean == 64 * 8 / 16)
    #expect(block.coefficients.isEmpty)
    #expect(block.endsEarly)
  }

  @Test func `a wave across the square gives the one coefficient of its frequency`() throws {
    // cos((2x + 1) · π / 16) in each row: amplitude 100, so the coefficient is 100 · 4 · √2 before division by 11.
    let row: [Float] = [98.08, 83.15, 55.56, 19.51, -19.51, -55.56, -83.15, -98.08]
    let block = transform.block(of: (0..<8).flatMap { _ in row })
    #expect(block.mean == 0)
    #expect(block.coefficients.count == 1)
    let coefficient = try #require(block.coefficients.first)
    #expect(coefficient.zerosBefore == 0)
    #expect(coefficient.value == 51)
  }

  @Test func `the finest detail of a square ends the block`() {
    let samples = (0..<64).map { index in (index / 8 + index % 8) % 2 == 0 ? Float(127) : -127 }
    #expect(transform.block(of: samples).endsEarly == false)
  }
}
