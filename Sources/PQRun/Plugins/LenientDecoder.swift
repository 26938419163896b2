/// A decoder of several items that can do with those that fit.
public protocol LenientDecoder<Output>: ResultDecoder {
  /// The same decoder, for which an item that does not fit is a warning and no error.
  var lenient: Self { get }
}
