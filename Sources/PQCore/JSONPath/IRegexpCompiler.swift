/// Turns a parsed expression into a program of bounded size (Thompson's construction).
struct IRegexpCompiler {
  private static let sizeLimit = 20_000

  private var program: [IRegexpInstruction] = []

  /// Compiles an expression; gives nil when its counted repetitions make it too large.
  mutating func compile(_ expression: IRegexpExpression) -> [IRegexpInstruction]? {
    guard emit(expression) else { return nil }
    program.append(.accept)
    return program
  }

  /// Appends an expression, and tells whether the program is still small enough.
  private mutating func emit(_ expression: IRegexpExpression) -> Bool {
    guard program.count < Self.sizeLimit else { return false }
    switch expression {
    case .characters(let characters):
      program.append(.character(characters))
      return true
    case .sequence(let expressions):
      return expressions.allSatisfy { emit($0) }
    case .alternatives(let branches):
      return emit(branches)
    case .repetition(let expression, let least, let most):
      return emit(expression, least: least, most: most)
    }
  }

  private mutating func emit(_ branches: [IRegexpExpression]) -> Bool {
    var exits: [Int] = []
    for branch in branches.dropLast() {
      let fork = program.count
      program.append(.jump(0))
      guard emit(branch) else { return false }
      exits.append(program.count)
      program.append(.jump(0))
      program[fork] = .fork(fork + 1, program.count)
    }
    guard let last = branches.last, emit(last) else { return false }
    for exit in exits { program[exit] = .jump(program.count) }
    return true
  }

  private mutating func emit(_ expression: IRegexpExpression, least: Int, most: Int?) -> Bool {
    // An expression of no size, such as (), is the same however often it is repeated; the bound keeps the loop short.
    guard least <= Self.sizeLimit, most ?? 0 <= Self.sizeLimit else { return false }
    for _ in 0..<least {
      guard emit(expression) else { return false }
    }
    guard let most else {
      let fork = program.count
      program.append(.jump(0))
      guard emit(expression) else { return false }
      program.append(.jump(fork))
      program[fork] = .fork(fork + 1, program.count)
      return true
    }
    var forks: [Int] = []
    for _ in least..<most {
      forks.append(program.count)
      program.append(.jump(0))
      guard emit(expression) else { return false }
    }
    for fork in forks { program[fork] = .fork(fork + 1, program.count) }
    return true
  }
}
