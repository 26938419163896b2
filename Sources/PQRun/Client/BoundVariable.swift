public import PQModel

/// A variable with the value it takes in one call.
public struct BoundVariable: Sendable, Hashable {
  /// The variable.
  public let variable: Variable

  /// Its value after checking.
  public let value: VariableValue

  /// Makes a pair.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - value: Its value after checking.
  public init(_ variable: Variable, _ value: VariableValue) {
    self.variable = variable
    self.value = value
  }
}
