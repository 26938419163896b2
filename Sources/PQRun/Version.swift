/// The version of the program and the library.
public enum Version: Sendable {
  /// The version, as semantic versioning writes it.
  public static let current = "0.1.0"
}
