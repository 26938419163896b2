public import PQModel

/// A variable with the value it takes in one call.
public struct BoundVariable: Sendable, Hashable {
  /// The variable.
  public let variable: Variable

  /// Its value after checking.
  public let value: VariableValue

  /// The value as it was given; nil when nobody gave one.
  package let given: GivenValue?

  /// Makes a pair.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - value: Its value after checking.
  public init(_ variable: Variable, _ value: VariableValue) {
    self.init(variable, value, given: nil)
  }

  /// Makes a pair.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - value: Its value after checking.
  ///   - given: The value as it was given, or nil.
  package init(_ variable: Variable, _ value: VariableValue, given: GivenValue?) {
    self.variable = variable
    self.value = value
    self.given = given
  }
}
