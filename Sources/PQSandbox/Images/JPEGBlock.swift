/// One square of 8×8 samples after transform and quantisation, as baseline JPEG stores it.
struct JPEGBlock: Sendable {
  /// A coefficient that is not zero, with the zeros passed over to reach it.
  struct Coefficient: Sendable {
    let zerosBefore: Int
    let value: Int
  }

  /// The mean of the square.
  let mean: Int

  /// The rest, from low frequencies to high.
  let coefficients: [Coefficient]

  /// Whether zeros remain after the last coefficient.
  let endsEarly: Bool
}
