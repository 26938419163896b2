/// A regular expression as RFC 9485 defines it, run in time linear in the text.
package struct IRegexp: Sendable {
  private let program: [IRegexpInstruction]

  /// Reads an expression; gives nil when the text is no I-Regexp, or one that is too large to be run.
  ///
  /// - Parameter pattern: The expression.
  package init?(_ pattern: String) {
    var parser = IRegexpParser(pattern)
    guard let expression = parser.parse() else { return nil }
    var compiler = IRegexpCompiler()
    guard let program = compiler.compile(expression) else { return nil }
    self.program = program
  }

  /// Tells whether the expression matches a whole text.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it matches from the first character to the last.
  package func matches(_ text: String) -> Bool {
    var states = IRegexpStates(program)
    states.enter(0)
    for scalar in text.unicodeScalars {
      if states.isEmpty { return false }
      states.advance(over: scalar)
    }
    return states.isAccepting
  }

  /// Tells whether the expression matches somewhere in a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether any part of it matches, the empty part included.
  package func isFound(in text: String) -> Bool {
    var states = IRegexpStates(program)
    states.enter(0)
    for scalar in text.unicodeScalars {
      if states.isAccepting { return true }
      states.advance(over: scalar)
      states.enter(0)
    }
    return states.isAccepting
  }
}

/// One step of a compiled expression.
enum IRegexpInstruction: Sendable {
  case character(IRegexpCharacters)
  case fork(Int, Int)
  case jump(Int)
  case accept
}

/// The places in a program that are reached at once.
private struct IRegexpStates {
  private let program: [IRegexpInstruction]
  private var places: [Int] = []
  private var isReached: [Bool]
  private(set) var isAccepting = false

  init(_ program: [IRegexpInstruction]) {
    self.program = program
    isReached = Array(repeating: false, count: program.count)
  }

  var isEmpty: Bool { places.isEmpty }

  /// Reaches a place, and all that it leads to without a character.
  mutating func enter(_ start: Int) {
    var waiting = [start]
    while let place = waiting.popLast() {
      guard !isReached[place] else { continue }
      isReached[place] = true
      places.append(place)
      switch program[place] {
      case .character: break
      case .accept: isAccepting = true
      case .jump(let target): waiting.append(target)
      case .fork(let first, let second):
        waiting.append(second)
        waiting.append(first)
      }
    }
  }

  mutating func advance(over scalar: Unicode.Scalar) {
    let before = places
    for place in before { isReached[place] = false }
    places.removeAll(keepingCapacity: true)
    isAccepting = false
    for place in before {
      if case .character(let characters) = program[place], characters.contains(scalar) { enter(place + 1) }
    }
  }
}
